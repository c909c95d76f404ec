import { describe, expect, test } from 'vitest';
import {
  begin,
  checkoutOf,
  general,
  guest,
  intent,
  invoice,
  lost,
  play,
  reader,
  receipt,
  secret,
  submit,
  submitted,
} from '#fixtures/data/checkouts.ts';
import { copyOf, printOrder } from '#fixtures/data/orders.ts';
import { type Answerer, json, replyOf, varied, wrongly } from '#fixtures/world/network.ts';
import { botCheckFailure, keyOf, never, openFlow, pass, settle, type TestWorld } from '#fixtures/world/test-world.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Confirmation } from '#machines/lib/world.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { Order } from './order.ts';

/** A checkout that can be submitted, with these parts of its context. */
const sendable = (context: object) => ({ value: 'sendable', context });

const unpaid = (checkout_errors: object): Response => json(402, { checkout_errors }, { 'Cache-Control': 'no-store' });

describe('placing an order', () => {
  test('takes the turn, fetches a token and clears problems before the call [CHECK-36]', async () => {
    const { world, actor, network } = await submit(['refused']);
    const { promise: token, resolve } = Promise.withResolvers<string>();
    world.botCheck.token = () => token;
    const look = () => {
      const snapshot = actor.getSnapshot();
      return [snapshot.value, snapshot.context.problems.length, network.of('subscribe').length];
    };
    expect(look()).toEqual(['sendable', 1, 1]);
    actor.send(submitted);
    expect(look()).toEqual([{ loading: 'recalling' }, 1, 1]);
    await settle();
    expect(look()).toEqual([{ loading: { proving: 'waiting' } }, 1, 1]);
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

  test('is busy and loading while it gets a token and places the order [CHECK-26, CHECK-27]', async () => {
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
    await play(actor, submitted, submitted);
    expect([orders().length, world.asked]).toEqual([1, ['token checkout']]);
  });

  test('ignores a submit and a change of card while busy [CHECK-35]', async () => {
    const { actor, network, world, orders } = await submit(['started'], reader);
    network.answer('subscribe', 'updated');
    world.payment.confirm = never;
    await play(actor, submitted, { type: 'card.chosen', card: 'use-card' }, { type: 'keeping.toggled' });
    expect(actor.getSnapshot().value).toBe('sending');
    await play(actor, submitted, { type: 'card.chosen', card: 'use-card' }, { type: 'keeping.toggled' });
    expect(orders().length).toBe(2);
    expect(actor.getSnapshot().context).toMatchObject({ card: 'add-card', keepsCard: true });
  });

  test('stays on a new card if nothing on file can pay [CHECK-23]', async () => {
    const { start, orders } = begin({ hasAccount: true, hasCardOnFile: false });
    const actor = start();
    await play(actor, { type: 'card.chosen', card: 'use-card' }, submitted);
    expect(orders().map(({ body }) => body)).toMatchObject([{ customer: 'add-card' }]);
  });

  test('sends the order, the token and the key as the contract says [API-30, API-36, CHECK-11]', async () => {
    const { orders } = await submit(['started', 'updated']);
    expect(orders().map(({ query, key, body }) => ({ query, key, body }))).toEqual([
      { query: { captcha: 'token-1' }, key: keyOf(1), body: printOrder.body },
      { query: { captcha: 'token-2' }, key: keyOf(2), body: { ...printOrder.body, invoice: intent } },
    ]);
  });

  test.each([
    ['the card on file is used', reader, [], 'use-card'],
    ['a new card is saved', reader, [{ type: 'card.chosen', card: 'add-card' }], 'add-card'],
    [
      'a new card is not saved',
      reader,
      [{ type: 'card.chosen', card: 'add-card' }, { type: 'keeping.toggled' }],
      undefined,
    ],
    ['the reader has no account', guest, [], undefined],
  ] as const)(
    'tells the server how to handle the card: %s [CHECK-11, CHECK-23]',
    async (_, input, events, customer) => {
      const { network, start } = begin(input);
      const actor = start();
      for (const event of events) actor.send(event);
      await play(actor, submitted);
      expect(network.calls[0]?.body).toEqual({ ...printOrder.body, ...(customer && { customer }) });
    },
  );

  test.each([
    ['is blocked', () => Promise.reject(botCheckFailure('botCheckUnavailable')), 0],
    [
      'throws',
      () => {
        throw botCheckFailure('botCheckUnavailable');
      },
      0,
    ],
    ['does not answer for twelve seconds', never<string>, 12_000],
  ])('reports that the bot check %s, sends nothing and allows another submit [HOST-12]', async (_, token, ms) => {
    const { world, start, orders } = begin();
    const usual = world.botCheck.token;
    world.botCheck.token = token;
    const actor = start();
    await play(actor, submitted);
    if (ms > 0) {
      world.clock.increment(ms - 1);
      expect(actor.getSnapshot().value).toEqual({ loading: { proving: 'waiting' } });
      world.clock.increment(1);
    }
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: general('botCheckUnavailable') }));
    expect(orders()).toEqual([]);
    world.botCheck.token = usual;
    await play(actor, submitted);
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: [], intent: { id: intent } }));
  });

  test.each([
    ['a key', (world: TestWorld) => ({ newKey: world.newKey })],
    ['the bot check', ({ botCheck }: TestWorld) => ({ botCheck: { ...botCheck } })],
    ['the turn', ({ attempts }: TestWorld) => ({ attempts: { ...attempts } })],
  ])(
    'never blames the bot check if %s breaks before the order is sent, and sends it again [BEYOND-192]',
    async (what, usual) => {
      const { world, start, orders } = begin();
      const kept = usual(world);
      const breaks = () => {
        throw new TypeError('missing');
      };
      if (what === 'a key') world.newKey = breaks;
      if (what === 'the bot check') world.botCheck.token = breaks;
      if (what === 'the turn') world.attempts.takeTurn = breaks;
      const actor = start();
      await play(actor, submitted);
      expect([orders(), JSON.stringify(actor.getSnapshot().context.problems)]).toEqual([
        [],
        JSON.stringify(what === 'the turn' ? [] : general('orderUnsent')),
      ]);
      Object.assign(world, kept);
      await play(actor, { ...submitted, isAgreed: true });
      expect(actor.getSnapshot()).toMatchObject(sendable({ problems: [], intent: { id: intent } }));
    },
  );

  test('allows five minutes for a challenge, then twelve seconds for the service [BEYOND-77]', async () => {
    const { world, start } = begin();
    let tell: (isOpen: boolean) => void = () => undefined;
    world.botCheck.watchChallenge = (heard) => {
      tell = heard;
      return () => undefined;
    };
    world.botCheck.token = never<string>;
    const actor = start();
    const value = () => actor.getSnapshot().value;
    await play(actor, submitted);
    world.clock.increment(11_999);
    tell(true);
    world.clock.increment(299_999);
    expect(value()).toEqual({ loading: { proving: 'challenged' } });
    tell(false);
    world.clock.increment(11_999);
    expect(value()).toEqual({ loading: { proving: 'waiting' } });
    tell(true);
    world.clock.increment(300_000);
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: general('botCheckUnfinished') }));
  });

  test('reports an unfinished challenge, sends nothing and cancels the token request [BEYOND-77]', async () => {
    const { world, start, orders } = begin();
    const signals: AbortSignal[] = [];
    world.botCheck.token = (_, signal) => {
      signals.push(signal);
      return Promise.reject(botCheckFailure('botCheckUnfinished'));
    };
    const actor = start();
    await play(actor, submitted);
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: general('botCheckUnfinished') }));
    expect(orders()).toEqual([]);
    world.botCheck.token = (_, signal) => {
      signals.push(signal);
      return never<string>();
    };
    await play(actor, submitted);
    actor.stop();
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  test('gives up on an order after a minute, cancels the call and keeps the key', async () => {
    const { world, network, start, orders } = begin();
    network.answer('subscribe', never);
    const actor = start();
    await play(actor, submitted);
    world.clock.increment(59_999);
    expect(actor.getSnapshot().value).toEqual({ loading: 'ordering' });
    world.clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: general('orderLost'), key: keyOf(1) }));
    expect(orders()[0]?.signal.aborted).toBe(true);
  });
});

