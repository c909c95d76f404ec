import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { walkAll } from './walk-all.ts';
import { walk } from './walker.ts';

test('every state, event, transition, refusal, answer and delay of every machine is met by a real actor', async () => {
  const walks = await walkAll();
  expect(walks.flatMap(({ machine, missing }) => missing.map((obligation) => `${machine}: ${obligation}`))).toEqual([]);
  expect(walks.map(({ machine }) => machine)).toEqual(expect.arrayContaining(['checkout', 'payment', 'subscribe']));
  expect(
    walks.every(({ states, pairs, walked, obligations }) => states > 0 && pairs > 0 && walked === obligations),
  ).toBe(true);
});

test('a walk names what it did not meet', () => {
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

test('a walk names the delay, the answer and the failure that lead nowhere', () => {
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
