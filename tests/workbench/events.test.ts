import { expect, test } from 'vitest';
import { addSamples, examplesOf } from '../../.storybook/machine-panel/examples.ts';
import { problemsOf } from '../../.storybook/machine-panel/problems.ts';
import { everyMachine } from '../../scripts/docs/flows.ts';
import { eventSchemas } from '../../scripts/workbench/event-schemas.ts';
import { samplesOfFixtures } from '../../scripts/workbench/samples.ts';

const schemas = eventSchemas();

test('every example of every machine matches its event’s type [BEYOND-92]', async () => {
  addSamples(await samplesOfFixtures());
  const machines = await everyMachine();
  const wrong = machines.flatMap(({ machine: { id, events } }) =>
    events
      .filter((type) => !type.startsWith('xstate.'))
      .flatMap((type) => {
        // One click sends an event with its first example, or bare if it has none.
        const examples = examplesOf(id, type);
        const payloads = examples.length > 0 ? examples.map((example) => JSON.parse(example)) : [{}];
        return payloads.flatMap((payload) =>
          problemsOf(schemas[id], { ...payload, type }).map((problem) => ({ machine: id, type, ...problem })),
        );
      }),
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