describe('the stored attempt', () => {
  test('is written before and after each call and never contains a secret', async () => {
    const { world, network, start, attempts } = begin();
    const stored: unknown[] = [];
    const note =
      (reply: 'started' | 'updated'): Answerer<'subscribe'> =>
      () => {
        stored.push(['ordering', attempts.pending()]);
        const keys = { payment_intent_id: intent, stripe_secret: secret };
        return varied('subscribe', reply, { type: reply, data: { keys } });
      };
    network.answer('subscribe', note('started'), note('updated'));
    world.payment.confirm = async () => {
      stored.push(['confirming', attempts.pending()]);
      return { kind: 'taken' };
    };
    const actor = start();
    await play(actor, submitted);
    stored.push(['open', attempts.pending()]);
    await play(actor, submitted);
    expect(stored).toEqual([
      ['ordering', { step: 'placing', key: keyOf(1) }],
      ['open', { step: 'paying', intent }],
      ['ordering', { step: 'placing', key: keyOf(2), intent }],
      ['confirming', { step: 'confirming', intent }],
    ]);
    expect(attempts.written.slice(-2)).toEqual([
      { step: 'completing', intent },
      { step: 'settled', intent, visit: receipt },
    ]);
    expect(JSON.stringify(attempts.written)).not.toContain('secret');
  });

  test('keeps the open intent if its order is refused', async () => {
    const { attempts } = await submit(['started', 'refused']);
    expect(attempts.pending()).toEqual({ step: 'paying', intent });
  });

  test('keeps the intent named in a refusal', async () => {
    const { attempts } = await submit(['replacementRequired']);
    expect(attempts.pending()).toEqual({ step: 'paying', intent });
  });

  test('keeps the key and the intent of an unanswered order', async () => {
    const { attempts } = await submit(['started', lost]);
    expect(attempts.pending()).toEqual({ step: 'placing', key: keyOf(2), intent });
  });
});

