import { expect, test } from 'vitest';
import { createTestWorld } from '#fixtures/world/test-world.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { replies } from '#mocks/replies.ts';
import { callQueue } from '../../.storybook/stepping/call-queue.ts';
import { holdable, PROVIDER_CALLS, type ProviderCall } from '../../.storybook/stepping/provider.ts';

const { payment_intent_id: intent_id, stripe_secret: secret } = replies.subscribe.started.body.data.keys;

function choose(name: ProviderCall, answer: string): void {
  const call = callQueue.open({ kind: 'own' }).find((one) => one.name === name);
  callQueue.choose(call?.number ?? -1, { kind: 'named', name: answer });
}

test.each([
  { answer: 'taken', status: 'completed' },
  { answer: 'refused', status: 'unpaid' },
  { answer: 'verifying', status: 'verifying' },
  { answer: 'unavailable', status: 'unpaid' },
])('the mock journal counts a documented payment as $status after the answer $answer [BEYOND-94]', async (chosen) => {
  const journal = createJournal();
  // The tester's choice wins over the condition.
  journal.steer({ payment: chosen.answer === 'taken' ? 'declined' : 'entered' });
  callQueue.reset();
  callQueue.hold(true);
  const confirmed = holdable(createTestWorld().payment, journal).confirm({ secret });
  choose(PROVIDER_CALLS.confirm, chosen.answer);
  expect(await confirmed).toMatchObject({ kind: chosen.answer });
  const reads = [1, 2, 3].map(() => journal.ask('getFulfilment', { params: { intent_id } }));
  expect(reads.at(-1)).toMatchObject({ status: 200, body: { status: chosen.status } });
});

test('the mock journal saves the method of a setup after the answer succeeded [BEYOND-94]', async () => {
  const journal = createJournal();
  callQueue.reset();
  callQueue.hold(true);
  const { keys } = replies.setDonationCard.donationCardKept.body;
  const confirmed = holdable(createTestWorld().payment, journal).confirmSetup({ ...keys, returnTo: '/' });
  choose(PROVIDER_CALLS.confirmSetup, 'succeeded');
  const setup = Object.values(journal.state().setups).find((each) => each.secret === keys.secret);
  expect(await confirmed).toEqual({ kind: 'succeeded', method: setup?.method?.id });
  expect(setup?.status).toBe('succeeded');
});
