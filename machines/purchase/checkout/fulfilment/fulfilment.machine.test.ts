import { expect, test } from 'vitest';
import { json, replyOf, wrongly } from '#fixtures/world/network.ts';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import { replies } from '#mocks/replies.ts';
import { POLL_LIMIT } from './fulfilment.machine.ts';
import { fulfilment } from './fulfilment.ports.ts';

const intent = 'pi_3Pq81x';

function begin({ reset = false } = {}) {
  const world = createTestWorld({ step: 'completing', intent });
  const { network } = world;
  const start = () => run(fulfilment, world, { intent, reset });
  const open = async () => {
    const actor = start();
    await settle();
    return actor;
  };
  const polls = () => network.of('getFulfilment').length;
  return { world, network, start, open, polls };
}

test.each(['completed', 'processing'] as const)(
  'reads the intent’s order immediately and ends once it is settled: %s [POLL-1, POLL-3, POLL-4, API-32]',
  async (answer) => {
    const { network, open } = begin();
    network.answer('getFulfilment', answer);
    const actor = await open();
    expect(network.calls.map(({ id, value, query }) => ({ id, value, query }))).toEqual([
      { id: 'getFulfilment', value: intent, query: {} },
    ]);
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { kind: 'settled', settled: replies.getFulfilment[answer].body },
    });
  },
);

test('waits one second between polls [POLL-2]', async () => {
  const { world, network, open, polls } = begin();
  network.answer('getFulfilment', 'inProgress');
  const actor = await open();
  expect([polls(), actor.getSnapshot().value]).toEqual([1, 'waiting']);
  world.clock.increment(999);
  await settle();
  expect([polls(), actor.getSnapshot().value]).toEqual([1, 'waiting']);
  world.clock.increment(1);
  await settle();
  expect([polls(), actor.getSnapshot().value]).toEqual([2, 'waiting']);
});

test('gives up after exactly a hundred polls [POLL-2, POLL-5]', async () => {
  const { world, network, start, polls } = begin();
  network.answer('getFulfilment', 'inProgress');
  const actor = start();
  await pass(world.clock, 98_000);
  expect([polls(), actor.getSnapshot().status]).toEqual([99, 'active']);
  await pass(world.clock, 1_000);
  expect([POLL_LIMIT, polls(), actor.getSnapshot().output]).toEqual([100, 100, { kind: 'timedOut' }]);
  await pass(world.clock, 10_000);
  expect(polls()).toBe(100);
});

test('accepts the answer to the last poll [POLL-2]', async () => {
  const { world, network, start } = begin();
  network.answer('getFulfilment', 'inProgress');
  const actor = start();
  await pass(world.clock, 98_000);
  network.answer('getFulfilment', 'completed');
  await pass(world.clock, 1_000);
  expect(actor.getSnapshot().output).toEqual({
    kind: 'settled',
    settled: replies.getFulfilment.completed.body,
  });
});

test('ends if the server reports that nothing was paid', async () => {
  const { world, network, start } = begin();
  network.answer('getFulfilment', 'inProgress', 'unpaid');
  const actor = start();
  await pass(world.clock, 1_000);
  expect(actor.getSnapshot().output).toEqual({ kind: 'unpaid' });
});

test.each([
  ['signedOut', () => replyOf('getFulfilment', 'signedOut')],
  ['unknownIntent', () => replyOf('getFulfilment', 'unknownIntent')],
  ['tooManyRequests', () => replyOf('getFulfilment', 'tooManyRequests')],
  ['unavailable', () => replyOf('getFulfilment', 'unavailable')],
  ['an undocumented answer', wrongly(() => json(200, { status: 'finished' }))],
  ['an HTML page', wrongly(() => new Response('<h1>Log in</h1>'))],
] as const)('stops at %s [POLL-6]', async (name, reply) => {
  const { network, open, polls } = begin();
  network.answer('getFulfilment', reply);
  const actor = await open();
  const isSignedOut = name === 'signedOut';
  expect([polls(), actor.getSnapshot().output]).toEqual([1, { kind: 'broken', ...(isSignedOut && { isSignedOut }) }]);
});

