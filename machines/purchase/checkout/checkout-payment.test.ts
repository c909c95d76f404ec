import { describe, expect, test } from 'vitest';
import type { Problem } from '#machines/lib/problem.ts';
import type { Confirmation } from '#machines/lib/world.ts';
import { general, intent, invoice, receipt, secret, submit, submitted } from '../../../tests/support/checkouts.ts';
import type { Answerer } from '../../../tests/support/network.ts';
import { never, pass, settle } from '../../../tests/support/world.ts';

describe('paying', () => {
  async function pay(confirm: () => Promise<Confirmation>) {
    const begun = await submit(['started']);
    begun.network.answer('subscribe', 'updated');
    begun.world.payment.confirm = confirm;
    begun.actor.send(submitted);
    await settle();
    return begun;
  }

  test('is busy and sending while the provider is asked [CHECK-27, CHECK-35]', async () => {
    const { actor } = await pay(never);
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['busy', 'sending']);
  });

  test.each<[Confirmation, Problem]>([
    [
      { kind: 'refused', words: 'Your card was declined.' },
      { field: 'payment', code: 'provider', words: 'Your card was declined.' },
    ],
    [{ kind: 'unavailable' }, { field: 'payment', code: 'paymentUnavailable' }],
  ])(
    '%j goes back to a new card with one message, and the same intent can be paid [CHECK-44, CHECK-48]',
    async (no, problem) => {
      const { actor, world, network } = await pay(async () => no);
      expect(actor.getSnapshot()).toMatchObject({
        value: 'sendable',
        context: { problems: [problem], card: 'add-card', captcha: '', intent: { id: intent, secret } },
      });
      world.payment.confirm = async () => ({ kind: 'taken' });
      actor.send(submitted);
      await settle();
      expect(world.asked.slice(-3)).toEqual(['token checkout', 'load', `readStatus ${secret}`]);
      expect([actor.getSnapshot().output, network.of('subscribe').length]).toEqual([{ visit: receipt }, 3]);
    },
  );

  test('goes on to fulfilment when the intent turns out to be paid, and confirms it no second time', async () => {
    const { actor, world } = await pay(async () => ({ kind: 'refused', words: 'No.' }));
    let confirms = 0;
    world.payment.confirm = async () => ({ kind: confirms++ ? 'unavailable' : 'taken' });
    world.payment.readStatus = async () => 'taken';
    actor.send(submitted);
    await settle();
    expect([confirms, actor.getSnapshot().output]).toEqual([0, { visit: receipt }]);
  });

  test('says that nothing was paid when the provider says so of a payment without an answer', async () => {
    const { actor } = await pay(() => Promise.reject(new Error('lost')));
    expect(actor.getSnapshot()).toMatchObject({
      value: 'sendable',
      context: { problems: [{ field: 'payment', code: 'unpaid' }], confirmed: true },
    });
  });

  test('lets the server tell when the provider does not, and takes no payment before it did', async () => {
    const { actor, network, world } = await submit(['started']);
    network.answer('subscribe', 'updated');
    network.answer('getFulfilment', 'inProgress');
    world.payment.confirm = () => Promise.reject(new Error('lost'));
    world.payment.readStatus = () => Promise.reject(new Error('lost'));
    actor.send(submitted);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'completing', context: { problems: [], confirmed: true } });
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['busy', 'completing']);
    network.answer('getFulfilment', 'unpaid');
    await pass(world.clock, 1_000);
    expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { problems: general('unpaid') } });
  });
});

describe('a wait that ends without a word', () => {
  async function wait(...replies: [Answerer<'getFulfilment'>, ...Answerer<'getFulfilment'>[]]) {
    const begun = await submit(['started']);
    begun.network.answer('subscribe', 'updated');
    begun.network.answer('getFulfilment', ...replies);
    begun.actor.send(submitted);
    await settle();
    return begun;
  }

  test('is unsettled after a hundred polls, and can be checked, not paid [POLL-5]', async () => {
    const { actor, world, orders, network } = await wait('inProgress');
    await pass(world.clock, 99_000);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('timedOut') } });
    actor.send(submitted);
    await settle();
    expect([actor.getSnapshot().value, orders().length]).toEqual(['unsettled', 2]);
    actor.send({ type: 'check.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'completing', context: { problems: [] } });
    network.answer('getFulfilment', 'inProgress', 'completed');
    await pass(world.clock, 1_000);
    expect(
      network
        .of('getFulfilment')
        .slice(100)
        .map(({ query }) => query),
    ).toEqual([{ reset: '' }, {}]);
    expect(actor.getSnapshot().output).toEqual({ visit: receipt });
  });

  test.each([
    ['signedOut', 'unavailable'],
    ['unknownIntent', 'signedOut'],
  ] as const)('is unsettled after a failed poll, %s then %s [POLL-6, POLL-7]', async (first, second) => {
    const { actor, network } = await wait(first);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('unexpected') } });
    network.answer('getFulfilment', second);
    actor.send({ type: 'check.requested' });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('unexpected') } });
    network.answer('getFulfilment', 'processing');
    actor.send({ type: 'check.requested' });
    await settle();
    expect(actor.getSnapshot().output).toEqual({ visit: invoice });
    expect(network.of('getFulfilment').map(({ query }) => query)).toEqual([{}, { reset: '' }, { reset: '' }]);
  });

  test('a payment that follows a check begins its wait without a reset', async () => {
    const { actor, network } = await wait('unavailable');
    network.answer('getFulfilment', 'unpaid');
    actor.send({ type: 'check.requested' });
    await settle();
    network.answer('getFulfilment', 'completed');
    actor.send(submitted);
    await settle();
    expect(network.of('getFulfilment').map(({ query }) => query)).toEqual([{}, { reset: '' }, {}]);
    expect(actor.getSnapshot().output).toEqual({ visit: receipt });
  });
});
