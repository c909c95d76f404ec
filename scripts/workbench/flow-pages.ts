import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { callsIn } from '#fixtures/world/flow-calls.ts';
import { record } from '../../.storybook/record/record.ts';
import { isLeaf, stateName } from '../../.storybook/record/states.ts';
import type { CallId } from '../../mocks/documented.ts';
import { callIds } from '../../mocks/routes.ts';
import { everyMachine } from '../docs/flows.ts';
import { citations, parseCitations, readLedger } from '../trace.ts';
import { readStories, type Story } from './stories.ts';

const FOLDER = '.storybook/flows';

export interface FlowPage {
  machine: string;
  file: string;
  exported: string;
  title: string;
  calls: readonly CallId[];
  runs: readonly string[];
  requirements: readonly string[];
}

/** Writes a story per page: of each flow, and the first. */
export async function writeFlowPages(): Promise<void> {
  const pages = await flowPages();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writePage('start', 'Start here', 'Start', '');
  for (const page of pages) {
    const props = `machine={${page.exported}} {...${JSON.stringify(propsOf(page, pages))}}`;
    const machine = `import { ${page.exported} } from '#${page.file}';`;
    writePage(page.machine, page.title, 'FlowPage', props, machine);
  }
}

export async function flowPages(): Promise<FlowPage[]> {
  const stories = readStories();
  const machines = await everyMachine();
  const ids = new Set(machines.map(({ machine }) => machine.id));
  const cited = citations();
  return machines.map(({ file, machine }) => {
    const room = dirname(file);
    const own = stories.filter((story) => shows(story, machine, room));
    const tests = cited.filter((one) => one.file.startsWith(room) && isOf(one.file, file));
    return {
      machine: machine.id,
      file,
      exported: `${machine.id}Machine`,
      title: titleOf(machine.id, room, own),
      calls: callsOf(file, own),
      runs: [...invoked(machine.root)].filter((name) => name !== machine.id && ids.has(name)),
      requirements: inOrder([...own.flatMap(({ text }) => parseCitations(text)), ...tests.map(({ id }) => id)]),
    };
  });
}

/**
 * Whether a story shows a flow: its file says so, it rests in a state of its folder's machine that the machine does not
 * start in, or it was recorded for a transient state. In a folder with a single machine, all resting stories do.
 */
function shows({ file, name, tags }: Story, { root, id }: AnyStateMachine, room: string): boolean {
  const { rests = [], passes = [] } = record[file]?.[name] ?? {};
  const isNear = dirname(file) === room.replace('machines', 'src/screens');
  const atStart = globSync(`${room}/*.machine.ts`).length === 1 ? [] : startOf(root).map(stateName);
  const isOwn = (state: string) => state.startsWith(`${id}.`);
  return (
    tags.has(`flow:${id}`) ||
    (isNear && rests.some((state) => isOwn(state) && !atStart.includes(state))) ||
    passes.some(isOwn)
  );
}

function startOf(node: AnyStateNode): AnyStateNode[] {
  if (isLeaf(node)) return [node];
  return (node.type === 'parallel' ? Object.values(node.states) : node.initial.target).flatMap(startOf);
}

/** Whether a test covers the machine or its ports; in a folder with a single machine, all tests do. */
const isOf = (test: string, machine: string): boolean =>
  test.startsWith(machine.replace('.machine.ts', '.')) || globSync(`${dirname(machine)}/*.machine.ts`).length === 1;

function inOrder(ids: readonly string[]): string[] {
  const cited = new Set(ids);
  return readLedger()
    .map(({ id }) => id)
    .filter((id) => cited.has(id));
}

function titleOf(id: string, room: string, stories: readonly Story[]): string {
  const [near] = globSync(`${room.replace('machines', 'src/screens')}/*.stories.tsx`).toSorted();
  const file = near ?? stories[0]?.file;
  if (file === undefined) throw new Error(`No story shows the flow ${id}.`);
  const section = /meta\(\{\s*title: '([^'/]+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return `${section}/Flow: ${wordsOf(id)}`;
}

const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const invoked = (node: AnyStateNode): Set<string> =>
  new Set([
    ...node.invoke.map(({ src }) => String(src)),
    ...Object.values(node.states).flatMap((inner) => [...invoked(inner)]),
  ]);

function callsOf(machine: string, stories: readonly Story[]): CallId[] {
  const [ports] = globSync(machine.replace('.machine.ts', '.ports.ts'));
  const direct = ports === undefined ? [] : callsIn(readFileSync(ports, 'utf8'));
  const shown = stories.flatMap(({ file, name }) => record[file]?.[name]?.receives ?? []);
  return callIds.filter((id) => direct.includes(id) || shown.some((reply) => reply.startsWith(`${id}.`)));
}

function propsOf(page: FlowPage, all: readonly FlowPage[]) {
  const runs = all.filter(({ machine }) => page.runs.includes(machine));
  return {
    name: nameOf(page.title),
    file: page.file,
    runs: Object.fromEntries(runs.map(({ machine, title }) => [wordsOf(machine), pageId(title)])),
    calls: page.calls,
    ids: page.requirements,
  };
}

const nameOf = (title: string): string => title.slice(title.indexOf('/') + 1);

/** A story with the name of its file stands in the sidebar alone. */
function writePage(file: string, title: string, component: string, props: string, machine = ''): void {
  const text = `import preview from '#storybook/preview.tsx';
import { ${component} } from '../flow-page/${component}.tsx';
${machine}

const meta = preview.meta({ title: '${title}', tags: ['page'] });

export const Page = meta.story({ name: '${nameOf(title)}', render: () => <${component} ${props} /> });
`;
  writeFileSync(`${FOLDER}/${file}.gen.stories.tsx`, text);
}

/** The id that Storybook gives the only story of a file, `Page`. */
export const pageId = (title: string): string => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--page`;
