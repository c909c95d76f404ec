import { resolve } from 'node:path';
import type { AcceptedPlugin } from 'postcss';
import type { CSSOptions, Rolldown } from 'vite';
import { pathOf, type Roles } from './chunks.ts';

/** Returns a class name such as `jr-Field-label`. It shows where it is defined, and compresses better than a hash. */
export const classNameOf = (name: string, file: string): string =>
  `jr-${file.replace(/^.*[\\/]|\.module\.css.*$/g, '')}-${name}`;

/** Makes the rules for our elements outweigh every rule of a host that has fewer than three ids and no `!important`. */
export const outweighHosts: AcceptedPlugin = {
  postcssPlugin: 'outweigh-hosts',
  // Once the classes have their final names, so that these ids are not renamed.
  OnceExit(root) {
    root.walkRules((rule) => {
      const { parent, source } = rule;
      // A style sheet of a site can import ours.
      if (!OWN_STYLES.test(source?.input.from ?? '')) return;
      if (Object(parent).name === 'keyframes' || [parent, parent?.parent].some((around) => around?.type === 'rule'))
        return;
      rule.selectors = rule.selectors.map((selector) =>
        ELSEWHERE.test(selector) ? selector : selector.replace(/^[a-z*]*/, `$&${WEIGHT}`),
      );
    });
  },
};

const OWN_STYLES = /\.module\.css|[\\/]src[\\/]styles[\\/]/;
const WEIGHT = ':not(#j#j#j)';

/** A selector for the host's own elements or the mount point, or one with its own weight. */
const ELSEWHERE = /^(?::root|:where|:not|\[data-|(?:\.jr)+(?::has|$))/;

export const css: CSSOptions = {
  modules: { generateScopedName: classNameOf },
  postcss: { plugins: [outweighHosts] },
};

export interface BuiltFile {
  fileName: string;
  text: string;
  modules: string[];
}

/** Fails the build if a built file contains mock, test or debug code. */
export const productionOnly = (): Rolldown.Plugin => ({
  name: 'production-only',
  generateBundle(_options, bundle) {
    const found = Object.values(bundle).map(asBuiltFile).flatMap(foreignCode);
    if (found.length > 0) this.error(`The production build holds code that must not ship:\n  ${found.join('\n  ')}`);
  },
});

/** Returns a sentence for each violation in a production file. */
export const foreignCode = ({ fileName, text, modules }: BuiltFile): string[] => [
  ...foreignModules
    .filter(({ path }) => modules.some((module) => path.test(module)))
    .map(({ what }) => `${fileName} holds a module of ${what}`),
  ...foreignText
    .filter(({ words }) => text.includes(words))
    .map(({ words, what }) => `${fileName} says ${JSON.stringify(words)}, which is ${what}`),
];

const foreignModules = [
  { path: /(^|\/)mocks\//, what: 'mocks/' },
  { path: /(^|\/)src\/main\.tsx/, what: 'the publication' },
  { path: /\/node_modules\/(msw|@mswjs)\//, what: 'msw' },
  { path: /\/node_modules\/(@?storybook|vitest|@vitest|@statelyai)\//, what: 'a test tool' },
  { path: /\.(test|stories)\.tsx?$/, what: 'a test or story' },
  { path: /\/react(-dom)?\/cjs\/[^/]*\.development\.js$/, what: 'the development build of React' },
];

const foreignText = [
  { words: 'mockServiceWorker', what: 'the mock worker' },
  { words: '/mock-worker.js', what: 'the mock worker' },
  { words: 'onUnhandledFrame', what: 'msw' },
  { words: 'sourceMappingURL=data:', what: 'an inline source map' },
  { words: 'debugger;', what: 'a breakpoint' },
];

function asBuiltFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BuiltFile {
  if (file.type === 'chunk') return { fileName: file.fileName, text: file.code, modules: file.moduleIds.map(pathOf) };
  return {
    fileName: file.fileName,
    text: typeof file.source === 'string' ? file.source : '',
    modules: file.originalFileNames,
  };
}

export const pageRoles = (entry: string): Roles => ({
  entry,
  frame: resolve('src/app/mount-screen.tsx'),
  isPage: (id) => id.includes('/src/screens/'),
  isMachinery: (id) => /(?:^|node_modules\/)@?xstate(?:\/|$)/.test(id),
});
