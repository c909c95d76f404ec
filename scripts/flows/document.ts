import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../.storybook/machine-panel/chart.ts';
import { everyMachine } from './machines.ts';

export const flowsFile = 'docs/flows.md';

/** The charts of all machines as one page, in which code hosts draw them. */
export async function flowsDocument(): Promise<string> {
  const machines = await everyMachine();
  const byName = machines.toSorted((one, other) => one.machine.id.localeCompare(other.machine.id));
  return [heading, ...byName.map(section)].join('\n');
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
