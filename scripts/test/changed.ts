import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import { CORE } from '../../tests/support/effort.ts';
import { titleIn } from '../workbench/story-titles.ts';

export interface Change {
  /** The commit that the work tree is compared with. */
  base: string;
  /** Paths from the root: edited, new and deleted files, and both names of renamed ones. */
  files: string[];
}

/** What a change is likely to break, as arguments for each runner; undefined if there is nothing to run. */
export interface Selection {
  unit: string[];
  lint: string[];
  /** Includes no journey on host pages unless `build` is set. */
  journeys: string[] | undefined;
  stories: string[] | undefined;
  checks: { build: boolean; contract: boolean; kit: boolean };
}

/** Returns what differs from a revision, by default from what was last pushed. Throws if git fails. */
export function readChange(revision?: string, folder = process.cwd()): Change {
  const run = (args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const git = (...args: string[]): string => {
    const { status, stdout, stderr, error } = run(args);
    if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`);
    return stdout;
  };
  const pushed = ['@{upstream}', 'origin/HEAD'].find((name) => run(['rev-parse', '--verify', name]).status === 0);
  const base = revision
    ? git('rev-parse', '--verify', `${revision}^{commit}`)
    : git('merge-base', 'HEAD', pushed ?? 'HEAD');
  const edited = git('diff', '--name-only', '--no-renames', '-z', base.trim(), '--');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return { base: base.trim(), files: [...new Set(`${edited}${added}`.split('\0').filter(Boolean))].sort() };
}

/**
 * Selects the whole stories and journeys of the flows that a change is in, and the core tests of other journeys that
 * open their pages. A change of what flows share selects the core tests of all.
 */
export function select({ base, files }: Change): Selection {
  const has = (globs: string[]): boolean => files.some((file) => isIn(globs, file));
  const shown = files.filter((file) => isIn(SHOWN, file) && !isIn(TESTS, file));
  const touched = readWidgets().filter(({ room }) => shown.some((file) => roomOf(file) === room));
  const isShared = shown.some((file) => touched.every(({ room }) => room !== roomOf(file)));
  const isAnywhere = isShared || has(HELPERS);
  const isStudio = has(STUDIO);

  const specs = globSync('tests/journeys/**/*.spec.ts', { exclude: STUDIO }).sort();
  const own = specs.filter((spec) => files.includes(spec) || touched.some((widget) => isOf(widget, spec)));
  const opening = specs.filter((spec) => !isIn(HOST, spec) && touched.some(({ route }) => opens(spec, route)));
  const reached = isAnywhere ? [] : [...new Set([...own, ...opening])];
  const onlyImporting = has(HELPERS) && shown.length === 0 ? [`--only-changed=${base}`] : [];

  const journeys = [...onlyImporting, ...reached, ...grep([CORE, ...own.map(nameOf)])];

  const isReached = (story: string): boolean =>
    touched.some(({ room }) => room === roomOf(story)) || files.some((file) => stemOf(file) === stemOf(story));
  const titles = globSync('src/**/*.stories.tsx').filter(isReached).sort().map(readTitle);
  const opened = files.filter((file) => isIn(STUDIO, file) && file.endsWith('.spec.ts')).map(nameOf);
  const named = [...(isShared || isStudio ? [CORE] : []), ...titles, ...opened];
  const stories = [...(isStudio ? [] : ['--project=stories']), ...grep(named)];
  return {
    unit: ['--changed', base],
    lint: has(LINTING) ? [] : ['--no-errors-on-unmatched', ...files.filter((file) => existsSync(file))],
    journeys: isAnywhere || reached.length > 0 ? journeys : undefined,
    stories: named.length > 0 ? stories : undefined,
    checks: {
      build: isAnywhere || has([...HOST, ...BUILD]),
      contract: has(CONTRACT),
      kit: isAnywhere || has(['{conformance,docs/examples}/**']),
    },
  };
}

const CONFIGURATION = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const SITE = ['index.html', 'openapi.yaml', 'playwright.config.ts', 'scripts/vite/**', 'scripts/*-site.ts'];
const HOST = ['tests/journeys/host/**', 'docs/examples/host/**'];
const SHOWN = ['{machines,src,mocks,public}/**', ...CONFIGURATION, ...SITE, ...HOST];
const TESTS = ['**/*.{test,stories,spec}.{ts,tsx}'];
const HELPERS = ['tests/support/**', 'tests/journeys/support/**'];
const STUDIO = ['.storybook/**', 'tests/stories/**', 'tests/journeys/workbench/**', 'playwright.workbench.config.ts'];
const BUILD = ['scripts/{budgets,build-server,ship}.ts', 'scripts/{budgets,package}/**'];
const LINTING = [...CONFIGURATION, 'biome.json', '.gitignore'];
const CONTRACT = [
  ...CONFIGURATION,
  '{openapi,redocly}.yaml',
  '{machines/api,scripts/contract}/**',
  'docs/requirements.md',
];

const isIn = (globs: string[], file: string): boolean => globs.some((glob) => matchesGlob(file, glob));

/** Reads the text of the module, since its imports load every screen. */
const readWidgets = () =>
  Array.from(
    readFileSync('src/mounts.ts', 'utf8').matchAll(/([\w-]+)'?: \{\s*route: '(.+)',\s*load: .+'#screens\/(.+)'/g),
    ([, name = '', route = '', screen = '']) => ({ name, route, room: dirname(screen) }),
  );

type Widget = ReturnType<typeof readWidgets>[number];

/** The folder of a flow, such as `purchase/renew`, on the floor of the machines or the screens. */
const roomOf = (file: string): string | undefined =>
  /^(?:machines|src\/screens)\/(widgets|[^/]+\/[^/]+)\//.exec(file)?.[1];

/** Whether a journey bears the name of a flow: `purchase/renew/tabs.spec.ts` or `purchase/renew-tabs.spec.ts`. */
const isOf = ({ name, room }: Widget, spec: string): boolean =>
  isIn([`tests/journeys/${room}/**`, `tests/journeys/${dirname(room)}/{${name},${basename(room)}}{-*,}.spec.ts`], spec);

const readTitle = (story: string): string => `${titleIn(readFileSync(story, 'utf8'))}: `;
const stemOf = (file: string): string | undefined => file.split('.')[0];
const nameOf = (spec: string): string => basename(spec);

function opens(spec: string, route: string): boolean {
  const path = escaped(route).replaceAll(/\\\{.+?\\\}/g, '[^/?#\'"`]+');
  return new RegExp(`['"\`]${path}[?#'"\`]`).test(readFileSync(spec, 'utf8'));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Playwright compares with the path of the file, the title and the tags of each test. */
const grep = (texts: string[]): string[] => ['--pass-with-no-tests', '--grep', texts.map(escaped).join('|')];
