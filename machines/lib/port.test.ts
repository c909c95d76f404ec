import { expect, test } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { answer } from './port.ts';

test('ignores a stopped actor’s work, even if the actor is revived and asks again', async () => {
  const ends: ((output: string) => void)[] = [];
  const asker = createActor(answer<string, void>(() => new Promise((resolve) => void ends.push(resolve)))).start();
  revive(asker);
  ends[0]?.('late');
  await ended();
  expect([ends.length, asker.getSnapshot().status]).toEqual([2, 'active']);
  ends[1]?.('anew');
  await ended();
  expect(asker.getSnapshot().output).toBe('anew');
});

test('reports the result or failure of awaited work', async () => {
  const done = createActor(
    answer<string, string>(async ({ input }) => input),
    { input: 'yes' },
  ).start();
  const failed = createActor(answer<string, void>(() => Promise.reject(new Error('no'))));
  failed.subscribe({ error: () => undefined });
  failed.start();
  await ended();
  expect([done.getSnapshot().output, failed.getSnapshot().status]).toEqual(['yes', 'error']);
});

/** Stops and restarts an actor, as React does in strict mode. */
function revive(actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot();
  actor.stop();
  Object.assign(actor, { _processingStatus: 0, _snapshot: snapshot });
  actor.start();
}

const ended = () => new Promise(setImmediate);
