import { expect, test } from 'vitest';
import { liveliest } from '../../.storybook/machine-panel/liveliest.ts';
import type { LogEntry, MachineView } from '../../.storybook/machine-panel/protocol.ts';

const machine = (name: string, status: MachineView['status'] = 'active'): MachineView => ({
  session: name,
  name,
  depth: 0,
  status,
  state: '',
  tags: [],
  chart: { states: [], edges: [] },
  live: [],
  context: [],
  events: [],
  waits: [],
});

const moves = (...names: string[]): LogEntry[] =>
  names.map((name, number) => ({ number, at: 0, machine: name, cause: '', payload: '', state: '' }));

test.each([
  { moved: ['products', 'fulfilment'], shown: 'fulfilment' },
  { moved: ['fulfilment', 'products'], shown: 'fulfilment' },
  { moved: ['fulfilment', 'subscribe'], shown: 'subscribe' },
  { moved: [], shown: 'subscribe' },
])('shows $shown, whose move was the last of a running machine, after $moved [BEYOND-96]', ({ moved, shown }) => {
  const machines = [machine('subscribe'), machine('fulfilment'), machine('products', 'done')];
  expect(liveliest({ machines, log: moves(...moved) })).toBe(shown);
});
