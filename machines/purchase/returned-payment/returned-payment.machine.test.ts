import { describe, expect, test } from 'vitest';
import { type Answerer, wrongly } from '#fixtures/world/network.ts';
import { createTestWorld, never, openFlow, run, settle } from '#fixtures/world/test-world.ts';
import type { IntentStatus } from '#machines/lib/world.ts';
import type { PaymentReturn } from '#machines/rules/payment/payment-return.ts';
import { returnedPayment } from './returned-payment.ports.ts';

const intent = 'pi_3Pq81x';
const secret = `${intent}_secret_k2Jd`;
const lost = () => Response.error();
const html = wrongly(() => new Response('<h1>Just a moment</h1>', { headers: { 'Content-Type': 'text/html' } }));

function begin(answer: Answerer<'getFulfilment'>, given: Partial<PaymentReturn> = {}) {
  const world = createTestWorld({ step: 'returned', intent });
  world.network.answer('getFulfilment', answer);
  return { world, open: () => openFlow(returnedPayment, { intent, isFailed: false, ...given }, world) };
}

test.each([
  ['completed', { visit: '/receipts?token=rcp_Vd0w7c' }],
  ['processing', { visit: '/invoice/inv_5tG4hA' }],
] as const)('lands if the server answers %s', async (answer, output) => {
  const { actor } = await begin(answer).open();
  expect([actor.getSnapshot().value, actor.getSnapshot().output]).toEqual(['left', output]);
});

test.each(['inProgress', 'verifying', 'unpaid'] as const)(
  'leaves an order that the server knows as %s to its page',
  async (answer) => {
    const { actor } = await begin(answer).open();
    expect([actor.getSnapshot().value, actor.getSnapshot().output]).toEqual(['known', {}]);
  },
);

describe.each<[string, Answerer<'getFulfilment'>]>([
  ['unknown to the session', 'unknownIntent'],
  ['of a session that has ended', 'signedOut'],
  ['answered by a proxy', html],
  ['unanswered', lost],
])('a payment that is %s', (_, answer) => {
  test('is only a claim without a secret, and nothing is paid again until the reader chooses to', async () => {
    const { world, open } = begin(answer);
    const { value, play, network } = await open();
    expect(value()).toBe('claimed');
    expect(world.attempts.pending()).toEqual({ step: 'returned', intent });
    await play({ type: 'check.requested' });
    expect([value(), network.of('getFulfilment').length]).toEqual(['claimed', 2]);
    await play({ type: 'order.begun' });
    expect([value(), world.attempts.pending()]).toEqual(['known', undefined]);
  });

  test.each<[IntentStatus, string]>([
    ['taken', 'paid'],
    ['payable', 'unpaid'],
    [{ kind: 'verifying', deposits: { arrives: '2026-03-18' } }, 'deposited'],
  ])('that the provider knows as %j is %s', async (status, state) => {
    const { world, open } = begin(answer, { secret });
    world.payment.readStatus = async () => status;
    const { value } = await open();
    expect(value()).toBe(state);
  });

  test('is only a claim if its secret is forged or the provider is blocked', async () => {
    for (const change of [
      { readStatus: () => Promise.reject(new Error('No such payment_intent.')) },
      { readStatus: async () => 'stolen' as never },
      { load: () => Promise.reject(new Error('blocked')) },
    ]) {
      const { world, open } = begin(answer, { secret });
      Object.assign(world.payment, change);
      const { value, play } = await open();
      expect(value()).toBe('claimed');
      await play({ type: 'order.begun' });
      expect(value()).toBe('known');
    }
  });
});

test('asks nobody about a claim without an intent', async () => {
  const world = createTestWorld();
  const { value, network } = await openFlow(returnedPayment, { isFailed: true }, world);
  expect([value(), network.calls, world.asked]).toEqual(['claimed', [], []]);
});

test('gives up on a silent server after 35 seconds and on a silent provider after 8', async () => {
  const { world } = begin(never, { secret });
  world.payment.load = never;
  const actor = run(returnedPayment, world, { intent, secret, isFailed: false });
  await settle();
  world.clock.increment(35_000);
  expect(actor.getSnapshot().value).toBe('loading');
  world.clock.increment(8_000);
  expect(actor.getSnapshot().value).toBe('claimed');
});
