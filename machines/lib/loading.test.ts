import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { never, settle } from '#fixtures/world/test-world.ts';
import type { Result } from '#machines/api/reply.ts';
import { createLoading, type Wanted } from './loading.ts';

const machine = createLoading<string>('page');

async function begin(load: (wanted: Wanted) => Promise<Result<string>>, input: Wanted = {}) {
  const clock = new SimulatedClock();
  const asked: { wanted: Wanted; signal: AbortSignal }[] = [];
  const loading = fromPromise<Result<string>, Wanted>(({ input: wanted, signal }) => {
    asked.push({ wanted, signal });
    return load(wanted);
  });
  const actor = createActor(machine.provide({ actors: { load: loading } }), { input, clock }).start();
  const before = [...actor.getSnapshot().tags];
  await settle();
  return { actor, clock, asked, before };
}

test('loads what the input asks for and outputs it', async () => {
  const { actor, asked, before } = await begin(async ({ key }) => ({ kind: 'ok', output: `page ${key}` }), {
    key: 'k',
  });
  expect([before, asked.map(({ wanted }) => wanted)]).toEqual([['busy'], [{ key: 'k' }]]);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'page k' });
});

test.each<[string, () => Promise<Result<string>>]>([
  ['a refusal', async () => ({ kind: 'refused', refusal: { status: 400, problems: [] } })],
  ['an unreadable reply', async () => ({ kind: 'unreadable' })],
  ['no reply', async () => ({ kind: 'unanswered' })],
  ['a failed port', () => Promise.reject(new Error('broken'))],
])('fails on %s and reloads on one event', async (_, load) => {
  let answer = load;
  const { actor, asked } = await begin(() => answer());
  expect([actor.getSnapshot().value, actor.getSnapshot().tags.size]).toEqual(['failed', 0]);
  answer = async () => ({ kind: 'ok', output: 'page' });
  actor.send({ type: 'load.retried' });
  await settle();
  expect([asked.length, actor.getSnapshot().output]).toEqual([2, 'page']);
});

test('fails after 35 seconds and cancels the call', async () => {
  const { actor, clock, asked } = await begin(never);
  clock.increment(34_999);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  expect([actor.getSnapshot().value, asked[0]?.signal.aborted]).toEqual(['failed', true]);
});

test('a missing port fails with its name', async () => {
  const reasons: unknown[] = [];
  const actor = createActor(machine, {
    input: {},
    inspect: (event) => {
      if (event.type === '@xstate.event' && 'error' in event.event) reasons.push(event.event.error);
    },
  }).start();
  await settle();
  expect([actor.getSnapshot().value, reasons]).toEqual(['failed', [new Error('Port "page: load" was not provided.')]]);
});