describe('an error on this page', () => {
  const fails = () => {
    throw new Error('The storage of the page has failed.');
  };

  test('hands the order back with one problem while it is being sent', async () => {
    const { start, attempts } = begin();
    attempts.write = fails;
    const actor = start();
    await play(actor, submitted);
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: general('orderFailed') }));
  });

  test('leaves the order in doubt while the intent is being read [POLL-8]', async () => {
    const { open, attempts, network } = begin(guest, { step: 'paying', intent });
    network.answer('getFulfilment', 'unknownIntent');
    attempts.drop = fails;
    const actor = await open();
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('unexpected') } });
  });
});

describe('the answer to an order', () => {
  test('opens the payment form for a started intent [CHECK-37, CHECK-38]', async () => {
    const { snapshot, world } = await submit(['started']);
    expect(world.ordered).toEqual([]);
    expect(snapshot).toMatchObject(
      sendable({ intent: { id: intent, secret }, problems: [], key: undefined, confirmed: false }),
    );
    expect(world.asked).toEqual(['token checkout']);
  });

  test('shows the payment form if the card on file is gone [CHECK-38]', async () => {
    const { snapshot, world, network } = await submit(['started'], reader);
    expect(network.of('subscribe').map(({ body }) => body)).toMatchObject([{ customer: 'use-card' }]);
    expect(snapshot).toMatchObject(sendable({ intent: { secret }, card: 'add-card', problems: [] }));
    expect(world.asked).toEqual(['token checkout']);
  });

  test('confirms an updated intent and waits for its fulfilment [CHECK-39, POLL-1]', async () => {
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
    'follows %s to its landing page and tells the host page [CHECK-40, CHECK-41, POLL-3, POLL-4]',
    async (reply, visit, status) => {
      const { snapshot, world } = await submit([reply], reader);
      expect([snapshot.status, snapshot.output, world.attempts.pending()]).toEqual(['done', { visit }, undefined]);
      expect(world.ordered).toEqual([status]);
    },
  );

  test('authenticates a payment with the method the server names, even before a form was shown [CHECK-45]', async () => {
    const { snapshot, world } = await submit(['authorizationRequired'], reader);
    expect(world.asked).toEqual(['token checkout', 'load', `authorize ${secret} pm_1Nf42k`]);
    expect(snapshot.output).toEqual({ visit: receipt });
  });

  test('asks for a new card if the one on file must be replaced [CHECK-46]', async () => {
    const { snapshot, actor, orders, network } = await submit(['replacementRequired'], reader);
    expect(snapshot).toMatchObject(
      sendable({
        card: 'add-card',
        problems: general('replacement', 'Your card has expired.'),
        intent: { id: intent, secret },
        key: undefined,
      }),
    );
    network.answer('subscribe', 'updated');
    await play(actor, submitted);
    expect(orders()[1]?.body).toEqual({ ...printOrder.body, invoice: intent, customer: 'add-card' });
    expect(actor.getSnapshot().output).toEqual({ visit: receipt });
  });

  test('asks for a new card even without a message from the server [CHECK-46]', async () => {
    const { snapshot } = await submit([() => unpaid({ require: 'replacement' })], reader);
    expect(snapshot.context).toMatchObject({ card: 'add-card', problems: general('replacement') });
  });

  test('shows the server’s message about a payment as plain text [CHECK-49]', async () => {
    const message = ' \u0000\u202e<b>No</b>\n ';
    const { snapshot } = await submit([() => unpaid({ message })], reader);
    expect(snapshot.context.problems).toEqual(general('server', '<b>No</b>'));
    const { snapshot: blank } = await submit([() => unpaid({ message: ' \n' })], reader);
    expect(blank.context.problems).toEqual(general('orderFailed'));
  });

  test('does not authenticate without a method [CHECK-47]', async () => {
    const keys = { payment_intent_id: intent, stripe_secret: secret };
    const { snapshot, world } = await submit([() => unpaid({ keys, require: 'authorization' })]);
    expect(snapshot).toMatchObject(sendable({ problems: general('orderFailed'), intent: { id: intent } }));
    const { snapshot: keyless } = await submit([
      () => unpaid({ require: 'authorization', method: 'pm_1Nf42k', message: 'Please confirm.' }),
    ]);
    expect(keyless).toMatchObject(sendable({ problems: general('server', 'Please confirm.') }));
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
        ...general('server', 'Please correct your details and try again.'),
      ],
    ],
    ['signedOut', general('signedOut')],
  ])(
    'reports %s, stays sendable and starts a new attempt next time [CHECK-14, CHECK-16, CHECK-49]',
    async (reply, problems) => {
      const { snapshot, actor, orders, attempts } = await submit([reply]);
      expect(snapshot).toMatchObject(sendable({ key: undefined }));
      expect(snapshot.context.problems).toEqual(problems);
      expect(attempts.pending()).toBeUndefined();
      await play(actor, submitted);
      expect(orders().map(({ key }) => key)).toEqual([keyOf(1), keyOf(2)]);
    },
  );

  test.each<[string, Answerer<'subscribe'>, Problem[]]>([
    ['too many requests', 'tooManyRequests', general('tooManyRequests')],
    ['a service that is unavailable', 'unavailable', general('server', 'We are busy at the moment. Please try again.')],
    ['a server error page', wrongly(() => new Response('<h1>Oops</h1>', { status: 500 })), general('orderUnclear')],
    ['no answer', lost, general('orderLost')],
    ['an unreadable answer', wrongly(() => new Response('{"type":')), general('orderUnclear')],
    ['an undocumented success', wrongly(() => json(200, { type: 'redeem-succeeded' })), general('orderUnclear')],
  ])('keeps the key after %s, so the next submit retries the same attempt [CHECK-50]', async (_, reply, problems) => {
    const { snapshot, actor, network, orders, attempts } = await submit([reply]);
    expect(snapshot).toMatchObject(sendable({ key: keyOf(1) }));
    expect(snapshot.context.problems).toEqual(problems);
    expect(attempts.pending()).toEqual({ step: 'placing', key: keyOf(1) });
    network.answer('subscribe', 'gratis');
    await play(actor, submitted);
    expect(orders().map(({ key }) => key)).toEqual([keyOf(1), keyOf(1)]);
    expect(actor.getSnapshot().output).toEqual({ visit: receipt });
  });

  test.each(['signedOut', 'botCheckRefused'] as const)(
    'keeps the key if a retry is rejected with %s, which reveals nothing about the lost order',
    async (reply) => {
      const { snapshot, actor, network, orders, attempts } = await submit([lost, reply]);
      expect(snapshot).toMatchObject(sendable({ key: keyOf(1) }));
      expect(attempts.pending()).toEqual({ step: 'placing', key: keyOf(1) });
      network.answer('subscribe', 'refused');
      await play(actor, submitted);
      expect([actor.getSnapshot().context.key, attempts.pending()]).toEqual([undefined, undefined]);
      await play(actor, submitted);
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
    ['the name', edited({ name: 'Ada B. Okafor' }), 2],
    ['nothing', structuredClone(printOrder), 1],
  ])('after an edit of %s, sends key %s', async (_, order, number) => {
    const { actor, orders, network } = await submit([lost]);
    await play(actor, { type: 'order.submitted', order });
    expect(orders()[1]?.key).toBe(keyOf(number));
    expect(network.of('closeAttempt').map(({ body }) => body)).toEqual(number === 1 ? [] : [{ key: keyOf(1) }]);
  });

  test('shows a renewed payment form instead of paying with an outdated one', async () => {
    const keys = { payment_intent_id: 'pi_Other', stripe_secret: 'pi_Other_secret_x' };
    for (const changed of [keys, { ...keys, payment_intent_id: intent }]) {
      const { snapshot, world } = await submit([
        'started',
        () => varied('subscribe', 'updated', { type: 'updated', data: { keys: changed } }),
      ]);
      expect(snapshot).toMatchObject(
        sendable({
          problems: [{ field: 'payment', code: 'paymentRenewed' }],
          intent: { id: changed.payment_intent_id, secret: changed.stripe_secret },
        }),
      );
      expect(world.asked).toEqual(['token checkout', 'token checkout']);
    }
  });
});