test('counts an unanswered poll, reports a lost connection and continues', async () => {
  const { world, network, open, polls } = begin();
  network.answer('getFulfilment', () => Response.error(), 'inProgress', 'completed');
  network.answer('getFulfilment', () => Promise.reject(new TypeError('fetch failed')), 'inProgress', 'completed');
  const actor = await open();
  expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { polls: 1, connected: false } });
  await pass(world.clock, 1_000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { polls: 2, connected: true } });
  await pass(world.clock, 1_000);
  expect([polls(), actor.getSnapshot().status]).toEqual([3, 'done']);
});

test('times out if none of a hundred polls is answered [POLL-5]', async () => {
  const { world, network, start, polls } = begin();
  network.answer('getFulfilment', () => Promise.reject(new TypeError('fetch failed')));
  const actor = start();
  await pass(world.clock, 99_000);
  expect([polls(), actor.getSnapshot().output]).toEqual([100, { kind: 'timedOut' }]);
});

test('doubts the connection if a poll takes five seconds, until the next answer', async () => {
  const { world, network, start } = begin();
  const slow = Promise.withResolvers<Response>();
  network.answer('getFulfilment', () => slow.promise);
  const actor = start();
  await pass(world.clock, 4_000);
  world.clock.increment(999);
  expect(actor.getSnapshot().context.connected).toBe(true);
  world.clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'polling', context: { connected: false } });
  slow.resolve(replyOf('getFulfilment', 'inProgress'));
  await settle();
  expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { connected: true } });
});

test('cancels a poll after 35 seconds and polls again', async () => {
  const { world, network, open, polls } = begin();
  network.answer('getFulfilment', never, 'completed');
  const actor = await open();
  world.clock.increment(34_999);
  expect(actor.getSnapshot().value).toBe('polling');
  world.clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { connected: false } });
  expect(network.calls[0]?.signal.aborted).toBe(true);
  await pass(world.clock, 1_000);
  expect([polls(), actor.getSnapshot().status]).toEqual([2, 'done']);
});

test('requests a new fulfilment on the first poll only [POLL-7]', async () => {
  const { world, network, start } = begin({ reset: true });
  network.answer('getFulfilment', 'inProgress', 'inProgress', 'completed');
  start();
  await pass(world.clock, 2_000);
  expect(network.calls.map(({ query }) => query)).toEqual([{ reset: '' }, {}, {}]);
});

test('repeats the request for a new fulfilment if the first poll was unanswered', async () => {
  const { world, network, start } = begin({ reset: true });
  network.answer('getFulfilment', () => Promise.reject(new TypeError('fetch failed')), 'inProgress', 'completed');
  start();
  await pass(world.clock, 2_000);
  expect(network.calls.map(({ query }) => query)).toEqual([{ reset: '' }, { reset: '' }, {}]);
});

test('stops if the port itself fails', async () => {
  const { world, open } = begin();
  world.attempts.write = () => {
    throw new Error('The storage is full.');
  };
  const actor = await open();
  expect(actor.getSnapshot().output).toEqual({ kind: 'broken' });
});

test.each([
  ['completed', [{ step: 'settled', intent, visit: '/receipts?token=rcp_Vd0w7c' }], ['completed']],
  ['processing', [{ step: 'settled', intent, visit: '/invoice/inv_5tG4hA' }], ['processing']],
  ['unpaid', [{ step: 'paying', intent }], []],
  ['inProgress', [], []],
  ['unavailable', [], []],
] as const)(
  'updates the stored attempt after %s and announces a settled order to the host',
  async (reply, written, told) => {
    const { world, network, start } = begin();
    network.answer('getFulfilment', reply);
    start();
    await settle();
    expect([world.attempts.written, world.ordered]).toEqual([written, told]);
  },
);
