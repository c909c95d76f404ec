import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { settle } from '#fixtures/world/test-world.ts';
import type { Result } from '#machines/api/reply.ts';
import { createRefetch } from './refetch.ts';

function begin() {
  const clock = new SimulatedClock();
  const reads: { token: string; signal: AbortSignal; end: (result: Result<string>) => void; fail: () => void }[] = [];
  const read = fromPromise<Result<string>, { token: string }>(
    ({ input: { token }, signal }) =>
      new Promise((end, reject) => reads.push({ token, signal, end, fail: () => reject(new Error('broken')) })),
  );
  const actor = createActor(createRefetch<string>('gift').provide({ actors: { read } }), { clock }).start();
  const request = (token: string) => actor.send({ type: 'read.requested', token });
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.result];
  return { actor, clock, reads, request, shown };
}

test('reads only on request, with each request’s input', async () => {
  const { reads, request, shown } = begin();
  expect([shown(), reads]).toEqual([['resting', undefined], []]);
  for (const token of ['one', 'two']) {
    request(token);
    reads.at(-1)?.end({ kind: 'ok', output: token });
    await settle();
    expect(shown()).toEqual(['resting', { kind: 'ok', output: token }]);
  }
});

test('uses only the latest reply', async () => {
  const { reads, request, shown } = begin();
  request('one');
  request('two');
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  reads[1]?.end({ kind: 'ok', output: 'two' });
  reads[0]?.end({ kind: 'ok', output: 'one' });
  await settle();
  expect(shown()).toEqual(['resting', { kind: 'ok', output: 'two' }]);
});

test('drops the previous reply while reading, and has none after a failure or 35 seconds', async () => {
  const { clock, reads, request, shown } = begin();
  request('one');
  reads[0]?.end({ kind: 'unanswered' });
  await settle();
  request('two');
  expect(shown()).toEqual(['reading', undefined]);
  reads[1]?.fail();
  await settle();
  expect(shown()).toEqual(['resting', undefined]);
  request('three');
  clock.increment(35_000);
  expect(shown()).toEqual(['resting', undefined]);
});
