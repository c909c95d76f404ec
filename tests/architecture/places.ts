import { basename, dirname } from 'node:path/posix';
import { leadsTo, ours, type Rule, runs } from './rule.ts';
import { isGenerated, type Source } from './source.ts';

export interface PlaceRule {
  name: string;
  reason: string;
  /** Returns the violations among all files, each as a phrase. */
  findings: (paths: ReadonlySet<string>) => string[];
}

const MOST_FILES = 25;

/** May be longer: decisions are listed by date, and schemas have a file each for tree shaking. */
const LISTS = /^(?:docs\/decisions|machines\/api\/schemas\/\w+)$/;

export const places: PlaceRule[] = [
  {
    name: 'a folder holds at most 25 files',
    reason: 'A longer list is hard to scan. Split it into folders by subject.',
    findings: (paths) => {
      const counts = new Map<string, number>();
      for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
      return [...counts]
        .filter(([folder, count]) => count > MOST_FILES && !LISTS.test(folder))
        .map(([folder, count]) => `${folder} holds ${count} files`);
    },
  },
  {
    name: 'a file name shows its kind',
    reason: 'Components and their files are in PascalCase, everything else is in kebab-case.',
    findings: (paths) =>
      [...paths]
        .filter((path) => !isGenerated(path) && ![COMPONENT, KEBAB, GUIDE].some((kind) => kind.test(basename(path))))
        .map((path) => `${path} is neither PascalCase nor kebab-case`),
  },
  {
    name: 'a machine has its ports beside it',
    reason: 'After reading what a machine does, a reader finds how its work is done in the next file.',
    findings: (paths) =>
      machinesIn(paths)
        .map(({ folder, name }) => `${folder}/${name}.ports.ts`)
        .filter((path) => !paths.has(path))
        .map((path) => `${path} is missing`),
  },
  {
    name: 'a fixture has its machine’s name and floor',
    reason: 'The walk finds a machine’s fixture by that path, and silently goes without one if it is missing.',
    findings: (paths) => {
      const named = new Set(machinesIn(paths).map(({ floor, name }) => `tests/flows/${floor}/${name}.fixture.ts`));
      return [...paths]
        .filter((path) => path.endsWith('.fixture.ts') && !named.has(path))
        .map((path) => `${path} has no machine`);
    },
  },
  {
    name: 'a journey named after a flow is on that flow’s floor',
    reason: 'A flow’s journey should be in the folder with the same name as the flow’s.',
    findings: (paths) => {
      const floors = new Map(machinesIn(paths).map(({ floor, name }) => [`${name}.spec.ts`, floor]));
      return [...paths]
        .filter((path) => path.startsWith('tests/journeys/') && floors.has(basename(path)))
        .filter((path) => floors.get(basename(path)) !== basename(dirname(path)))
        .map((path) => `${path} belongs in ${floors.get(basename(path))}`);
    },
  },
  {
    name: 'a folder of screens matches a folder of machines',
    reason:
      'A flow has the same name in every room. Only the review of an order and stories that chain several flows have their own folders.',
    findings: (paths) => {
      const rooms = new Set([...paths].filter((path) => path.startsWith('machines/')).flatMap(foldersOf));
      const screens = new Set([...paths].filter((path) => path.startsWith('src/screens/')).map(dirname));
      return [...screens]
        .filter(
          (folder) =>
            !foldersOf(`${folder}/`)
              .slice(2)
              .every((name) => name === 'journeys' || name === 'review' || rooms.has(name)),
        )
        .map((folder) => `${folder} matches no folder of machines`);
    },
  },
];

export const screens: Rule[] = [
  {
    name: 'a screen has its flow’s name and folder',
    reason: 'A flow has the same name in every room. One of the two names may be a prefix of the other.',
    findings: (source) =>
      flowsOf(source)
        .filter(({ folder, name }) => dirname(source.path) !== `src/screens/${folder}` || !isSame(name, source))
        .map(({ target }) => `runs ${target}`),
  },
  {
    name: 'a screen has its stories beside it',
    reason: 'Every state that a reader can reach has a story, under the name of its screen.',
    findings: (source, house) =>
      isScreen(source) && !house.has(source.path.replace(/\.tsx$/, '.stories.tsx')) ? ['has no stories'] : [],
  },
];

const COMPONENT = /^[A-Z][A-Za-z]*(\.stories|\.test)?\.tsx$|^[A-Z][A-Za-z]*\.module\.css$/;
const GUIDE = /^README\.md$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/;

const machinesIn = (paths: ReadonlySet<string>) =>
  [...paths]
    .filter((path) => path.endsWith('.machine.ts'))
    .map((path) => ({ folder: dirname(path), floor: path.split('/')[1] ?? '', name: basename(path, '.machine.ts') }));

const foldersOf = (path: string): string[] => path.split('/').slice(0, -1);

const isScreen = ({ path, text }: Source): boolean =>
  path.startsWith('src/screens/') && /^export const screen\b/m.test(text);

const flowsOf = (source: Source) =>
  ours(source)
    .filter((each) => isScreen(source) && runs(each) && leadsTo('machines/')(each) && each.target.endsWith('.ports.ts'))
    .map(({ target }) => ({
      target,
      folder: dirname(target).replace('machines/', ''),
      name: basename(target, '.ports.ts'),
    }));

/** Whether a screen is named after a flow: `Login` runs `login-tabs`. */
function isSame(name: string, { path }: Source): boolean {
  const own = basename(path, '.tsx')
    .replace(/(?<!^)[A-Z]/g, '-$&')
    .toLowerCase();
  return `${own}-`.startsWith(`${name}-`) || `${name}-`.startsWith(`${own}-`);
}
