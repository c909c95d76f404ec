import { expect, test } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { answer } from './port.ts';

test('ignores work that ends after its actor stopped, even if the actor is revived and asks again', async () => {
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

test('reports work that ends or fails while it is awaited', async () => {
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

/** Stops an actor and starts it where it stood, as React does to a component that it mounts twice in development. */
function revive(actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot();
  actor.stop();
  Object.assign(actor, { _processingStatus: 0, _snapshot: snapshot });
  actor.start();
}

const ended = () => new Promise(setImmediate);
