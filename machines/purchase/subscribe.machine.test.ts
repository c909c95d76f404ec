import { describe, expect, test } from 'vitest';
import type { SubscribePage } from '#machines/api/contract.ts';
import { emptyAddress } from '#machines/rules/address.ts';
import { pages, requests } from '#mocks/replies.ts';
import { json } from '../../tests/support/network.ts';
import { builderOf, copyOf, typing } from '../../tests/support/orders.ts';
import { createWorld, keyOf, never, run, settle } from '../../tests/support/world.ts';
import { subscribe } from './subscribe.ports.ts';
import type { SubscribeEvent, SubscribeInput } from './subscribe-context.ts';
import { problemsOf, quote } from './subscribe-order.ts';

async function begin(input: SubscribeInput = builderOf('visitor')) {
  const world = createWorld(input.attempt);
  const actor = run(subscribe, world, input);
  await settle();
  const send = (...events: SubscribeEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const context = () => actor.getSnapshot().context;
  const checkout = () => actor.getSnapshot().children.checkout;
  return { world, network: world.network, actor, send, context, checkout };
}

/** A visitor who has typed the documented order. */
async function typed(input = builderOf('visitor')) {
  const begun = await begin(input);
  begun.send(...typing);
  return begun;
}

const submitted = { type: 'form.submitted' } as const;
const coupon = {
  code: 'SPRING',
  applied: 'other',
  can_apply: true,
  discounts: { print_us: 500, print_ca: 400, print_intl: 0, digital: 0 },
} as const;

function pageWith(change: (page: SubscribePage) => void, reader: keyof typeof pages.showSubscribe = 'visitor') {
  const input = builderOf(reader);
  change(input.page);
  return input;
}

describe('opening', () => {
  test('begins with the defaults of the builder [SUBSCRIBE-9]', async () => {
    const { context, actor } = await begin();
    expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
    expect(context()).toMatchObject({
      choice: { level: 'low', medium: 'print', term: '1year', shipcode: 'ship-a' },
      form: { name: '', email: '', password: '', confirm: '', donation: '' },
      origin: 'change',
      hasCoupon: false,
      swag: [],
      problems: [],
    });
  });

  test('begins with what the address asks for [SUBSCRIBE-2, SUBSCRIBE-3]', async () => {
    const { context } = await begin(builderOf('visitor', 'level=high&years=3years&shipping=ship-c'));
    expect(context().choice).toEqual({ level: 'high', medium: 'print', term: '3year', shipcode: 'ship-c' });
  });

  test('begins with the name, email and address of a reader who has an account [CHECK-8, CHECK-9]', async () => {
    const { context } = await begin(builderOf('donor'));
    expect(context()).toMatchObject({
      form: { name: 'Tomás Lindqvist', email: 'tomas@reader.example' },
      origin: 'keep',
    });
  });

  test.each<[string, (page: SubscribePage) => void, string]>([
    ['a subscription', () => undefined, 'barred'],
    ['a cancelled subscription', (page) => cancel(page), 'open'],
    ['a lifetime subscription', (page) => toLifetime(page), 'barred'],
  ])('a reader who has %s is %s [SUBSCRIBE-13]', async (_, change, state) => {
    const { actor, network } = await begin(pageWith(change, 'subscriber'));
    expect(Object.keys(Object(actor.getSnapshot().value)).concat(String(actor.getSnapshot().value))).toContain(state);
    expect(network.calls.length).toBe(state === 'barred' ? 0 : 2);
  });

  test('opens with a coupon that may be used, and without one that may not', async () => {
    const { context } = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    expect(context().hasCoupon).toBe(true);
    const renewal = { ...coupon, applied: 'renewal' };
    const barred = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon: renewal })));
    expect(barred.context().hasCoupon).toBe(false);
    barred.send({ type: 'coupon.toggled' });
    expect(barred.context().hasCoupon).toBe(false);
  });

  test('loads the countries once, and offers the first two products that are in stock [API-24, API-33, SUBSCRIBE-15]', async () => {
    const { network, context } = await begin();
    expect(network.calls.map(({ id, query }) => [id, query])).toEqual([
      ['getShipping', {}],
      ['getProducts', { tag: 'swag' }],
    ]);
    expect(context().products.map(({ ref }) => ref)).toEqual(['prd:tote', 'prd:shirt']);
  });

  test('asks for the products of the tag in the settings', async () => {
    const { network } = await begin(pageWith(({ settings }) => Object.assign(settings, { swag_tag: 'autumn' })));
    expect(network.of('getProducts').map(({ query }) => query)).toEqual([{ tag: 'autumn' }]);
  });

  test.each<[string, (page: SubscribePage) => void]>([
    ['the flag is not set', ({ settings }) => void Object.assign(settings, { features: { subscribe: {} } })],
    ['there are no flags', ({ settings }) => void Object.assign(settings, { features: undefined })],
    ['shipping of goods has no price', ({ subscribe }) => void Object.assign(subscribe, { goods_shipping: undefined })],
  ])('asks for no products when %s [SUBSCRIBE-16]', async (_, change) => {
    const { network, context, actor } = await begin(pageWith(change));
    expect([network.of('getProducts'), context().products]).toEqual([[], []]);
    expect(actor.getSnapshot().children.products?.getSnapshot().status).toBe('done');
  });

  test.each(['shipping', 'products'] as const)(
    'loads %s again after a failure, the form staying as it is',
    async (load) => {
      const world = createWorld();
      world.network.answer('getShipping', 'unavailable');
      world.network.answer('getProducts', 'unavailable');
      const actor = run(subscribe, world, builderOf('visitor'));
      await settle();
      actor.send({ type: 'field.changed', field: 'name', value: 'Ada' });
      expect(actor.getSnapshot().children[load]?.getSnapshot().value).toBe('failed');
      world.network.answer('getShipping', 'shipping');
      world.network.answer('getProducts', 'swag');
      actor.getSnapshot().children[load]?.send({ type: 'load.retried' });
      await settle();
      const { shipping, products, form } = actor.getSnapshot().context;
      expect([shipping !== undefined, products.length, form.name]).toEqual([
        load === 'shipping',
        load === 'products' ? 2 : 0,
        'Ada',
      ]);
    },
  );
});

