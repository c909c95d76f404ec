import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { machineFiles } from '../../scripts/docs/flows.ts';
import { walkFile } from './walk-all.ts';
import { walk } from './walker.ts';

// Each test loads one machine, so a mutant only runs its own walk.
test.each(machineFiles())(
  'a real actor reaches every state, event, transition, refusal, answer and delay of %s',
  async (file) => {
    for (const { missing, states, pairs, walked, obligations } of await walkFile(file)) {
      expect(missing).toEqual([]);
      expect([states > 0, pairs > 0, walked]).toEqual([true, true, obligations]);
    }
  },
);

test('finds the machines', () => {
  expect(machineFiles().map((file) => basename(file, '.machine.ts'))).toEqual(
    expect.arrayContaining(['checkout', 'payment', 'subscribe']),
  );
});

test('reports whatever a walk did not reach', () => {
  const door = createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { pushed: [{ guard: ({ event }) => event.strong === true, target: 'open' }, { target: 'jammed' }] } },
      open: {},
      jammed: {},
    },
  });
  expect(walk(door, { events: { pushed: [{ strong: true }] } })).toMatchObject({
    states: 2,
    missing: ['refused door.shut pushed 0 to door.open', 'taken door.shut pushed 1 to door.jammed'],
  });
  expect(walk(door, { events: { pushed: [{ strong: true }, {}] } })).toMatchObject({
    states: 3,
    pairs: 3,
    missing: [],
  });
});

test('reports a delay, an answer and a failure that lead nowhere', () => {
  const call = setup({
    actors: { ring: fromPromise(async () => 'hello') },
    delays: { untilTired: 5_000 },
  }).createMachine({
    id: 'call',
    initial: 'ringing',
    states: {
      ringing: { invoke: { src: 'ring', onDone: 'answered' }, after: { untilTired: 'tired' } },
      answered: { type: 'final' },
      tired: { type: 'final' },
    },
  });
  const { missing, states } = walk(call, {});
  expect([states, missing]).toEqual([3, ['broken by xstate.error.actor.0.call.ringing']]);
});

test('reports a state that waits for a failed actor', () => {
  const call = setup({ actors: { ring: fromPromise(async () => 'hello') } }).createMachine({
    id: 'call',
    initial: 'ringing',
    states: {
      ringing: { tags: ['busy'], invoke: { src: 'ring', onDone: 'answered', onError: {} } },
      answered: { type: 'final' },
    },
  });
  expect(walk(call, {}).missing).toEqual(['broken state "ringing" waits for a failed actor']);
});
