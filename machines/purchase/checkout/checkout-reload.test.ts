import { describe, expect, test } from 'vitest';
import {
  begin,
  general,
  guest,
  intent,
  invoice,
  lost,
  receipt,
  secret,
  submitted,
} from '../../../tests/support/checkouts.ts';
import { type Answerer, wrongly } from '../../../tests/support/network.ts';
import { printOrder } from '../../../tests/support/orders.ts';
import { keyOf, never, settle } from '../../../tests/support/world.ts';

describe('a reload', () => {
  const steps = ['placing', 'paying', 'confirming', 'completing'] as const;
  const key = keyOf(9);

  test('begins anew when nothing is stored', async () => {
    const { network, start } = begin();
    expect(start().getSnapshot().value).toBe('sendable');
    await settle();
    expect(network.calls).toEqual([]);
  });

  test('an order that was being placed is submitted again as the same attempt', async () => {
    const { start, orders } = begin(guest, { step: 'placing', key });
    const actor = start();
    expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { key } });
    actor.send(submitted);
    await settle();
    expect(orders()[0]?.key).toBe(key);
  });

  test.each(steps)('reads the state of a stored intent before anything can be paid: %s', async (step) => {
    const { world, network, start } = begin(guest, { step, intent });
    const reply = Promise.withResolvers<Response>();
    network.answer('getFulfilment', () => reply.promise);
    const actor = start();
    await settle();
    expect([actor.getSnapshot().value, [...actor.getSnapshot().tags].toSorted()]).toEqual([
      'restoring',
      ['busy', 'loading'],
    ]);
    actor.send(submitted);
    await settle();
    expect(network.calls.map(({ id, value }) => [id, value])).toEqual([['getFulfilment', intent]]);
    expect(world.asked).toEqual([]);
  });

  test.each(steps)('lands where an order is that was settled meanwhile: %s', async (step) => {
    for (const [reply, visit] of [
      ['completed', receipt],
      ['processing', invoice],
    ] as const) {
      const { network, start, attempts, world } = begin(guest, { step, intent });
      network.answer('getFulfilment', reply);
      const actor = start();
      await settle();
      expect([actor.getSnapshot().output, attempts.read(), world.ordered]).toEqual([{ visit }, undefined, [reply]]);
    }
  });

  test.each([
    ['placing', []],
    ['paying', []],
    ['confirming', general('unpaid')],
    ['completing', general('unpaid')],
  ] as const)('opens the form again for an intent that is not paid: %s', async (step, problems) => {
    const { network, start } = begin(guest, { step, intent });
    network.answer('getFulfilment', 'unpaid');
    const actor = start();
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { problems, intent: { id: intent } } });
    network.answer('subscribe', 'updated');
    actor.send(submitted);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'sendable',
      context: { problems: [], intent: { id: intent, secret } },
    });
  });

  test('an intent that was confirmed before the reload is read at the provider before it is confirmed again', async () => {
    const { network, start, world } = begin(guest, { step: 'confirming', intent });
    network.answer('getFulfilment', 'unpaid');
    network.answer('subscribe', 'updated');
    const actor = start();
    await settle();
    for (let times = 0; times < 2; times += 1) {
      actor.send(submitted);
      await settle();
    }
    expect(world.asked).toEqual([
      'token checkout',
      'token checkout',
      'load',
      `readStatus ${secret}`,
      `confirm ${secret}`,
    ]);
  });

  test.each([
    ['placing', 'sendable'],
    ['paying', 'sendable'],
    ['confirming', 'completing'],
    ['completing', 'completing'],
  ] as const)('an order in progress that was %s is %s', async (step, value) => {
    const { network, start } = begin(guest, { step, intent });
    network.answer('getFulfilment', 'inProgress');
    const actor = start();
    await settle();
    expect(actor.getSnapshot().value).toBe(value);
    // The server is at it: nothing is to be begun anew.
    expect(network.calls.map(({ query }) => query)).toEqual(value === 'completing' ? [{}, {}] : [{}]);
  });

  test.each(['placing', 'paying'] as const)('forgets an intent that the server does not know: %s', async (step) => {
    const { network, start, attempts, orders } = begin(guest, { step, intent, key });
    network.answer('getFulfilment', 'unknownIntent');
    const actor = start();
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { intent: undefined, problems: [] } });
    expect(attempts.read()).toEqual({ step: 'placing', key });
    actor.send(submitted);
    await settle();
    expect(orders()[0]).toMatchObject({ key, body: printOrder.body });
  });

  test('keeps the key of an unanswered order through every reload while its intent is not paid', async () => {
    const { network, start, orders } = begin(guest, { step: 'placing', intent, key });
    network.answer('getFulfilment', 'unpaid', 'unpaid');
    start();
    await settle();
    const actor = start();
    await settle();
    actor.send(submitted);
    await settle();
    expect(orders()).toMatchObject([{ key, body: { invoice: intent } }]);
  });

  test('forgets an attempt of which only an unknown intent was left', async () => {
    const { network, start, attempts } = begin(guest, { step: 'paying', intent });
    network.answer('getFulfilment', 'unknownIntent');
    start();
    await settle();
    expect(attempts.read()).toBeUndefined();
  });

  test('opens the form for a link that claims a payment which the server does not know', async () => {
    const { network, start } = begin(guest, { step: 'returned', intent });
    network.answer('getFulfilment', 'unknownIntent');
    const actor = start();
    await settle();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'sendable',
      context: { intent: undefined, confirmed: false, problems: [] },
    });
  });

  test('polls for a payment that the provider sent the reader back from', async () => {
    const { network, start } = begin(guest, { step: 'returned', intent });
    network.answer('getFulfilment', 'inProgress');
    const actor = start();
    await settle();
    expect(actor.getSnapshot().value).toBe('completing');
  });

  test.each(['confirming', 'completing'] as const)(
    'offers no second payment for a payment that may have been taken, though the server does not know it: %s',
    async (step) => {
      const { network, start, attempts } = begin(guest, { step, intent });
      network.answer('getFulfilment', 'unknownIntent');
      const actor = start();
      await settle();
      expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('unexpected') } });
      expect(attempts.read()).toEqual({ step, intent });
      network.answer('getFulfilment', 'unpaid');
      actor.send({ type: 'check.requested' });
      await settle();
      expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { problems: general('unpaid') } });
    },
  );

  test.each<[string, Answerer<'getFulfilment'>, number]>([
    ['is refused', 'signedOut', 0],
    ['fails', 'unavailable', 0],
    ['is not answered', lost, 0],
    ['cannot be read', wrongly(() => new Response('<h1>')), 0],
    ['says nothing for 35 seconds', never, 35_000],
  ])('can be checked again when the state of the intent %s', async (_, reply, ms) => {
    const { world, network, start } = begin(guest, { step: 'paying', intent });
    network.answer('getFulfilment', reply);
    const actor = start();
    await settle();
    if (ms) {
      world.clock.increment(ms - 1);
      expect(actor.getSnapshot().value).toBe('restoring');
      world.clock.increment(1);
    }
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('unexpected') } });
    network.answer('getFulfilment', 'inProgress');
    actor.send({ type: 'check.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'restoring', context: { problems: [] } });
    await settle();
    expect(actor.getSnapshot().value).toBe('sendable');
  });

  test('sends nothing for a stored intent that could bend the path', async () => {
    const { network, start } = begin(guest, { step: 'paying', intent: '../account' });
    const actor = start();
    await settle();
    expect([actor.getSnapshot().value, network.calls]).toEqual(['unsettled', []]);
  });
});
