import { describe, expect, test } from 'vitest';
import { paymentOf } from '#fixtures/data/cards.ts';
import { createTestWorld, METHOD, pass, run, settle } from '#fixtures/world/test-world.ts';
import { paymentChange } from '#machines/account/payment/payment-change.ports.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { PaymentProvider } from '#machines/lib/world.ts';
import { isAnswered, ways } from './ways.ts';

interface Service {
  name: string;
  fails: keyof PaymentProvider;
  /** Whether the answer to the confirmation is lost first, so that the provider is asked. */
  isAfterConfirming: boolean;
  rests: (way: string) => [string, Problem[]];
  limit: number;
}

const untaken: [string, Problem[]] = ['open', [{ field: 'payment', code: 'provider', words: '' }]];

const services: Service[] = [
  {
    name: 'stripeConfirmSetup',
    fails: 'confirmSetup',
    isAfterConfirming: false,
    rests: () => untaken,
    limit: 600_000,
  },
  {
    name: 'stripeLoad',
    fails: 'load',
    isAfterConfirming: true,
    // Loading returns no answer that could be wrong: the provider is queried next.
    rests: (way) => (isAnswered(way) ? untaken : ['unsettled', [{ field: 'payment', code: 'paymentUnavailable' }]]),
    limit: 8_000,
  },
  {
    name: 'stripeRetrieveSetup',
    fails: 'readSetupStatus',
    isAfterConfirming: true,
    rests: () => ['unsettled', [{ field: 'general', code: 'callFailed' }]],
    limit: 35_000,
  },
];

describe.each(services)('$name', ({ fails, isAfterConfirming, rests, limit }) => {
  test.each(Object.keys(ways))('%s: ends safely, and the card is then saved once', async (way) => {
    const world = createTestWorld();
    const usual = { ...world.payment };
    const late = Promise.withResolvers<void>();
    if (isAfterConfirming) world.payment.confirmSetup = () => Promise.reject(new Error('lost'));
    Object.assign(world.payment, { [fails]: () => ways[way]?.(() => late.promise) });
    const page = run(paymentChange, world, paymentOf());
    const { card } = page.getSnapshot().children;
    const standing = () => {
      const snapshot = card?.getSnapshot();
      return [snapshot?.value, snapshot?.context.problems, snapshot?.hasTag('busy'), snapshot?.context.name];
    };
    card?.send({ type: 'name.changed', name: 'Ines Duarte' });
    card?.send({ type: 'form.submitted' });
    await pass(world.clock, limit);
    const resting = [...rests(way), false, 'Ines Duarte'];
    expect(standing()).toEqual(resting);
    late.resolve();
    await settle();
    expect([standing(), world.network.calls]).toEqual([resting, []]);
    Object.assign(world.payment, usual, { readSetupStatus: async () => ({ kind: 'succeeded', method: METHOD }) });
    card?.send({ type: 'form.submitted' });
    await settle();
    expect(page.getSnapshot().value).toBe('completed');
    expect(world.network.calls.map(({ body }) => body)).toEqual([{ name: 'Ines Duarte', cc_token: METHOD }]);
  });
});
