import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { never, settle } from '#fixtures/world/test-world.ts';
import type { Result } from '#machines/api/reply.ts';
import { type ActToConfirm, createConfirmation } from './confirmation.ts';
import type { OutcomeEnd } from './outcome.ts';

const machine = createConfirmation<unknown>('doing', { visit: '/account' });
const asked: ActToConfirm = { act: 'cardDeletion', facts: { method: 'Visa ending 4242' } };

function begin(act: () => Promise<Result<unknown>>) {
  const clock = new SimulatedClock();
  const signals: AbortSignal[] = [];
  const acting = fromPromise<Result<unknown>, ActToConfirm>(({ input, signal }) => {
    expect(input).toEqual(asked);
    signals.push(signal);
    return act();
  });
  const actor = createActor(machine.provide({ actors: { act: acting } }), { clock }).start();
  return { actor, clock, signals };
}

test('does nothing until confirmed, and nothing after a cancel [SHELL-13]', async () => {
  const { actor, signals } = begin(async () => ({ kind: 'ok', output: {} }));
  actor.send({ type: 'confirmation.given' });
  expect(actor.getSnapshot().value).toBe('idle');
  actor.send({ type: 'confirmation.requested', asked });
  expect(actor.getSnapshot().value).toBe('asked');
  actor.send({ type: 'confirmation.cancelled' });
  actor.send({ type: 'confirmation.given' });
  await settle();
  expect([actor.getSnapshot().value, signals]).toEqual(['idle', []]);
});

test('acts once, however often it is confirmed, and cannot be cancelled meanwhile [SHELL-13]', async () => {
  const { actor, signals } = begin(never);
  actor.send({ type: 'confirmation.requested', asked });
  actor.send({ type: 'confirmation.given' });
  actor.send({ type: 'confirmation.given' });
  actor.send({ type: 'confirmation.cancelled' });
  await settle();
  const { value, tags } = actor.getSnapshot();
  expect([value, [...tags].sort(), signals.map(({ aborted }) => aborted)]).toEqual([
    'acting',
    ['acting', 'busy'],
    [false],
  ]);
});

test.each<[string, OutcomeEnd, () => Promise<Result<unknown>>]>([
  ['a success', 'done', async () => ({ kind: 'ok', output: {} })],
  ['a refusal', 'refused', async () => ({ kind: 'refused', refusal: { status: 409, problems: [] } })],
  ['an unreadable reply', 'unsure', async () => ({ kind: 'unreadable' })],
  ['no reply', 'unsure', async () => ({ kind: 'unanswered' })],
  ['a failed port', 'unsure', () => Promise.reject(new Error('broken'))],
])('leaves the page after %s with the outcome %s', async (_, end, act) => {
  const { actor } = begin(act);
  actor.send({ type: 'confirmation.requested', asked });
  actor.send({ type: 'confirmation.given' });
  await settle();
  expect(actor.getSnapshot()).toMatchObject({
    status: 'done',
    value: 'ended',
    output: { visit: '/account', notice: { ...asked, end } },
  });
});

test('gives up after 35 seconds, cancels the call and leaves the page', async () => {
  const { actor, clock, signals } = begin(never);
  actor.send({ type: 'confirmation.requested', asked });
  actor.send({ type: 'confirmation.given' });
  clock.increment(34_999);
  expect(actor.getSnapshot().value).toBe('acting');
  clock.increment(1);
  expect(actor.getSnapshot().output).toEqual({ visit: '/account', notice: { ...asked, end: 'unsure' } });
  expect(signals[0]?.aborted).toBe(true);
});