describe('paying', () => {
  async function pay(confirm: () => Promise<Confirmation>) {
    const begun = await submit(['started']);
    begun.network.answer('subscribe', 'updated');
    begun.world.payment.confirm = confirm;
    await play(begun.actor, submitted);
    return begun;
  }

  test('is busy and sending while it waits for the provider [CHECK-27, CHECK-35]', async () => {
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
    '%j asks for a new card with one message; the same intent can be paid again [CHECK-44, CHECK-48]',
    async (no, problem) => {
      const { actor, world, network } = await pay(async () => no);
      expect(actor.getSnapshot()).toMatchObject(
        sendable({ problems: [problem], card: 'add-card', captcha: '', intent: { id: intent, secret } }),
      );
      world.payment.confirm = async () => ({ kind: 'taken' });
      await play(actor, submitted);
      expect(world.asked.slice(-3)).toEqual(['token checkout', 'load', `readStatus ${secret}`]);
      expect([actor.getSnapshot().output, network.of('subscribe').length]).toEqual([{ visit: receipt }, 3]);
    },
  );

  test('proceeds to fulfilment if the intent turns out to be paid and does not confirm it again', async () => {
    const { actor, world } = await pay(async () => ({ kind: 'refused', words: 'No.' }));
    let confirms = 0;
    world.payment.confirm = async () => ({ kind: confirms++ ? 'unavailable' : 'taken' });
    world.payment.readStatus = async () => 'taken';
    await play(actor, submitted);
    expect([confirms, actor.getSnapshot().output]).toEqual([0, { visit: receipt }]);
  });

  test('reports that nothing was paid if the provider confirms that after a lost answer', async () => {
    const { actor } = await pay(() => Promise.reject(new Error('lost')));
    expect(actor.getSnapshot()).toMatchObject(
      sendable({ problems: [{ field: 'payment', code: 'unpaid' }], confirmed: true }),
    );
  });

  test('leaves the outcome to the server if the provider cannot tell, and takes no payment until then', async () => {
    const { actor, network, world } = await submit(['started']);
    network.answer('subscribe', 'updated');
    network.answer('getFulfilment', 'inProgress');
    world.payment.confirm = () => Promise.reject(new Error('lost'));
    world.payment.readStatus = () => Promise.reject(new Error('lost'));
    await play(actor, submitted);
    expect(actor.getSnapshot()).toMatchObject({ value: 'completing', context: { problems: [], confirmed: true } });
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['busy', 'completing']);
    network.answer('getFulfilment', 'unpaid');
    await pass(world.clock, 1_000);
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: general('unpaid') }));
  });
});