describe('choosing', () => {
  test('changes one part of the choice and keeps the rest [SUBSCRIBE-5]', async () => {
    const { send, context } = await begin();
    send(
      { type: 'choice.changed', choice: { medium: 'digital' } },
      { type: 'choice.changed', choice: { level: 'high', term: 'lifetime' } },
    );
    expect(context().choice).toEqual({ level: 'high', medium: 'digital', term: 'lifetime', shipcode: 'ship-a' });
  });

  test('takes a coupon off that does not cover the choice, and does not put it back by itself [COUP-12]', async () => {
    const { send, context } = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    const choose = (choice: Extract<SubscribeEvent, { type: 'choice.changed' }>['choice']) => {
      send({ type: 'choice.changed', choice });
      return context().hasCoupon;
    };
    expect([choose({ term: '2year' }), choose({ shipcode: 'ship-b' }), choose({ medium: 'digital' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(choose({ medium: 'print' })).toBe(false);
    send({ type: 'coupon.toggled' });
    expect(context().hasCoupon).toBe(true);
    expect(choose({ shipcode: 'ship-c' })).toBe(false);
    expect(choose({ shipcode: 'ship-a' })).toBe(false);
  });

  test('toggles the coupon, and prices the order with it or without [COUP-1]', async () => {
    const { send, context } = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    expect(quote(context()).totals).toEqual({
      subtotal: 3600,
      shipping: 0,
      discount: 500,
      listPrice: 3600,
      total: 3100,
    });
    send({ type: 'coupon.toggled' });
    expect(quote(context()).totals).toEqual({ subtotal: 3600, shipping: 0, discount: 0, listPrice: 3600, total: 3600 });
  });

  test('gives each shipping category the address on record for it, or a new one', async () => {
    const { send, context } = await begin(builderOf('donor'));
    send({ type: 'choice.changed', choice: { shipcode: 'ship-b' } });
    expect(context().origin).toBe('change');
    send({ type: 'origin.chosen', origin: 'keep' });
    expect(context().origin).toBe('change');
    send({ type: 'choice.changed', choice: { shipcode: 'ship-a' } });
    expect(context().origin).toBe('keep');
    send({ type: 'origin.chosen', origin: 'change' }, { type: 'choice.changed', choice: { term: '2year' } });
    expect(context().origin).toBe('change');
    send({ type: 'origin.chosen', origin: 'keep' });
    expect(context().origin).toBe('keep');
  });
});

describe('the address', () => {
  test('takes the only country of a category by itself [ADDR-18]', async () => {
    const { send, context } = await begin();
    expect(context().form.address).toEqual({ ...emptyAddress, country: 'US', country_name: 'United States' });
    send({ type: 'choice.changed', choice: { shipcode: 'ship-b' } });
    expect(context().form.address).toEqual({ ...emptyAddress, country: 'CA', country_name: 'Canada' });
  });

  test('keeps a country only within its category, and what else was typed always', async () => {
    const { send, context } = await typed();
    const { address } = context().form;
    send({ type: 'choice.changed', choice: { shipcode: 'ship-c' } });
    expect(context().form.address).toEqual({ ...address, country: '', country_name: '', state: '' });
    send({ type: 'country.chosen', code: 'DE' }, { type: 'choice.changed', choice: { term: '3year' } });
    expect(context().form.address).toMatchObject({ country: 'DE', country_name: 'Germany' });
  });

  test('chooses a country of its category, by its first name [ADDR-20]', async () => {
    const { send, context } = await begin(builderOf('visitor', 'shipping=ship-c'));
    expect(context().form.address).toEqual(emptyAddress);
    send({ type: 'country.chosen', code: 'GB' });
    expect(context().form.address).toEqual({ ...emptyAddress, country: 'GB', country_name: 'United Kingdom' });
    send({ type: 'country.chosen', code: 'US' }, { type: 'country.chosen', code: 'toString' });
    expect(context().form.address.country).toBe('GB');
  });

  test('chooses no country before the countries are known', async () => {
    const world = createWorld();
    world.network.answer('getShipping', never);
    const actor = run(subscribe, world, builderOf('visitor'));
    actor.send({ type: 'country.chosen', code: 'US' });
    actor.send({ type: 'choice.changed', choice: { shipcode: 'ship-c' } });
    expect(actor.getSnapshot().context.form.address).toEqual(emptyAddress);
  });

  test('types into one field of the form and no other', async () => {
    const { send, context } = await begin();
    const before = context().form;
    send(
      { type: 'field.changed', field: 'name', value: 'Ada' },
      { type: 'field.changed', field: 'address.city', value: 'Portland' },
    );
    expect(context().form).toEqual({ ...before, name: 'Ada', address: { ...before.address, city: 'Portland' } });
  });
});

describe('swag', () => {
  const chosen = (quantity: string | number, size = 'sze:shirt-l', product = 'prd:shirt') =>
    ({ type: 'swag.chosen', product, size, quantity }) as const;
  const linesOf = (context: Awaited<ReturnType<typeof begin>>['context']) =>
    context().swag.map(({ size, quantity, changed }) => [size.ref, quantity, changed]);

  test.each<[string | number, [string, number, string | undefined]]>([
    ['2', ['sze:shirt-l', 2, undefined]],
    ['0', ['sze:shirt-l', 1, 'raised']],
    ['2.5', ['sze:shirt-l', 2, 'floored']],
    ['12', ['sze:shirt-l', 11, 'lowered']],
    ['many', ['sze:shirt-l', 1, 'notANumber']],
  ])('takes %j as a quantity, within the stock, and says why it changed it [CART-17]', async (quantity, line) => {
    const { send, context } = await begin();
    send(chosen(quantity));
    expect(linesOf(context)).toEqual([line]);
  });

  test('holds a product once, of one size, until it is removed', async () => {
    const { send, context } = await begin();
    send(chosen(2), chosen(3, 'sze:tote-one', 'prd:tote'), chosen(1, 'sze:shirt-s'));
    expect(linesOf(context)).toEqual([
      ['sze:tote-one', 3, undefined],
      ['sze:shirt-s', 1, undefined],
    ]);
    send({ type: 'swag.removed', product: 'prd:tote' });
    expect(linesOf(context)).toEqual([['sze:shirt-s', 1, undefined]]);
    send(chosen(1, 'sze:shirt-m'));
    expect(linesOf(context)).toEqual([]);
  });

  test('takes no product that was not offered', async () => {
    const { send, context } = await begin();
    send(chosen(2), chosen(1, 'sze:mug-one', 'prd:mug'), chosen(1, 'sze:none', 'prd:none'));
    expect(linesOf(context)).toEqual([['sze:shirt-l', 2, undefined]]);
  });

  test('is shipped and priced with the subscription [PRICE-7]', async () => {
    const { send, context } = await begin();
    send(chosen(2), { type: 'field.changed', field: 'donation', value: '10' });
    const { totals, donation, goods } = quote(context());
    expect([donation, goods.map(({ amount, shipping }) => [amount, shipping])]).toEqual([1000, [[5300, 800]]]);
    expect(totals).toEqual({ subtotal: 9900, shipping: 800, discount: 0, listPrice: 10700, total: 10700 });
  });

  test('needs an address also with a digital subscription', async () => {
    const { send, actor, context } = await begin(builderOf('donor'));
    send({ type: 'choice.changed', choice: { medium: 'digital', shipcode: 'ship-b' } }, chosen(1), submitted);
    await settle();
    expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
    expect(context().problems.map(({ field }) => field)).toEqual([
      'address.line1',
      'address.city',
      'address.state',
      'address.postcode',
    ]);
  });
});

describe('submitting', () => {
  test('says what is missing in the order of the page, and sends nothing [CHECK-7, ADDR-15, ADDR-16]', async () => {
    const { send, context, network, world } = await begin();
    send({ type: 'field.changed', field: 'donation', value: '0.50' }, submitted);
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
    send({ type: 'field.changed', field: 'confirm', value: 'correct hoarse' }, submitted);
    expect(context().problems).toEqual([{ field: 'password.confirm', code: 'passwordMismatch' }]);
    send({ type: 'field.changed', field: 'confirm', value: 'correct horse' }, submitted);
    expect(context().problems).toEqual([]);
  });

  test('asks for no address with a digital subscription [CHECK-7]', async () => {
    const { send, context, network } = await begin();
    send(
      ...typing.slice(0, 4),
      { type: 'choice.changed', choice: { medium: 'digital', level: 'high', term: '2year' } },
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
      { type: 'field.changed', field: 'name', value: '  Ada Okafor ' },
      { type: 'field.changed', field: 'email', value: ' ada@reader.example' },
      { type: 'field.changed', field: 'address.line1', value: ' 12 Harbour Street ' },
      { type: 'field.changed', field: 'password', value: ' correct horse ' },
      { type: 'field.changed', field: 'confirm', value: ' correct horse ' },
      submitted,
    );
    await settle();
    const password = { password: ' correct horse ', confirm: ' correct horse ' };
    expect(network.of('subscribe')[0]?.body).toEqual({ ...copyOf(requests.subscribe.printOrder.body), password });
  });

  test('sends the goods and the coupon of the order [CART-7, SUBSCRIBE-20]', async () => {
    const { send, network } = await typed(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    send({ type: 'swag.chosen', product: 'prd:shirt', size: 'sze:shirt-s', quantity: '2' }, submitted);
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
    send({ type: 'coupon.toggled' }, submitted);
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
    send({ type: 'origin.chosen', origin: 'change' }, submitted);
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
      { type: 'choice.changed', choice: { term: 'lifetime' } },
      { type: 'field.changed', field: 'name', value: 'Eve' },
      { type: 'country.chosen', code: 'US' },
      { type: 'origin.chosen', origin: 'keep' },
      { type: 'coupon.toggled' },
      { type: 'swag.chosen', product: 'prd:tote', size: 'sze:tote-one', quantity: 1 },
      { type: 'swag.removed', product: 'prd:tote' },
      submitted,
    ];
    send(...edits);
    expect(actor.getSnapshot().value).toEqual({ open: 'ordering' });
    expect(context()).toEqual(before);
    expect(edits.filter((event) => actor.getSnapshot().can(event))).toEqual([]);
    reply.resolve(json(200, { type: 'gratis', data: { receipt: 'rcp_Vd0w7c' } }));
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { visit: '/receipts?token=rcp_Vd0w7c' } });
  });

  test('is open for edits again when the order was refused, everything typed still there', async () => {
    const { send, network, actor, context } = await typed();
    const { form } = context();
    network.answer('subscribe', 'fieldErrors');
    send(submitted);
    await settle();
    expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
    expect(context().form).toEqual(form);
    send({ type: 'field.changed', field: 'name', value: 'Eve' });
    expect(context().form.name).toBe('Eve');
  });

  test('asks what is missing again before a second submit', async () => {
    const { send, context, network } = await typed();
    send(submitted);
    await settle();
    send({ type: 'field.changed', field: 'email', value: ' ' }, submitted);
    await settle();
    expect(context().problems).toEqual([{ field: 'email', code: 'required' }]);
    expect([problemsOf(context()).length, network.of('subscribe').length]).toEqual([1, 1]);
  });

  test('opens the address when the server finds a fault in it [CHECK-15]', async () => {
    const { send, network, context, checkout } = await begin(builderOf('donor'));
    network.answer('subscribe', 'nestedErrors');
    send(submitted);
    await settle();
    expect(context().origin).toBe('change');
    send({ type: 'origin.chosen', origin: 'keep' });
    checkout()?.send({ type: 'card.chosen', card: 'add-card' });
    expect(context().origin).toBe('keep');
    network.answer('subscribe', 'couponRefused');
    send(submitted);
    await settle();
    expect(context().origin).toBe('keep');
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

function cancel({ subscriber }: SubscribePage): void {
  const info = subscriber?.timetable.current_subscription?.info;
  if (info) info.cancelled = true;
}

function toLifetime({ subscriber }: SubscribePage): void {
  if (subscriber) Object.assign(subscriber.timetable, { current_subscription: null, lifetime_subscription: true });
}
