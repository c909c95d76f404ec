import { describe, expect, test } from 'vitest';
import {
  begin,
  general,
  guest,
  intent,
  lost,
  reader,
  receipt,
  secret,
  submit,
  submitted,
} from '../../../tests/support/checkouts.ts';
import { type Answerer, replyOf, varied } from '../../../tests/support/network.ts';
import { printOrder } from '../../../tests/support/orders.ts';
import { keyOf, never, settle } from '../../../tests/support/world.ts';

describe('placing an order', () => {
  test('takes the lock, fetches a token, clears what was wrong, and only then calls [CHECK-36]', async () => {
    const { world, actor, network } = await submit(['refused']);
    const { promise: token, resolve } = Promise.withResolvers<string>();
    world.botCheck.token = () => token;
    const look = () => {
      const snapshot = actor.getSnapshot();
      return [snapshot.value, snapshot.context.problems.length, network.of('subscribe').length];
    };
    expect(look()).toEqual(['sendable', 1, 1]);
    actor.send(submitted);
    expect(look()).toEqual([{ loading: 'proving' }, 1, 1]);
    await settle();
    expect(look()).toEqual([{ loading: 'proving' }, 1, 1]);
    const { promise: reply, resolve: answer } = Promise.withResolvers<Response>();
    network.answer('subscribe', () => reply);
    resolve('late-token');
    await settle();
    expect(look()).toEqual([{ loading: 'ordering' }, 0, 2]);
    expect(network.of('subscribe')[1]?.query).toEqual({ captcha: 'late-token' });
    answer(replyOf('subscribe', 'gratis'));
    await settle();
    expect(actor.getSnapshot().output).toEqual({ visit: receipt });
  });

  test('is busy and loading while it proves and orders, and nothing else [CHECK-26, CHECK-27]', async () => {
    const { network, start } = begin();
    network.answer('subscribe', never);
    const actor = start();
    expect([...actor.getSnapshot().tags]).toEqual([]);
    actor.send(submitted);
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['busy', 'loading']);
    await settle();
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['busy', 'loading']);
  });

  test('sends one order for two submits in one tick [CHECK-35]', async () => {
    const { start, orders, world } = begin();
    const actor = start();
    actor.send(submitted);
    actor.send(submitted);
    await settle();
    expect([orders().length, world.asked]).toEqual([1, ['token checkout']]);
  });

  test('ignores a submit and a change of card at every busy step [CHECK-35]', async () => {
    const { actor, network, world, orders } = await submit(['started'], reader);
    network.answer('subscribe', 'updated');
    world.payment.confirm = never;
    actor.send(submitted);
    actor.send({ type: 'card.chosen', card: 'use-card' });
    actor.send({ type: 'keeping.toggled' });
    await settle();
    expect(actor.getSnapshot().value).toBe('sending');
    actor.send(submitted);
    actor.send({ type: 'card.chosen', card: 'use-card' });
    actor.send({ type: 'keeping.toggled' });
    await settle();
    expect(orders().length).toBe(2);
    expect(actor.getSnapshot().context).toMatchObject({ card: 'add-card', keepsCard: true });
  });

  test('sends the order, the token and the key as the contract says [API-30, API-36, CHECK-11]', async () => {
    const { orders } = await submit(['started', 'updated']);
    expect(orders().map(({ query, key, body }) => ({ query, key, body }))).toEqual([
      { query: { captcha: 'token-1' }, key: keyOf(1), body: printOrder.body },
      { query: { captcha: 'token-2' }, key: keyOf(2), body: { ...printOrder.body, invoice: intent } },
    ]);
  });

  test('sends the coupon in the query too [SUBSCRIBE-20]', async () => {
    const { network, start } = begin();
    start().send({ type: 'order.submitted', order: { ...printOrder, coupon: 'SPRING' } });
    await settle();
    expect(network.calls[0]?.query).toEqual({ captcha: 'token-1', coupon: 'SPRING' });
  });

  test.each([
    ['the card on file is used', reader, [], 'use-card'],
    ['a new card is kept', reader, [{ type: 'card.chosen', card: 'add-card' }], 'add-card'],
    [
      'a new card is not kept',
      reader,
      [{ type: 'card.chosen', card: 'add-card' }, { type: 'keeping.toggled' }],
      undefined,
    ],
    ['the reader has no account', guest, [], undefined],
  ] as const)(
    'says of the card what is to be done with it: %s [CHECK-11, CHECK-23]',
    async (_, input, events, customer) => {
      const { network, start } = begin(input);
      const actor = start();
      for (const event of events) actor.send(event);
      actor.send(submitted);
      await settle();
      expect(network.calls[0]?.body).toEqual({ ...printOrder.body, ...(customer && { customer }) });
    },
  );

  test('ticks the box for keeping a card, and unticks it again', () => {
    const actor = begin(reader).start();
    const keeps = () => actor.getSnapshot().context.keepsCard;
    expect(keeps()).toBe(true);
    actor.send({ type: 'keeping.toggled' });
    expect(keeps()).toBe(false);
    actor.send({ type: 'keeping.toggled' });
    expect(keeps()).toBe(true);
  });

  test('fetches a fresh token for each submit, and keeps none [CHECK-44]', async () => {
    const { orders, snapshot } = await submit(['refused', 'refused']);
    expect(orders().map(({ query }) => query.captcha)).toEqual(['token-1', 'token-2']);
    expect(snapshot.context.captcha).toBe('');
  });

  test.each([
    ['is blocked', () => Promise.reject(new Error('blocked')), 0],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
      0,
    ],
    ['says nothing for twelve seconds', never<string>, 12_000],
  ])('says so when the bot check %s, sends nothing, and can be sent again [HOST-12]', async (_, token, ms) => {
    const { world, start, orders } = begin();
    const usual = world.botCheck.token;
    world.botCheck.token = token;
    const actor = start();
    actor.send(submitted);
    await settle();
    if (ms > 0) {
      world.clock.increment(ms - 1);
      expect(actor.getSnapshot().value).toEqual({ loading: 'proving' });
      world.clock.increment(1);
    }
    expect(actor.getSnapshot()).toMatchObject({
      value: 'sendable',
      context: { problems: general('botCheckUnavailable') },
    });
    expect(orders()).toEqual([]);
    world.botCheck.token = usual;
    actor.send(submitted);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { problems: [], intent: { id: intent } } });
  });

  test('gives an order up after a minute, cancels it, and keeps its key', async () => {
    const { world, network, start, orders } = begin();
    network.answer('subscribe', never);
    const actor = start();
    actor.send(submitted);
    await settle();
    world.clock.increment(59_999);
    expect(actor.getSnapshot().value).toEqual({ loading: 'ordering' });
    world.clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'sendable',
      context: { problems: general('orderFailed'), key: keyOf(1) },
    });
    expect(orders()[0]?.signal.aborted).toBe(true);
  });
});

