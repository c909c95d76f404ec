import { describe, expect, test } from 'vitest';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { BotCheck, PaymentProvider } from '#machines/lib/world.ts';
import { paymentForm } from '#machines/purchase/checkout/payment/payment-form.ports.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { goodReply } from './faults.ts';
import { rest, type Stage, stage, unsafe } from './safe-outcome.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios/purchase.scenarios.ts';
import { isAnswered, ways } from './ways.ts';

interface Service {
  name: string;
  fails: { payment: keyof PaymentProvider } | { botCheck: keyof BotCheck };
  /** The reply to the order that leads to the call; the first order opens the form. */
  reply: ReplyName<'subscribe'>;
  before?: keyof PaymentProvider;
  /** The problems shown. An unusable bot token is sent anyway, for the server to reject. */
  says: (way: string) => Problem[];
  limit: number;
}

const atPayment = (code: Problem['code']): Problem[] => [{ field: 'payment', code }];
const general = (code: Problem['code']): Problem[] => [{ field: 'general', code }];

/** A rejection that does not come from the bot check is not blamed on it. */
const BROKEN = ['rejects', 'throws at once'];

const services: Service[] = [
  {
    name: 'botToken',
    fails: { botCheck: 'token' },
    reply: 'refused',
    says: (way) =>
      isAnswered(way)
        ? [{ field: 'general', code: 'server', words: 'We cannot take this order at the moment.' }]
        : general(BROKEN.includes(way) ? 'orderUnsent' : 'botCheckUnavailable'),
    limit: 12_000,
  },
  {
    name: 'stripeLoad',
    fails: { payment: 'load' },
    reply: 'updated',
    // Loading returns no answer that could be wrong: the payment continues, and its own call fails.
    says: (way) => (isAnswered(way) ? atPayment('unpaid') : atPayment('paymentUnavailable')),
    before: 'confirm',
    limit: 8_000,
  },
  {
    name: 'stripeConfirmPayment',
    fails: { payment: 'confirm' },
    reply: 'updated',
    says: () => atPayment('unpaid'),
    limit: 600_000,
  },
  {
    name: 'stripeNextAction',
    fails: { payment: 'authorize' },
    reply: 'authorizationRequired',
    says: () => atPayment('unpaid'),
    limit: 600_000,
  },
  {
    name: 'stripeRetrieve',
    fails: { payment: 'readStatus' },
    reply: 'updated',
    before: 'confirm',
    says: () => general('unpaid'),
    limit: 36_000,
  },
];

const second = scenarios.find(({ name }) => name === 'subscribe, second submit') as Scenario;
describe.each(services)('$name', (service) => {
  test.each(Object.keys(ways))('%s: ends safely, and the order can then be paid', async (way) => {
    const scenario: Scenario = {
      ...second,
      limit: service.limit,
      rest: () => ({ value: 'sendable', problems: service.says(way) }),
      start: (world) => ({ ...second.start(world), act: () => undefined }),
    };
    const staged = await stage(scenario, goodReply);
    const { world, running } = staged;
    const usual = { payment: { ...world.payment }, botCheck: { ...world.botCheck } };
    const late = Promise.withResolvers<void>();
    fail(staged, service, () => ways[way]?.(() => late.promise));
    world.network.answer('subscribe', service.reply);
    world.network.answer('getFulfilment', 'unpaid');
    running.retry();
    await rest(staged, scenario);
    expect(unsafe(staged, scenario, 'unanswered')).toEqual([]);
    late.resolve();
    await settle();
    expect(unsafe(staged, scenario, 'unanswered')).toEqual([]);
    Object.assign(world.payment, usual.payment);
    Object.assign(world.botCheck, usual.botCheck);
    world.network.answer('subscribe', 'updated');
    world.network.answer('getFulfilment', 'completed');
    running.retry();
    await settle();
    expect(running.look().visit).toBe('/receipts?token=rcp_Vd0w7c');
    expect(world.attempts.pending()).toBeUndefined();
  });
});

describe('the payment form', () => {
  test.each(Object.keys(ways).filter((way) => !isAnswered(way)))(
    'reports a script that %s, and opens after one event',
    async (way) => {
      const world = createTestWorld();
      const usual = world.payment.load;
      world.payment.load = (() => ways[way]?.(never)) as PaymentProvider['load'];
      const actor = run(paymentForm, world, {});
      await pass(world.clock, 8_000);
      expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'blocked' });
      world.payment.load = usual;
      actor.send({ type: 'form.retried' });
      await settle();
      expect(actor.getSnapshot().value).toBe('opening');
    },
  );
});

function fail({ world }: Stage, { fails, before }: Service, as: () => unknown): void {
  const { payment, botCheck } = world;
  if (before) Object.assign(payment, { [before]: () => Promise.reject(new Error('lost')) });
  if ('payment' in fails) Object.assign(payment, { [fails.payment]: as });
  else Object.assign(botCheck, { [fails.botCheck]: as });
}