describe('a bank account to verify with deposits', () => {
  const { deposits } = replies.getFulfilment.verifying.body;

  async function verify(answer: Answerer<'getFulfilment'> = 'inProgress') {
    const begun = await submit(['started']);
    begun.network.answer('subscribe', 'updated');
    begun.network.answer('getFulfilment', answer);
    begun.world.payment.confirm = async () => ({ kind: 'verifying', deposits });
    await play(begun.actor, submitted);
    return begun;
  }

  test('is told at once, polled never, and cannot be paid again', async () => {
    const { actor, network, world, orders, attempts } = await verify();
    expect(actor.getSnapshot()).toMatchObject({ value: 'verifying', context: { problems: [], deposits } });
    expect([...actor.getSnapshot().tags]).toEqual([]);
    await pass(world.clock, 200_000);
    await play(actor, submitted);
    expect([network.of('getFulfilment'), orders().length, attempts.pending()]).toEqual([
      [],
      2,
      { step: 'completing', intent },
    ]);
  });

  test.each(['inProgress', 'verifying', 'verifyingUndated'] as const)(
    'asks the server once for each check while it answers %s',
    async (answer) => {
      const { actor, network, world } = await verify(answer);
      await play(actor, { type: 'check.requested' });
      await pass(world.clock, 200_000);
      expect(actor.getSnapshot()).toMatchObject({ value: 'verifying', context: { deposits } });
      expect(network.of('getFulfilment').map(({ query }) => query)).toEqual([{ reset: '' }]);
    },
  );

  test.each([
    ['processing', { visit: invoice }],
    ['completed', { visit: receipt }],
  ] as const)('lands once it is verified and the server answers %s', async (answer, output) => {
    const { actor } = await verify(answer);
    await play(actor, { type: 'check.requested' });
    expect(actor.getSnapshot().output).toEqual(output);
  });

  test('can be paid again only once the server says that the deposits failed', async () => {
    const { actor } = await verify('unpaid');
    await play(actor, { type: 'check.requested' });
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: general('unpaid') }));
    expect(actor.getSnapshot().context.deposits).toBeUndefined();
  });

  test('is not confirmed again if the provider still waits for the deposits', async () => {
    const { actor, world } = await verify('unpaid');
    await play(actor, { type: 'check.requested' });
    world.payment.readStatus = async () => ({ kind: 'verifying', deposits });
    world.payment.confirm = () => Promise.reject(new Error('confirmed twice'));
    await play(actor, submitted);
    expect(actor.getSnapshot()).toMatchObject({ value: 'verifying', context: { deposits } });
  });

  test('is told after a reload and in another tab', async () => {
    const { network, open } = begin(guest, { step: 'completing', intent });
    network.answer('getFulfilment', 'verifying');
    const actor = await open();
    expect(actor.getSnapshot()).toMatchObject({ value: 'verifying', context: { deposits } });
  });
});