describe('what is stored', () => {
  test('is written before each call and after it, and is never a secret', async () => {
    const { world, network, start, attempts } = begin();
    const stored: unknown[] = [];
    const note =
      (reply: 'started' | 'updated'): Answerer<'subscribe'> =>
      () => {
        stored.push(['ordering', attempts.read()]);
        const keys = { payment_intent_id: intent, stripe_secret: secret };
        return varied('subscribe', reply, { type: reply, data: { keys } });
      };
    network.answer('subscribe', note('started'), note('updated'));
    world.payment.confirm = async () => {
      stored.push(['confirming', attempts.read()]);
      return { kind: 'taken' };
    };
    const actor = start();
    actor.send(submitted);
    await settle();
    stored.push(['open', attempts.read()]);
    actor.send(submitted);
    await settle();
    expect(stored).toEqual([
      ['ordering', { step: 'placing', key: keyOf(1) }],
      ['open', { step: 'paying', intent }],
      ['ordering', { step: 'placing', key: keyOf(2), intent }],
      ['confirming', { step: 'confirming', intent }],
    ]);
    expect(attempts.written.slice(-2)).toEqual([{ step: 'completing', intent }, 'cleared']);
    expect(JSON.stringify(attempts.written)).not.toContain('secret');
  });

  test('keeps the open intent when its order is refused', async () => {
    const { attempts } = await submit(['started', 'refused']);
    expect(attempts.read()).toEqual({ step: 'paying', intent });
  });

  test('keeps the intent that a refusal names', async () => {
    const { attempts } = await submit(['replacementRequired']);
    expect(attempts.read()).toEqual({ step: 'paying', intent });
  });

  test('keeps key and intent of an order without an answer', async () => {
    const { attempts } = await submit(['started', lost]);
    expect(attempts.read()).toEqual({ step: 'placing', key: keyOf(2), intent });
  });
});

describe('a failure of this page', () => {
  const fails = () => {
    throw new Error('The storage of the page has failed.');
  };

  test('while an order is sent hands it back with one problem', async () => {
    const { start, attempts } = begin();
    attempts.write = fails;
    const actor = start();
    actor.send(submitted);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { problems: general('orderFailed') } });
  });

  test('while the state of an intent is read leaves the order in doubt [POLL-8]', async () => {
    const { start, attempts, network } = begin(guest, { step: 'paying', intent });
    network.answer('getFulfilment', 'unknownIntent');
    attempts.clear = fails;
    const actor = start();
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('unexpected') } });
  });
});
