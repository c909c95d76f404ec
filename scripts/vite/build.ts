import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { pathOf, type Roles } from './chunks.ts';

/** The class of a style sheet's name on the page: `jr-Field-label`. It says where it stands, and compresses better than a digest. */
export const classNameOf = (name: string, file: string): string =>
  `jr-${file.replace(/^.*[\\/]|\.module\.css.*$/g, '')}-${name}`;

/** A file of the build, as far as the check needs it. */
export interface BuiltFile {
  fileName: string;
  /** The text of the file. */
  text: string;
  /** Paths of the modules whose code it holds. */
  modules: string[];
}

/** Fails the build when a built file holds mock, test or debug code. */
export const productionOnly = (): Rolldown.Plugin => ({
  name: 'production-only',
  generateBundle(_options, bundle) {
    const found = Object.values(bundle).map(asBuiltFile).flatMap(foreignCode);
    if (found.length > 0) this.error(`The production build holds code that must not ship:\n  ${found.join('\n  ')}`);
  },
});

/** What a production file must not hold, each finding as a sentence. */
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
  { path: /(^|\/)src\/(site\/|main\.tsx)/, what: 'the development site' },
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

/** What the modules behind an entry that mounts widgets are. */
export const pageRoles = (entry: string): Roles => ({
  entry,
  frame: resolve('src/app/mount-screen.tsx'),
  isPage: (id) => id.includes('/src/screens/'),
  isMachinery: (id) => /(?:^|node_modules\/)@?xstate(?:\/|$)/.test(id),
});
