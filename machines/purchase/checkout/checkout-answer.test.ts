import { describe, expect, test } from 'vitest';
import type { Problem } from '#machines/lib/problem.ts';
import {
  general,
  intent,
  invoice,
  lost,
  reader,
  receipt,
  secret,
  submit,
  submitted,
} from '../../../tests/support/checkouts.ts';
import { type Answerer, json, varied, wrongly } from '../../../tests/support/network.ts';
import { printOrder } from '../../../tests/support/orders.ts';
import { keyOf, settle } from '../../../tests/support/world.ts';
import type { Order } from './order.ts';

describe('the answer to an order', () => {
  test('opens the payment form when an intent was started [CHECK-37, CHECK-38]', async () => {
    const { snapshot, world } = await submit(['started']);
    expect(world.ordered).toEqual([]);
    expect(snapshot).toMatchObject({
      value: 'sendable',
      context: { intent: { id: intent, secret }, problems: [], key: undefined, confirmed: false },
    });
    expect(world.asked).toEqual(['token checkout']);
  });

  test('shows the payment form to a reader whose card on file is not there any more [CHECK-38]', async () => {
    const { snapshot, world, network } = await submit(['started'], reader);
    expect(network.of('subscribe').map(({ body }) => body)).toMatchObject([{ customer: 'use-card' }]);
    expect(snapshot).toMatchObject({
      value: 'sendable',
      context: { intent: { secret }, card: 'add-card', problems: [] },
    });
    expect(world.asked).toEqual(['token checkout']);
  });

  test('confirms an intent that was brought up to date, and waits for its fulfilment [CHECK-39, POLL-1]', async () => {
    const { snapshot, world, network } = await submit(['started', 'updated']);
    expect(world.asked).toEqual(['token checkout', 'token checkout', 'load', `confirm ${secret}`]);
    expect(network.of('getFulfilment').map(({ value, query }) => [value, query])).toEqual([[intent, {}]]);
    expect(snapshot).toMatchObject({ status: 'done', value: 'completed', output: { visit: receipt } });
    expect([[...snapshot.tags], world.ordered]).toEqual([['completed'], ['completed']]);
  });

  test.each([
    ['customerCompleted', receipt, 'completed'],
    ['customerProcessing', invoice, 'processing'],
    ['gratis', receipt, 'completed'],
  ] as const)(
    'goes where %s leads, and tells the host page [CHECK-40, CHECK-41, POLL-3, POLL-4]',
    async (reply, visit, status) => {
      const { snapshot, world } = await submit([reply], reader);
      expect([snapshot.status, snapshot.output, world.attempts.read()]).toEqual(['done', { visit }, undefined]);
      expect(world.ordered).toEqual([status]);
    },
  );

  test('authenticates a payment with the method the server names, even before a form was shown [CHECK-45]', async () => {
    const { snapshot, world } = await submit(['authorizationRequired'], reader);
    expect(world.asked).toEqual(['token checkout', 'load', `authorize ${secret} pm_1Nf42k`]);
    expect(snapshot.output).toEqual({ visit: receipt });
  });

  test('asks for a new card when the one on file must be replaced [CHECK-46]', async () => {
    const { snapshot, actor, orders, network } = await submit(['replacementRequired'], reader);
    expect(snapshot).toMatchObject({
      value: 'sendable',
      context: {
        card: 'add-card',
        problems: general('replacement', 'Your card has expired.'),
        intent: { id: intent, secret },
        key: undefined,
      },
    });
    network.answer('subscribe', 'updated');
    actor.send(submitted);
    await settle();
    expect(orders()[1]?.body).toEqual({ ...printOrder.body, invoice: intent, customer: 'add-card' });
    expect(actor.getSnapshot().output).toEqual({ visit: receipt });
  });

  test('asks for a new card also when the server gives no words for it [CHECK-46]', async () => {
    const { snapshot } = await submit([() => json(402, { checkout_errors: { require: 'replacement' } })], reader);
    expect(snapshot.context).toMatchObject({ card: 'add-card', problems: general('replacement') });
  });

  test('says what the server says of a payment, and shows it as text [CHECK-49]', async () => {
    const message = ' \u0000\u202e<b>No</b>\n ';
    const { snapshot } = await submit([() => json(402, { checkout_errors: { message } })], reader);
    expect(snapshot.context.problems).toEqual(general('server', '<b>No</b>'));
    const { snapshot: blank } = await submit([() => json(402, { checkout_errors: { message: ' \n' } })], reader);
    expect(blank.context.problems).toEqual(general('orderFailed'));
  });

  test('an authentication without a method is no way to pay [CHECK-47]', async () => {
    const keys = { payment_intent_id: intent, stripe_secret: secret };
    const { snapshot, world } = await submit([
      () => json(402, { checkout_errors: { keys, require: 'authorization' } }),
    ]);
    expect(snapshot).toMatchObject({
      value: 'sendable',
      context: { problems: general('orderFailed'), intent: { id: intent } },
    });
    const { snapshot: keyless } = await submit([
      () =>
        json(402, { checkout_errors: { require: 'authorization', method: 'pm_1Nf42k', message: 'Please confirm.' } }),
    ]);
    expect(keyless).toMatchObject({ value: 'sendable', context: { problems: general('server', 'Please confirm.') } });
    expect(world.asked).toEqual(['token checkout']);
  });

  test.each<[Answerer<'subscribe'>, Problem[]]>([
    ['refused', general('server', 'We cannot take this order at the moment.')],
    [
      'fieldErrors',
      [
        { field: 'name', code: 'server', words: 'Please give the name that should be printed on the label.' },
        { field: 'email', code: 'server', words: 'An account with this email address exists already. Please log in.' },
      ],
    ],
    [
      'nestedErrors',
      [
        { field: 'address.postcode', code: 'server', words: 'This postcode does not belong to the state.' },
        { field: 'password.password', code: 'server', words: 'Please use at least 8 characters.' },
        { field: 'password.confirm', code: 'server', words: 'The passwords differ.' },
        ...general('server', 'Please look at the fields marked below.'),
      ],
    ],
    ['couponRefused', [{ field: 'coupon', code: 'server', words: 'This coupon has expired.' }]],
    ['signedOut', general('signedOut')],
    ['paymentRefused', general('server', 'The payment could not be taken.')],
    ['botCheckRefused', general('server', 'We could not tell that you are a person. Please try again.')],
    ['orderChanged', general('server', 'Your order has changed since this page was opened. Please look at it again.')],
    ['updatedFailed', general('server', 'The order could not be brought up to date.')],
    ['redeemFailed', general('server', 'This gift could not be redeemed.')],
    ['upgradeFailed', general('server', 'This subscription could not be upgraded.')],
  ])(
    'tells %s, stays sendable, and begins a new attempt next time [CHECK-14, CHECK-16, CHECK-49]',
    async (reply, problems) => {
      const { snapshot, actor, orders, attempts } = await submit([reply]);
      expect(snapshot).toMatchObject({ value: 'sendable', context: { key: undefined } });
      expect(snapshot.context.problems).toEqual(problems);
      expect(attempts.read()).toBeUndefined();
      actor.send(submitted);
      await settle();
      expect(orders().map(({ key }) => key)).toEqual([keyOf(1), keyOf(2)]);
    },
  );

  test.each<[string, Answerer<'subscribe'>, Problem[]]>([
    ['too many requests', 'tooManyRequests', general('tooManyRequests')],
    ['a server that cannot answer', 'unavailable', general('server', 'We are busy at the moment. Please try again.')],
    [
      'a server that fails with a page',
      wrongly(() => new Response('<h1>Oops</h1>', { status: 500 })),
      general('orderFailed'),
    ],
    ['no answer', lost, general('orderFailed')],
    ['an answer that cannot be read', wrongly(() => new Response('{"type":')), general('orderFailed')],
    [
      'a success that is not documented',
      wrongly(() => json(200, { type: 'redeem-succeeded' })),
      general('orderFailed'),
    ],
  ])('keeps the key after %s, so that the next submit is the same attempt [CHECK-50]', async (_, reply, problems) => {
    const { snapshot, actor, network, orders, attempts } = await submit([reply]);
    expect(snapshot).toMatchObject({ value: 'sendable', context: { key: keyOf(1) } });
    expect(snapshot.context.problems).toEqual(problems);
    expect(attempts.read()).toEqual({ step: 'placing', key: keyOf(1) });
    network.answer('subscribe', 'gratis');
    actor.send(submitted);
    await settle();
    expect(orders().map(({ key }) => key)).toEqual([keyOf(1), keyOf(1)]);
    expect(actor.getSnapshot().output).toEqual({ visit: receipt });
  });

  test.each(['signedOut', 'botCheckRefused'] as const)(
    'keeps the key when a retry is not let in: %s says nothing of the order that was not answered',
    async (reply) => {
      const { snapshot, actor, network, orders, attempts } = await submit([lost, reply]);
      expect(snapshot).toMatchObject({ value: 'sendable', context: { key: keyOf(1) } });
      expect(attempts.read()).toEqual({ step: 'placing', key: keyOf(1) });
      network.answer('subscribe', 'refused');
      actor.send(submitted);
      await settle();
      expect([actor.getSnapshot().context.key, attempts.read()]).toEqual([undefined, undefined]);
      actor.send(submitted);
      await settle();
      expect(orders().map(({ key }) => key)).toEqual([keyOf(1), keyOf(1), keyOf(1), keyOf(2)]);
    },
  );

  const { cart, shipcode } = printOrder.body;
  const edited = (body: Partial<(typeof printOrder)['body']>): Order => ({
    ...printOrder,
    body: { ...printOrder.body, ...body },
  });
  test.each<[string, Order, number]>([
    ['the donation', edited({ cart: { ...cart, donation: undefined } }), 2],
    ['the shipping category', edited({ shipcode: shipcode === 'ship-a' ? 'ship-b' : 'ship-a' }), 2],
    ['the coupon', { ...printOrder, coupon: 'SPRING' }, 2],
    ['the name, which is not ordered', edited({ name: 'Ada B. Okafor' }), 1],
    ['nothing', structuredClone(printOrder), 1],
  ])('after an edit of %s sends key %s', async (_, order, number) => {
    const { actor, orders } = await submit([lost]);
    actor.send({ type: 'order.submitted', order });
    await settle();
    expect(orders()[1]?.key).toBe(keyOf(number));
  });

  test('shows a renewed payment form instead of paying with one that is no longer right', async () => {
    const keys = { payment_intent_id: 'pi_Other', stripe_secret: 'pi_Other_secret_x' };
    for (const changed of [keys, { ...keys, payment_intent_id: intent }]) {
      const { snapshot, world } = await submit([
        'started',
        () => varied('subscribe', 'updated', { type: 'updated', data: { keys: changed } }),
      ]);
      expect(snapshot).toMatchObject({
        value: 'sendable',
        context: {
          problems: [{ field: 'payment', code: 'paymentRenewed' }],
          intent: { id: changed.payment_intent_id, secret: changed.stripe_secret },
        },
      });
      expect(world.asked).toEqual(['token checkout', 'token checkout']);
    }
  });

  test('shows the form first when an intent is brought up to date that this page has no form of', async () => {
    const { snapshot, world } = await submit(['updated']);
    expect(snapshot).toMatchObject({ value: 'sendable', context: { problems: [], intent: { id: intent, secret } } });
    expect(world.asked).toEqual(['token checkout']);
  });
});
