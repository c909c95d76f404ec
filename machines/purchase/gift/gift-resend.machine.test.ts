import { expect, test } from 'vitest';
import { createTestWorld, never, run, settle } from '#fixtures/world/test-world.ts';
import { replies } from '#mocks/replies.ts';
import { giftResend } from './gift-resend.ports.ts';

const gift = { token: 'gft_Ib2q', mails: 1 };
const facts = { token: gift.token, mails: '1' };

function begin() {
  const world = createTestWorld();
  const actor = run(giftResend, world, undefined);
  const request = async (asked: { token: string; mails?: number } = gift) => {
    actor.send({ type: 'resend.requested', gift: asked });
    await settle();
  };
  const outcome = () => actor.getSnapshot().context.outcome;
  return { world, actor, request, outcome, calls: () => world.network.of('resendGift').length };
}

test('mails the link once, however often it is clicked meanwhile, and notifies the other tabs [BEYOND-65]', async () => {
  const { world, actor, request, outcome, calls } = begin();
  expect([outcome(), calls()]).toEqual([undefined, 0]);
  actor.send({ type: 'resend.requested', gift });
  await request();
  expect([outcome(), calls()]).toEqual([{ act: 'giftResend', end: 'done', facts }, 1]);
  expect(world.changes.announced).toEqual(['account']);
  world.network.answer('resendGift', 'giftRedeemed');
  await request();
  const words = replies.resendGift.giftRedeemed.body.errors;
  expect(outcome()).toMatchObject({ end: 'refused', problems: [{ code: 'server', words }] });
});

test('names the hour of the limit after too many mails [BEYOND-65]', async () => {
  const { world, request, outcome } = begin();
  world.network.answer('resendGift', 'tooManyRequests');
  await request();
  expect(outcome()).toEqual({
    act: 'giftResend',
    end: 'refused',
    facts,
    problems: [{ field: 'general', code: 'giftResend.tooMany' }],
  });
});

test('rejects a success without a higher mail count, but accepts one from a server that counts none', async () => {
  const { request, outcome } = begin();
  await request({ token: gift.token, mails: 2 });
  expect(outcome()).toMatchObject({ end: 'contradicted' });
  await request({ token: gift.token });
  expect(outcome()).toEqual({ act: 'giftResend', end: 'done', facts: { token: gift.token } });
});

test.each([
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['late', never],
])('is in doubt if the answer is %s', async (_, way) => {
  const { world, actor, request, outcome } = begin();
  world.network.answer('resendGift', way);
  await request();
  world.clock.increment(35_000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'told' });
  expect(outcome()).toEqual({ act: 'giftResend', end: 'unsure', facts });
});

test('never sends a malformed token', async () => {
  const { request, outcome, calls } = begin();
  await request({ token: '..' });
  expect([calls(), outcome()?.end]).toEqual([0, 'refused']);
});