/** Polls that are refused say so; a reader who was logged out is told to log in. */
const unexpectedAfter = (reply: unknown) => [
  ...general('unexpected'),
  ...(reply === 'signedOut' ? general('signedOutUnsure') : []),
];

describe('a wait that ends without an answer', () => {
  async function wait(...replies: [Answerer<'getFulfilment'>, ...Answerer<'getFulfilment'>[]]) {
    const begun = await submit(['started']);
    begun.network.answer('subscribe', 'updated');
    begun.network.answer('getFulfilment', ...replies);
    await play(begun.actor, submitted);
    return begun;
  }

  test('is unsettled after a hundred polls and can be checked but not paid [POLL-5]', async () => {
    const { actor, world, orders, network } = await wait('inProgress');
    await pass(world.clock, 99_000);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('timedOut') } });
    await play(actor, submitted);
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
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: unexpectedAfter(first) } });
    network.answer('getFulfilment', second);
    await play(actor, { type: 'check.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: unexpectedAfter(second) } });
    network.answer('getFulfilment', 'processing');
    await play(actor, { type: 'check.requested' });
    expect(actor.getSnapshot().output).toEqual({ visit: invoice });
    expect(network.of('getFulfilment').map(({ query }) => query)).toEqual([{}, { reset: '' }, { reset: '' }]);
  });

  test('asks for a new card after a payment that failed, and restarts the wait for the next one [CHECK-44, POLL-7]', async () => {
    const { actor, network } = await wait('unavailable');
    network.answer('getFulfilment', 'unpaid');
    await play(actor, { type: 'check.requested' });
    expect(actor.getSnapshot().context).toMatchObject({ card: 'add-card', problems: general('unpaid') });
    network.answer('getFulfilment', 'completed');
    await play(actor, submitted);
    expect(network.of('getFulfilment').map(({ query }) => query)).toEqual([{}, { reset: '' }, { reset: '' }]);
    expect(actor.getSnapshot().output).toEqual({ visit: receipt });
  });
});

