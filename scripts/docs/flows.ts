import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { chartOf } from '../../.storybook/machine-panel/chart.ts';

/** Every exported machine in `machines/`, with its file. */
export async function everyMachine(): Promise<{ file: string; machine: AnyStateMachine }[]> {
  const found = await Promise.all(machineFiles().map(machinesIn));
  return found.flat();
}

export const machineFiles = (): string[] =>
  globSync('machines/**/*.machine.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

export async function machinesIn(file: string) {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.values(exported)
    .filter((value) => value instanceof StateMachine)
    .map((machine: AnyStateMachine) => ({ file, machine }));
}

export const flowsFile = 'docs/flows.md';

/** The charts of all machines as one page of Mermaid, which code hosts render. */
export async function flowsDocument(): Promise<string> {
  const machines = await everyMachine();
  return [heading, ...machines.map(section)].join('\n');
}

const heading = `# Flows

The chart of every machine, made from the machines themselves by \`npm run docs:flows\`; a change by hand is lost.

A line inside a state is an event that the state takes and stays. On an arrow stands what leads along it: an event, work that is
*done* or *failed*, another machine that *moved*, or a delay that ran out; and in square brackets the guard that must hold.
`;

const section = ({ file, machine }: { file: string; machine: AnyStateMachine }) => `## ${machine.id}

[\`${file}\`](../${file})

\`\`\`mermaid
${chartOf(machine)}
\`\`\`
`;
