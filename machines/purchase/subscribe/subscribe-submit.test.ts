import { describe, expect, test } from 'vitest';
import { pages, requests } from '#mocks/replies.ts';
import { begin, coupon, pageWith, submitted, typed } from '../../../tests/support/builder.ts';
import { replyOf } from '../../../tests/support/network.ts';
import { builderOf, copyOf, productOf, type SubscribeEvent, typing } from '../../../tests/support/orders.ts';
import { createWorld, keyOf, never, run, settle } from '../../../tests/support/world.ts';
import { subscribe } from './subscribe.ports.ts';

describe('submitting', () => {
  test('says what is missing in the order of the page, and sends nothing [CHECK-7, ADDR-15, ADDR-16]', async () => {
    const { send, context, network, world } = await begin();
    send({ type: 'form.changed', change: { text: { donation: '0.50' } } }, submitted);
    await settle();
    expect(context().problems).toEqual([
      { field: 'donation', code: 'amountTooSmall' },
      { field: 'name', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'password.password', code: 'required' },
      { field: 'password.confirm', code: 'required' },
      { field: 'address.line1', code: 'required' },
      { field: 'address.city', code: 'required' },
      { field: 'address.state', code: 'required' },
      { field: 'address.postcode', code: 'required' },
    ]);
    expect([network.of('subscribe'), world.asked]).toEqual([[], []]);
  });

  test('asks for a country where none can be taken for granted', async () => {
    const { send, context } = await begin(builderOf('visitor', 'shipping=ship-c'));
    send(submitted);
    expect(
      context()
        .problems.slice(4)
        .map(({ field }) => field),
    ).toEqual(['address.line1', 'address.city', 'address.country']);
  });

  test('refuses passwords that differ', async () => {
    const { send, context } = await typed();
    send({ type: 'form.changed', change: { text: { confirm: 'correct hoarse' } } }, submitted);
    expect(context().problems).toEqual([{ field: 'password.confirm', code: 'passwordMismatch' }]);
    send({ type: 'form.changed', change: { text: { confirm: 'correct horse' } } }, submitted);
    expect(context().problems).toEqual([]);
  });

  test('asks for no address with a digital subscription [CHECK-7]', async () => {
    const { send, context, network } = await begin();
    send(
      ...typing.slice(0, 4),
      { type: 'form.changed', change: { choice: { medium: 'digital', level: 'high', term: '2year' } } },
      submitted,
    );
    await settle();
    const { invoice: _, ...order } = requests.subscribe.digitalOrder.body;
    expect([context().problems, network.of('subscribe').map(({ body }) => body)]).toEqual([[], [order]]);
  });

  test('sends the documented order, and nothing beside it [API-36, CART-7, CHECK-10, CHECK-11]', async () => {
    const { send, network } = await typed();
    send(submitted);
    await settle();
    expect(network.of('subscribe').map(({ body, query, key }) => ({ body, query, key }))).toEqual([
      { body: requests.subscribe.printOrder.body, query: { captcha: 'token-1' }, key: keyOf(1) },
    ]);
  });

  test('sends what was typed without the space around it, passwords as they are', async () => {
    const { send, network } = await typed();
    send(
      { type: 'form.changed', change: { text: { name: '  Ada Okafor ' } } },
      { type: 'form.changed', change: { text: { email: ' ada@reader.example' } } },
      { type: 'form.changed', change: { text: { 'address.line1': ' 12 Harbour Street ' } } },
      { type: 'form.changed', change: { text: { password: ' correct horse ' } } },
      { type: 'form.changed', change: { text: { confirm: ' correct horse ' } } },
      submitted,
    );
    await settle();
    const password = { password: ' correct horse ', confirm: ' correct horse ' };
    expect(network.of('subscribe')[0]?.body).toEqual({ ...copyOf(requests.subscribe.printOrder.body), password });
  });

  test('sends the goods and the coupon of the order [CART-7, SUBSCRIBE-20]', async () => {
    const { send, network } = await typed(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    send(
      {
        type: 'form.changed',
        change: { swag: { product: productOf('prd:shirt'), size: 'sze:shirt-s', quantity: '2' } },
      },
      submitted,
    );
    await settle();
    const [call] = network.of('subscribe');
    const { cart, ...rest } = copyOf(requests.subscribe.printOrder.body);
    expect(call?.query).toEqual({ captcha: 'token-1', coupon: 'SPRING' });
    expect(call?.body).toEqual({
      ...rest,
      cart: {
        ...cart,
        items: [{ item: 'sized-product', quantity: 2, ref: 'sze:shirt-s' }],
        subscription: { ...cart.subscription, coupon: 'SPRING' },
      },
    });
  });

  test('sends no coupon that is taken off', async () => {
    const { send, network } = await typed(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    send({ type: 'form.changed', change: { hasCoupon: false } }, submitted);
    await settle();
    const [call] = network.of('subscribe');
    expect([call?.query, call?.body]).toEqual([{ captcha: 'token-1' }, requests.subscribe.printOrder.body]);
  });

  const donor = pages.showSubscribe.donor.body;
  const donorOrder = {
    cart: { items: [], giftsubs: [], subscription: { renewal: false, medium: 'print', level: 'low', term: '1year' } },
    name: donor.subscriber.account.name,
    email: donor.subscriber.account.email,
    shipcode: 'ship-a',
    session: donor.subscribe.session,
    gifted: false,
    customer: 'use-card',
  };

  test('keeps the address on record, and asks a reader who has an account for no password [CHECK-9]', async () => {
    const { send, network } = await begin(builderOf('donor'));
    send(submitted);
    await settle();
    const { addresses } = donor.subscriber.account;
    expect(network.of('subscribe')[0]?.body).toEqual({ ...donorOrder, origin: 'keep', address: addresses.a });
  });

  test('sends another address in place of the one on record [CHECK-9]', async () => {
    const { send, network, context } = await begin(builderOf('donor'));
    send({ type: 'form.changed', change: { origin: 'change' } }, submitted);
    expect(context().problems.map(({ field }) => field)).toEqual([
      'address.line1',
      'address.city',
      'address.state',
      'address.postcode',
    ]);
    send(...typing.slice(5), submitted);
    await settle();
    const { address } = requests.subscribe.printOrder.body;
    expect(network.of('subscribe')[0]?.body).toEqual({ ...donorOrder, origin: 'change', address });
  });

  test('sends one order for two submits in one tick [CHECK-35]', async () => {
    const { send, network, world } = await typed();
    send(submitted, submitted);
    await settle();
    expect([network.of('subscribe').length, world.asked]).toEqual([1, ['token checkout']]);
  });

  test('lets nothing be edited while an order is under way, and everything after [CHECK-35]', async () => {
    const { send, network, actor, context } = await typed(
      pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })),
    );
    const reply = Promise.withResolvers<Response>();
    network.answer('subscribe', () => reply.promise);
    send(submitted);
    await settle();
    const before = context();
    const edits: SubscribeEvent[] = [
      { type: 'form.changed', change: { choice: { term: 'lifetime' } } },
      { type: 'form.changed', change: { text: { name: 'Eve' } } },
      { type: 'form.changed', change: { country: { address: 'US' } } },
      { type: 'form.changed', change: { origin: 'keep' } },
      { type: 'form.changed', change: { hasCoupon: false } },
      { type: 'form.changed', change: { swag: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: 1 } } },
      { type: 'form.changed', change: { swag: { product: productOf('prd:tote') } } },
      submitted,
    ];
    send(...edits);
    expect(actor.getSnapshot().value).toEqual({ open: 'ordering' });
    expect(context()).toEqual(before);
    expect(edits.filter((event) => actor.getSnapshot().can(event))).toEqual([]);
    reply.resolve(replyOf('subscribe', 'gratis'));
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { visit: '/receipts?token=rcp_Vd0w7c' } });
  });

  test('is open for edits again when the order was refused, everything typed still there', async () => {
    const { send, network, actor, context } = await typed();
    const { form } = context().draft;
    network.answer('subscribe', 'fieldErrors');
    send(submitted);
    await settle();
    expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
    expect(context().draft.form).toEqual(form);
    send({ type: 'form.changed', change: { text: { name: 'Eve' } } });
    expect(context().draft.form.name).toBe('Eve');
  });

  test('asks what is missing again before a second submit', async () => {
    const { send, context, network } = await typed();
    send(submitted);
    await settle();
    send({ type: 'form.changed', change: { text: { email: ' ' } } }, submitted);
    await settle();
    expect(context().problems).toEqual([{ field: 'email', code: 'required' }]);
    expect([context().problems.length, network.of('subscribe').length]).toEqual([1, 1]);
  });

  test('opens the address when the server finds a fault in it [CHECK-15]', async () => {
    const { send, network, context, checkout } = await begin(builderOf('donor'));
    network.answer('subscribe', 'nestedErrors');
    send(submitted);
    await settle();
    expect(context().draft.origin).toBe('change');
    send({ type: 'form.changed', change: { origin: 'keep' } });
    checkout()?.send({ type: 'card.chosen', card: 'add-card' });
    expect(context().draft.origin).toBe('keep');
    network.answer('subscribe', 'couponRefused');
    send(submitted);
    await settle();
    expect(context().draft.origin).toBe('keep');
  });

  test('takes off a coupon that the server refuses, and keeps its words [COUP-12]', async () => {
    const { send, network, context } = await begin(builderOf('otherCoupon'));
    network.answer('subscribe', 'couponRefused', 'started');
    send(...typing, submitted);
    await settle();
    expect(context().draft.hasCoupon).toBe(false);
    expect(context().draft.page.subscribe.coupon?.errors).toBe('This coupon has expired.');
    send({ type: 'form.changed', change: { hasCoupon: true } });
    expect(context().draft.hasCoupon).toBe(false);
    send(submitted);
    await settle();
    expect(network.of('subscribe').map(({ query }) => query.coupon)).toEqual(['HARBOUR10', undefined]);
  });

  test('hands the attempt and the means to pay on to the checkout', async () => {
    const attempt = { step: 'placing', key: keyOf(9) } as const;
    const { checkout } = await begin({ ...builderOf('donor'), attempt });
    expect(checkout()?.getSnapshot().context).toMatchObject({ key: keyOf(9), card: 'use-card', hasAccount: true });
    const visitor = await begin();
    expect(visitor.checkout()?.getSnapshot().context).toMatchObject({ card: 'add-card', hasAccount: false });
  });

  test('is under way while an order that a reload cut off is read, and ends where it was settled', async () => {
    const { actor } = await begin({ ...builderOf('visitor'), attempt: { step: 'confirming', intent: 'pi_3Pq81x' } });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { visit: '/receipts?token=rcp_Vd0w7c' } });
    const world = createWorld();
    world.network.answer('getFulfilment', never);
    const attempt = { step: 'paying', intent: 'pi_3Pq81x' } as const;
    const waiting = run(subscribe, world, { ...builderOf('visitor'), attempt });
    expect(waiting.getSnapshot().value).toEqual({ open: 'ordering' });
  });
});