describe('a reload', () => {
  const steps = ['placing', 'paying', 'confirming', 'completing'] as const;
  const key = keyOf(9);

  test.each<[string, Answerer<'closeAttempt'>, object]>([
    ['notPlaced', 'notPlaced', { value: 'sendable', context: { key: undefined, problems: [] } }],
    ['placed', 'placed', { output: { visit: receipt } }],
    ['placedFree', 'placedFree', { output: { visit: '' } }],
    ['placedByDebit', 'placedByDebit', { output: { visit: invoice } }],
    ['awaitingPayment', 'awaitingPayment', { value: 'sendable', context: { key: undefined, intent: { id: intent } } }],
    ['confirmedPayment', 'confirmedPayment', { output: { visit: receipt } }],
    ['underWay', 'underWay', { value: 'unsettled', context: { key, problems: general('unexpected') } }],
    ['keyForeign', 'keyForeign', { value: 'sendable', context: { key: undefined, problems: [] } }],
    ['unavailable', 'unavailable', { value: 'unsettled', context: { key, problems: general('unexpected') } }],
    ['lost', lost, { value: 'unsettled', context: { key, problems: general('unexpected') } }],
  ])('learns the outcome of an order after a lost reply: %s [CHECK-36]', async (_, reply, expected) => {
    const { network, start } = begin(guest, { step: 'placing', key });
    network.answer('closeAttempt', reply);
    const actor = start();
    expect(actor.getSnapshot().value).toBe('restoring');
    await settle();
    expect(actor.getSnapshot()).toMatchObject(expected);
    expect(network.of('closeAttempt').map(({ body }) => body)).toEqual([{ key }]);
    expect(network.of('subscribe')).toEqual([]);
  });

  test('leaves an attempt alone while another tab works on it', async () => {
    const { world, network, open } = begin(guest, { step: 'placing', key, intent });
    world.attempts.takeTurn = async () => false;
    const actor = await open();
    expect([actor.getSnapshot().value, network.calls]).toEqual(['sendable', []]);
  });

  test.each(steps)('reads the state of a stored intent before anything can be paid: %s', async (step) => {
    const { world, network, open } = begin(guest, { step, intent });
    const reply = Promise.withResolvers<Response>();
    network.answer('getFulfilment', () => reply.promise);
    const actor = await open();
    expect([actor.getSnapshot().value, [...actor.getSnapshot().tags].toSorted()]).toEqual([
      'restoring',
      ['busy', 'loading'],
    ]);
    await play(actor, submitted);
    expect(network.calls.map(({ id, value }) => [id, value])).toEqual([['getFulfilment', intent]]);
    expect(world.asked).toEqual([]);
  });

  test.each(steps)('goes to the landing page of an order that was settled meanwhile: %s', async (step) => {
    for (const [reply, visit] of [
      ['completed', receipt],
      ['processing', invoice],
    ] as const) {
      const { network, open, attempts, world } = begin(guest, { step, intent });
      network.answer('getFulfilment', reply);
      const actor = await open();
      expect([actor.getSnapshot().output, attempts.pending(), world.ordered]).toEqual([{ visit }, undefined, [reply]]);
    }
  });

  test.each([
    ['placing', []],
    ['paying', []],
    ['confirming', general('unpaid')],
    ['completing', general('unpaid')],
  ] as const)('opens the form again for an unpaid intent: %s', async (step, problems) => {
    const { network, open } = begin(guest, { step, intent });
    network.answer('getFulfilment', 'unpaid');
    const actor = await open();
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems, intent: { id: intent } }));
    network.answer('subscribe', 'updated');
    await play(actor, submitted);
    expect(actor.getSnapshot()).toMatchObject(sendable({ problems: [], intent: { id: intent, secret } }));
  });

  test('reads an intent confirmed before the reload at the provider before confirming it again', async () => {
    const { network, open, world } = begin(guest, { step: 'confirming', intent });
    network.answer('getFulfilment', 'unpaid');
    network.answer('subscribe', 'updated');
    const actor = await open();
    for (let times = 0; times < 2; times += 1) {
      await play(actor, submitted);
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
    const { network, open } = begin(guest, { step, intent });
    network.answer('getFulfilment', 'inProgress');
    const actor = await open();
    expect(actor.getSnapshot().value).toBe(value);
    // The server is already fulfilling the order, so it must not be restarted.
    expect(network.calls.map(({ query }) => query)).toEqual(value === 'completing' ? [{}, {}] : [{}]);
  });

  test.each(['placing', 'paying'] as const)('forgets an intent that the server does not know: %s', async (step) => {
    const { network, open, attempts, orders } = begin(guest, { step, intent, key });
    network.answer('getFulfilment', 'unknownIntent');
    const actor = await open();
    expect(actor.getSnapshot()).toMatchObject(sendable({ intent: undefined, problems: [] }));
    expect(attempts.pending()).toBeUndefined();
    await play(actor, submitted);
    expect(orders()[0]).toMatchObject({ key: keyOf(1), body: printOrder.body });
  });

  test('closes the key of an unanswered order before paying its intent', async () => {
    const { network, start, orders } = begin(guest, { step: 'placing', intent, key });
    network.answer('getFulfilment', 'unpaid', 'unpaid');
    start();
    await settle();
    const actor = start();
    await settle();
    await play(actor, submitted);
    expect(network.of('closeAttempt').map(({ body }) => body)).toEqual([{ key }]);
    expect(orders()).toMatchObject([{ key: keyOf(1), body: { invoice: intent } }]);
  });

  test('opens the form if the server does not know the payment that a link claims', async () => {
    const { network, open } = begin({ ...guest, attempt: { step: 'returned', intent } });
    network.answer('getFulfilment', 'unknownIntent');
    const actor = await open();
    expect(actor.getSnapshot()).toMatchObject(sendable({ intent: undefined, confirmed: false, problems: [] }));
  });

  test('polls for a payment after the provider redirects back', async () => {
    const { network, open } = begin({ ...guest, attempt: { step: 'returned', intent } });
    network.answer('getFulfilment', 'inProgress');
    const actor = await open();
    expect(actor.getSnapshot().value).toBe('completing');
  });

  test.each(['confirming', 'completing'] as const)(
    'does not offer to pay again for a payment that may have been taken, even if the server does not know it: %s',
    async (step) => {
      const { network, open, attempts } = begin(guest, { step, intent });
      network.answer('getFulfilment', 'unknownIntent');
      const actor = await open();
      expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: general('unexpected') } });
      expect(attempts.pending()).toEqual({ step, intent });
      network.answer('getFulfilment', 'unpaid');
      await play(actor, { type: 'check.requested' });
      expect(actor.getSnapshot()).toMatchObject(sendable({ problems: general('unpaid') }));
    },
  );

  test.each<[string, Answerer<'getFulfilment'>, number]>([
    ['is refused', 'signedOut', 0],
    ['fails', 'unavailable', 0],
    ['is unanswered', lost, 0],
    ['cannot be parsed', wrongly(() => new Response('<h1>')), 0],
    ['takes longer than 35 seconds', never, 35_000],
  ])('can be checked again if reading the intent %s', async (_, reply, ms) => {
    const { world, network, open } = begin(guest, { step: 'paying', intent });
    network.answer('getFulfilment', reply);
    const actor = await open();
    if (ms) {
      world.clock.increment(ms - 1);
      expect(actor.getSnapshot().value).toBe('restoring');
      world.clock.increment(1);
    }
    expect(actor.getSnapshot()).toMatchObject({ value: 'unsettled', context: { problems: unexpectedAfter(reply) } });
    network.answer('getFulfilment', 'inProgress');
    actor.send({ type: 'check.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'restoring', context: { problems: [] } });
    await settle();
    expect(actor.getSnapshot().value).toBe('sendable');
  });

  test('sends nothing for a stored intent that could alter the path', async () => {
    const { network, open } = begin({ ...guest, attempt: { step: 'paying', intent: '../account' } });
    const actor = await open();
    expect([actor.getSnapshot().value, network.calls]).toEqual(['sendable', []]);
  });
});

