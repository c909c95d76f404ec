import { expect, test } from 'vitest';
import { problemsOf } from '../../.storybook/machine-panel/problems.ts';
import { everyMachine } from '../../scripts/docs/flows.ts';
import { eventSchemas } from '../../scripts/workbench/event-schemas.ts';
import { samplesOfFixtures } from '../../scripts/workbench/samples.ts';

const schemas = eventSchemas();

test('every event that the machines are walked with matches its type [BEYOND-92]', async () => {
  const machines = await everyMachine();
  const samples = await samplesOfFixtures();
  const wrong = Object.entries(samples).flatMap(([machine, events]) =>
    Object.entries(events).flatMap(([type, payloads]) =>
      payloads.flatMap((payload) =>
        problemsOf(schemas[machine], { ...payload, type }).map((problem) => ({ machine, type, ...problem })),
      ),
    ),
  );
  expect(machines.map(({ machine: { id } }) => id).filter((id) => !Object.hasOwn(schemas, id))).toEqual([]);
  expect(wrong).toEqual([]);
});

test.each([
  { machine: 'signInCode', event: { type: 'form.changed' }, path: 'change', expected: 'a value', found: 'nothing' },
  {
    machine: 'signInCode',
    event: { type: 'form.changed', change: { email: 7 } },
    path: 'change.email',
    expected: 'string',
    found: '7',
  },
  {
    machine: 'signInCode',
    event: { type: 'form.submitted', change: 1 },
    path: 'change',
    expected: 'no such property',
    found: '1',
  },
  {
    machine: 'checkout',
    event: { type: 'card.chosen', card: 'none' },
    path: 'card',
    expected: expect.stringContaining('"add-card"'),
    found: '"none"',
  },
  {
    machine: 'checkout',
    event: { type: 'order.submitted', order: { call: 'subscribe', body: { password: { password: 7 } } } },
    path: 'order.body.password.password',
    expected: 'string',
    found: '7',
  },
])('names the problem of $event.type in $machine [BEYOND-92]', ({ machine, event, ...problem }) => {
  expect(problemsOf(schemas[machine], event)).toContainEqual(problem);
});