describe('a subscription change', () => {
  const { customer: _, ...body } = copyOf(requests.updateSubscription.paidUpgrade.body);
  const upgrade: Order<'updateSubscription'> = { call: 'updateSubscription', body };
  const { payment_intent_id: intent, stripe_secret } = replies.updateSubscription.upgradeStarted.body.data.data.keys;

  async function beginUpgrade(hasCardOnFile = true) {
    const { play, ...opened } = await openFlow(checkoutOf('updateSubscription'), { hasAccount: true, hasCardOnFile });
    return {
      ...opened,
      sent: () => opened.network.of('updateSubscription'),
      submit: (order: Order = upgrade) => play({ type: 'order.submitted', order }),
    };
  }

  test.each([
    ['upgradeCustomerCompleted', '/receipts?token=rcp_Up7s2e'],
    ['upgradeCustomerProcessing', '/invoice/inv_Up7s2e'],
    ['upgradeGratis', '/receipts?token=rcp_Up7s2e'],
  ] as const)('follows the reply inside %s to its landing page [SUBS-15, CHECK-43]', async (name, visit) => {
    const { world, actor, submit } = await beginUpgrade();
    world.network.answer('updateSubscription', name);
    await submit();
    expect(actor.getSnapshot().output).toEqual({ visit });
  });

  test.each([
    ['updateSucceeded', { type: 'started', data: { keys: { payment_intent_id: intent, stripe_secret } } }],
    ['no type', { data: { token: 'sub_Nr02' } }],
    ['another envelope', { type: 'upgrade-checkout', data: { type: 'upgrade-checkout', data: { receipt: 'rcp_1' } } }],
  ])('accepts no reply other than one to a change: rejects %s without its envelope', async (_name, answered) => {
    const { world, actor, submit } = await beginUpgrade();
    world.network.answer(
      'updateSubscription',
      wrongly(() => Response.json(answered)),
    );
    await submit();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual([
      'sendable',
      [{ field: 'general', code: 'orderUnclear' }],
    ]);
  });

  test('reports who can upgrade if an upgrade fails without a message [SUBS-6]', async () => {
    const { world, actor, submit } = await beginUpgrade();
    world.network.answer('updateSubscription', 'upgradeUnavailable');
    await submit();
    expect(actor.getSnapshot().context.problems).toEqual([{ field: 'general', code: 'upgradeUnavailable' }]);
  });
});
