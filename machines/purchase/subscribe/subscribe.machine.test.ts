import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, coupon, pageWith, submitted, typed } from '#fixtures/data/builder.ts';
import { draftsOf, formChanged } from '#fixtures/data/drafts.ts';
import { builderOf, copyOf, productOf, type SubscribeEvent, typing } from '#fixtures/data/orders.ts';
import { effort } from '#fixtures/world/effort.ts';
import { replyOf, varied } from '#fixtures/world/network.ts';
import { createTestWorld, keyOf, openFlow, run, settle } from '#fixtures/world/test-world.ts';
import type { Product, SubscribePage } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { cartOf, couponOn, couponUse, quote } from '#machines/purchase/builder/builder.ts';
import { addProduct, sizesOf } from '#machines/rules/cart/product-lines.ts';
import { type Coupon, couponRefusal } from '#machines/rules/subscription/coupon.ts';
import { LEVELS, MEDIA, SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { askedAddress, builtOf, type SubscribeDraft, subscribeMachine } from './subscribe.machine.ts';
import { subscribe } from './subscribe.ports.ts';

describe('opening', () => {
  test('starts with the builder’s defaults [SUBSCRIBE-9]', async () => {
    const { context, actor } = await begin();
    expect(actor.getSnapshot().value).toEqual({ open: { filling: 'resting' } });
    expect(context().problems).toEqual([]);
    expect(context().draft).toMatchObject({
      choice: { level: 'low', medium: 'print', term: '1year', shipcode: 'ship-a' },
      form: { name: '', email: '', password: '', confirm: '', donation: '' },
      origin: 'change',
      products: [],
    });
  });

  test('starts with the choices in the address [SUBSCRIBE-2, SUBSCRIBE-3]', async () => {
    const { context } = await begin(builderOf('visitor', 'level=high&years=3years&shipping=ship-c'));
    expect(context().draft.choice).toEqual({ level: 'high', medium: 'print', term: '3year', shipcode: 'ship-c' });
  });

  test('starts with the account’s name, email and address [CHECK-8, CHECK-9]', async () => {
    const { context } = await begin(builderOf('donor'));
    expect(context().draft).toMatchObject({
      form: { name: 'Tomás Lindqvist', email: 'tomas@reader.example' },
      origin: 'keep',
    });
  });

  test.each<[string, (page: SubscribePage) => void, string]>([
    ['a subscription', () => undefined, 'barred'],
    ['a cancelled subscription', (page) => cancel(page), 'open'],
    ['a lifetime subscription', (page) => toLifetime(page), 'barred'],
  ])('for a reader with %s is %s [SUBSCRIBE-13]', async (_, change, state) => {
    const { actor, network } = await begin(pageWith(change, 'subscriber'));
    expect(Object.keys(Object(actor.getSnapshot().value)).concat(String(actor.getSnapshot().value))).toContain(state);
    expect(network.calls.length).toBe(state === 'barred' ? 0 : 2);
  });

  test('loads the countries and the products once [API-24, API-33, SUBSCRIBE-15]', async () => {
    const { network, context } = await begin();
    expect(network.calls.map(({ id, query }) => [id, query])).toEqual([
      ['getShipping', {}],
      ['getProducts', { tag: 'swag' }],
    ]);
    expect(context().draft.list).toEqual(replies.getProducts.swag.body.list);
  });

  test('loads the products with the tag from the settings', async () => {
    const { network } = await begin(pageWith(({ settings }) => Object.assign(settings, { swag_tag: 'autumn' })));
    expect(network.of('getProducts').map(({ query }) => query)).toEqual([{ tag: 'autumn' }]);
  });

  test.each<[string, (page: SubscribePage) => void]>([
    ['does not offer them', ({ settings }) => Object.assign(settings, { features: {} })],
    ['does not price them', ({ subscribe }) => Object.assign(subscribe, { goods_shipping: undefined })],
  ])('loads no products for a page that %s [SUBSCRIBE-16]', async (_, change) => {
    const { network } = await begin(pageWith(change));
    expect(network.of('getProducts')).toEqual([]);
  });

  test('takes the products of a link once the form is open again [BEYOND-4]', async () => {
    const world = createTestWorld();
    const [list, added] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    world.network.answer('getProducts', () => list.promise);
    world.network.answer('addToCart', () => added.promise);
    const { page } = pageWith(
      ({ settings }) =>
        Object.assign(settings, { features: { subscribe: { checkout_later: true, add_products: true } } }),
      'checkoutLater',
    );
    const { link } = builderOf('checkoutLater', 'products=sze:tote-one*2');
    const { value, send, context } = await openFlow(subscribe, { page, link }, world);
    send(formChanged({ timing: 'later' }), submitted);
    list.resolve(replyOf('getProducts', 'swag'));
    await settle();
    expect([value(), context().draft.products]).toEqual([{ open: 'adding' }, []]);
    added.resolve(replyOf('addToCart', 'noDiscount'));
    await settle();
    expect(context().draft).toMatchObject({ products: [{ product: { ref: 'prd:tote' }, quantity: 2 }], wanted: '' });
  });
});

describe('choosing', () => {
  test('changes one part of the choice and keeps the rest [SUBSCRIBE-5]', async () => {
    const { send, context } = await begin();
    send(formChanged({ choice: { medium: 'digital' } }), formChanged({ choice: { level: 'high', term: 'lifetime' } }));
    expect(context().draft.choice).toEqual({ level: 'high', medium: 'digital', term: 'lifetime', shipcode: 'ship-a' });
  });

  test('orders a coupon unless the reader removed it or sees why it is not applied [COUP-9, COUP-12]', async () => {
    const edit = fc.oneof(
      fc.constantFrom(...LEVELS).map((level) => ({ choice: { level } })),
      fc.constantFrom(...MEDIA).map((medium) => ({ choice: { medium } })),
      fc.constantFrom(...SHIPCODES).map((shipcode) => ({ choice: { shipcode } })),
      fc.constantFrom('personal' as const, 'gift' as const).map((purpose) => ({ purpose })),
      fc.integer({ min: 1, max: 9 }).map((quantity) => ({ quantity })),
      fc.boolean().map((isWanted) => ({ coupon: { isWanted } })),
    );
    const offered = fc.constantFrom<Coupon>(
      coupon,
      { ...coupon, applied: 'gift' },
      { ...coupon, discounts: { print_us: 0, print_ca: 0, print_intl: 0, digital: 500 } },
      { ...coupon, errors: 'Expired.' },
    );
    await fc.assert(
      fc.asyncProperty(offered, fc.array(edit, { maxLength: 12 }), async (given, edits) => {
        const { actor, send, context } = await begin(
          pageWith(({ subscribe }) => Object.assign(subscribe, { coupon: given })),
        );
        let isRemoved = false;
        for (const change of edits) {
          send({ type: 'form.changed', change });
          if ('coupon' in change) isRemoved = !change.coupon.isWanted;
        }
        const built = builtOf(context().draft);
        const isSaid = couponRefusal(given, couponUse(built)) !== undefined;
        expect(couponOn(built) === undefined).toBe(isRemoved || isSaid);
        expect(cartOf(built).subscription?.coupon ?? cartOf(built).giftsubs[0]?.coupon).toBe(couponOn(built)?.code);
        actor.stop();
      }),
      { numRuns: effort(60, 300, 2_000) },
    );
  });

  test('uses the address on record for each shipping category, or a new one', async () => {
    const { send, context } = await begin(builderOf('donor'));
    send(formChanged({ choice: { shipcode: 'ship-b' } }));
    expect(context().draft.origin).toBe('change');
    send(formChanged({ origin: 'keep' }));
    expect(context().draft.origin).toBe('change');
    send(formChanged({ choice: { shipcode: 'ship-a' } }));
    expect(context().draft.origin).toBe('keep');
    send(formChanged({ origin: 'change' }), formChanged({ choice: { term: '2year' } }));
    expect(context().draft.origin).toBe('change');
    send(formChanged({ origin: 'keep' }));
    expect(context().draft.origin).toBe('keep');
  });

  test('starts a new address in the account’s own category [ADDR-12]', async () => {
    const { send, context } = await begin(pageWith(toTwoAddresses, 'donor'));
    send(formChanged({ choice: { shipcode: 'ship-c' } }));
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-c', 'keep']);
    send(formChanged({ origin: 'keep' }));
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-c', 'keep']);
    send(formChanged({ origin: 'change' }));
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-a', 'change']);
    expect(context().draft.form.address).toMatchObject({ country: 'US', country_name: 'United States' });
    send(formChanged({ choice: { shipcode: 'ship-c' } }));
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-c', 'change']);
  });
});

describe('products', () => {
  const chosen = (quantity: string | number, size = 'sze:shirt-l', product = 'prd:shirt') =>
    formChanged({ products: { product: productOf(product), size, quantity } });
  const linesOf = (context: Awaited<ReturnType<typeof begin>>['context']) =>
    context().draft.products.map(({ size, quantity, changed }) => [size.ref, quantity, changed]);

  test('holds a product once, in one size, until it is removed', async () => {
    const { send, context } = await begin();
    send(chosen(2), chosen(3, 'sze:tote-one', 'prd:tote'), chosen(1, 'sze:shirt-s'));
    expect(linesOf(context)).toEqual([
      ['sze:tote-one', 3, undefined],
      ['sze:shirt-s', 1, undefined],
    ]);
    send(formChanged({ products: { product: productOf('prd:tote') } }));
    expect(linesOf(context)).toEqual([['sze:shirt-s', 1, undefined]]);
    send(chosen(1, 'sze:shirt-m'));
    expect(linesOf(context)).toEqual([]);
  });

  test('rejects a product that was not offered', async () => {
    const { send, context } = await begin();
    send(chosen(2), chosen(1, 'sze:mug-one', 'prd:mug'), chosen(1, 'sze:none', 'prd:tote'));
    expect(linesOf(context)).toEqual([['sze:shirt-l', 2, undefined]]);
  });

  test('ship and are priced with the subscription [PRICE-7]', async () => {
    const { send, context } = await begin();
    send(chosen(2), formChanged({ text: { donation: '10' } }));
    const { totals, donation, goods } = quote(builtOf(context().draft));
    expect([donation, goods.map(({ amount, shipping }) => [amount, shipping])]).toEqual([1000, [[5300, 800]]]);
    expect(totals).toEqual({ subtotal: 9900, shipping: 800, discount: 0, listPrice: 10700, total: 10700 });
  });
});

describe('gifts', () => {
  const isFor = (purpose: 'personal' | 'gift') => formChanged({ purpose });
  const typedIn = (fields: Partial<Record<string, string>>) =>
    Object.entries(fields).map(([field, value]) => formChanged({ text: { [field]: value } }) as SubscribeEvent);
  const giver = typedIn({ name: 'Ada Okafor', email: 'ada@reader.example' });
  const tote = formChanged({ products: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: 1 } });
  const toRecipient = formChanged({ destination: 'recipient' });
  const { recipient_address, ...giftOrder } = copyOf(requests.subscribe.giftOrder.body);
  const recipient = typedIn({
    recipient_name: ' Noor Haddad ',
    ...Object.fromEntries(
      (['line1', 'line2', 'city', 'state', 'postcode'] as const).map((line) => [
        `recipient_address.${line}`,
        recipient_address[line],
      ]),
    ),
  });

  describe('the purpose', () => {
    test('is personal unless the address says gift, and can be switched [SUBSCRIBE-2, SUBSCRIBE-10]', async () => {
      const { context, send } = await begin();
      expect(context().draft.purpose).toBe('personal');
      send(isFor('gift'));
      expect(context().draft.purpose).toBe('gift');
      expect((await begin(builderOf('visitor', 'type=gift'))).context().draft.purpose).toBe('gift');
    });

    test('is a gift if the coupon is only for gifts [SUBSCRIBE-11]', async () => {
      const { context } = await begin(builderOf('giftCoupon', 'type=personal&code=GIFT10'));
      expect([context().draft.purpose, couponOn(builtOf(context().draft))?.code]).toEqual(['gift', 'GIFT10']);
    });

    test.each(['gift', 'other'] as const)('with a typed coupon for %s [SUBSCRIBE-11]', async (applied) => {
      const begun = await begin();
      await check(begun, { ...coupon, applied });
      const shown = () => [begun.context().draft.purpose, couponOn(builtOf(begun.context().draft)) !== undefined];
      expect(shown()).toEqual([applied === 'gift' ? 'gift' : 'personal', true]);
      begun.send(isFor('personal'));
      expect(shown()).toEqual(['personal', applied === 'other']);
    });

    test('rechecks the coupon when switched [SUBSCRIBE-12]', async () => {
      const { context, send } = await begin(builderOf('giftCoupon'));
      const isApplied = (...events: SubscribeEvent[]) => {
        send(...events);
        return couponOn(builtOf(context().draft)) !== undefined;
      };
      expect([isApplied(isFor('personal')), isApplied({ type: 'coupon.submitted' }), isApplied(isFor('gift'))]).toEqual(
        [false, false, true],
      );
    });
  });

  describe('a gift', () => {
    test.each<[string | number, number, string | undefined]>([
      ['20', 20, undefined],
      ['21', 20, 'lowered'],
      ['0', 1, 'raised'],
      ['2.9', 2, 'floored'],
      ['two', 1, 'notANumber'],
    ])('clamps the quantity %j to %i and shows why [GIFT-2]', async (quantity, gifts, changed) => {
      const { context, send } = await begin(builderOf('visitor', 'type=gift'));
      send(formChanged({ quantity }));
      expect(context().draft.gifts).toEqual({ quantity: gifts, ...(changed && { changed }) });
    });

    test('is ordered once per copy, for a recipient with their own address [GIFT-1, GIFT-3, CHECK-11, CHECK-12]', async () => {
      const { play, network, context } = await begin(builderOf('giftCoupon'));
      await play(formChanged({ quantity: '2' }), tote, ...giver, toRecipient, ...recipient, submitted);
      const gift = { deliverable: 'print-a', level: 'low', term: '1year', coupon: 'GIFT10' };
      expect(network.of('subscribe').map(({ body, query }) => ({ body, query }))).toEqual([
        {
          body: { ...giftOrder, recipient_address, cart: { ...giftOrder.cart, giftsubs: [gift, gift] } },
          query: { captcha: 'token-1', coupon: 'GIFT10', gift: '' },
        },
      ]);
      expect(context().draft.form.address).toEqual({ ...context().draft.form.address, line1: '', city: '' });
    });

    test('asks for neither a password nor an address if nothing else ships [CHECK-4, CHECK-7]', async () => {
      const { play, send, network, context } = await begin(builderOf('visitor', 'type=gift'));
      send(submitted);
      expect(context().problems.map(({ field }) => field)).toEqual(['name', 'email']);
      await play(...giver, submitted);
      const [call] = network.of('subscribe');
      expect(call?.body).toEqual({
        cart: { items: [], giftsubs: [{ deliverable: 'print-a', level: 'low', term: '1year' }] },
        name: 'Ada Okafor',
        email: 'ada@reader.example',
        origin: 'change',
        shipcode: 'ship-a',
        session: 'ses_8Qm2Zr',
        gifted: false,
      });
    });

    test('asks for the recipient’s name, and for an address only if goods ship there [CHECK-13]', async () => {
      const { send, context } = await begin(builderOf('visitor', 'type=gift'));
      const asked = (...events: SubscribeEvent[]) => {
        send(...events, submitted);
        return context().problems.map(({ field }) => field);
      };
      expect(asked(...giver, toRecipient)).toEqual(['recipient_name']);
      expect(asked(tote)).toEqual([
        'recipient_name',
        ...['line1', 'city', 'state', 'postcode'].map((line) => `recipient_address.${line}`),
      ]);
      expect(asked(formChanged({ destination: 'giver' }))).toEqual(
        ['line1', 'city', 'state', 'postcode'].map((line) => `address.${line}`),
      );
      expect(asked(toRecipient, isFor('personal'))).toEqual([
        'password.password',
        'password.confirm',
        ...['line1', 'city', 'state', 'postcode'].map((line) => `address.${line}`),
      ]);
    });

    test('sends the recipient’s name and no address if nothing else ships [CHECK-13]', async () => {
      const { play, network } = await begin(builderOf('visitor', 'type=gift'));
      await play(...giver, toRecipient, ...recipient, submitted);
      const [call] = network.of('subscribe');
      expect(call?.body).toMatchObject({ origin: 'recipient', gifted: true, recipient_name: 'Noor Haddad' });
      expect(Object.keys(Object(call?.body)).filter((key) => key.endsWith('address'))).toEqual([]);
    });

    test('is a single subscription again once it is personal', async () => {
      const { send, context } = await begin(builderOf('visitor', 'type=gift'));
      send(formChanged({ quantity: 3 }));
      const totals = (['gift', 'personal', 'gift'] as const).map((purpose) => {
        send(isFor(purpose));
        return quote(builtOf(context().draft)).totals.total;
      });
      expect(totals).toEqual([10_800, 3_600, 10_800]);
    });

    test('keeps the giver’s address separate from the recipient’s, whose country follows the category', async () => {
      const { send, context } = await begin(builderOf('visitor', 'type=gift&shipping=ship-c'));
      send(tote, toRecipient, formChanged({ country: { recipient_address: 'GB' } }));
      const { address, recipient_address: theirs } = context().draft.form;
      expect([address.country, theirs.country, theirs.country_name]).toEqual(['', 'GB', 'United Kingdom']);
      send(formChanged({ choice: { shipcode: 'ship-b' } }));
      expect(context().draft.form.recipient_address).toMatchObject({ country: 'CA', country_name: 'Canada' });
    });

    test('uses the address on record for goods sent to the giver and omits it with a recipient', async () => {
      const { play, network } = await begin(builderOf('donor', 'type=gift'));
      await play(tote, submitted);
      expect(network.of('subscribe')[0]?.body).toMatchObject({ origin: 'keep', gifted: false });
      const other = await begin(builderOf('donor', 'type=gift'));
      await other.play(tote, toRecipient, ...recipient, submitted);
      expect(Object.keys(Object(other.network.of('subscribe')[0]?.body)).filter((key) => key === 'address')).toEqual(
        [],
      );
    });
  });

  describe('a reader with a subscription', () => {
    test('can give one from the notice or a link without a password [SUBSCRIBE-13]', async () => {
      const { actor, play, send, network } = await begin(builderOf('subscriber'));
      expect([actor.getSnapshot().value, network.calls.length]).toEqual(['barred', 0]);
      expect(actor.getSnapshot().hasTag('barred')).toBe(true);
      send(isFor('personal'));
      expect(actor.getSnapshot().value).toBe('barred');
      await play(isFor('gift'));
      expect(actor.getSnapshot().value).toEqual({ open: { filling: 'resting' } });
      await play(submitted);
      expect(network.of('subscribe').length).toBe(1);
      const linked = await begin(builderOf('subscriber', 'type=gift'));
      expect(linked.actor.getSnapshot().value).toEqual({ open: { filling: 'resting' } });
    });

    test('cannot order a personal one until it is a gift again [SUBSCRIBE-13]', async () => {
      const { actor, play, send, network } = await begin(builderOf('subscriber', 'type=gift'));
      await play(isFor('personal'), submitted);
      expect([actor.getSnapshot().value, network.of('subscribe').length]).toEqual([{ open: 'barred' }, 0]);
      expect(actor.getSnapshot().hasTag('barred')).toBe(true);
      send(isFor('gift'));
      expect(actor.getSnapshot().value).toEqual({ open: { filling: 'resting' } });
    });

    test('goes to the receipt of an interrupted order that made them a subscriber', async () => {
      const attempt = { step: 'confirming', intent: 'pi_3Pq81x' } as const;
      const { actor } = await begin({ ...builderOf('subscriber'), attempt });
      expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
      const world = createTestWorld(attempt);
      world.network.answer('getFulfilment', 'unpaid');
      const waiting = run(subscribe, world, { ...builderOf('subscriber'), attempt });
      await settle();
      expect(waiting.getSnapshot().value).toEqual({ open: 'barred' });
    });
  });
});

describe('submitting', () => {
  test('reports missing fields in page order and sends nothing [CHECK-7, ADDR-15, ADDR-16]', async () => {
    const { play, context, network, world } = await begin();
    await play(formChanged({ text: { donation: '0.50' } }), submitted);
    expect(context().problems).toEqual([
      { field: 'donation', code: 'amountTooSmall' },
      { field: 'name', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'password.password', code: 'required' },
      { field: 'password.confirm', code: 'required' },
      { field: 'address.line1', code: 'required' },
      { field: 'address.city', code: 'required' },
      { field: 'address.state', code: 'required' },
      { field: 'address.postcode', code: 'required', asked: 'address.postcode.zip' },
    ]);
    expect([network.of('subscribe'), world.asked]).toEqual([[], []]);
  });

  test('asks for no address with a digital subscription [CHECK-7]', async () => {
    const { play, context, network } = await begin();
    await play(
      ...typing.slice(0, 4),
      formChanged({ choice: { medium: 'digital', level: 'high', term: '2year' } }),
      submitted,
    );
    const { invoice: _, ...order } = requests.subscribe.digitalOrder.body;
    expect([context().problems, network.of('subscribe').map(({ body }) => body)]).toEqual([[], [order]]);
  });

  test('sends the documented order and nothing else [API-36, CART-7, CHECK-10, CHECK-11]', async () => {
    const { play, network } = await typed();
    await play(submitted);
    expect(network.of('subscribe').map(({ body, query, key }) => ({ body, query, key }))).toEqual([
      { body: requests.subscribe.printOrder.body, query: { captcha: 'token-1' }, key: keyOf(1) },
    ]);
  });

  test('sends the goods and the coupon of the order [CART-7, SUBSCRIBE-20]', async () => {
    const { play, network } = await typed(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    await play(
      formChanged({ products: { product: productOf('prd:shirt'), size: 'sze:shirt-s', quantity: '2' } }),
      submitted,
    );
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

  test('keeps the address on record and asks a logged-in reader for no password [CHECK-9]', async () => {
    const { play, network } = await begin(builderOf('donor'));
    await play(submitted);
    const { addresses } = donor.subscriber.account;
    expect(network.of('subscribe')[0]?.body).toEqual({ ...donorOrder, origin: 'keep', address: addresses.a });
  });

  test('sends another address instead of the one on record [CHECK-9]', async () => {
    const { play, send, network, context } = await begin(builderOf('donor'));
    send(formChanged({ origin: 'change' }), submitted);
    expect(context().problems.map(({ field }) => field)).toEqual([
      'address.line1',
      'address.city',
      'address.state',
      'address.postcode',
    ]);
    await play(...typing.slice(5), submitted);
    const { address } = requests.subscribe.printOrder.body;
    expect(network.of('subscribe')[0]?.body).toEqual({ ...donorOrder, origin: 'change', address });
  });

  test('locks the form while an order is in progress and unlocks it afterwards [CHECK-35]', async () => {
    const { play, send, network, actor, context } = await typed(
      pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })),
    );
    const reply = Promise.withResolvers<Response>();
    network.answer('subscribe', () => reply.promise);
    await play(submitted);
    const before = context();
    const edits: SubscribeEvent[] = [
      formChanged({ choice: { term: 'lifetime' } }),
      formChanged({ text: { name: 'Eve' } }),
      formChanged({ country: { address: 'US' } }),
      formChanged({ origin: 'keep' }),
      { type: 'coupon.removed' },
      formChanged({ products: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: 1 } }),
      formChanged({ products: { product: productOf('prd:tote') } }),
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

  test('opens an address that the server refuses [CHECK-15]', async () => {
    const { play, send, network, context, checkout } = await begin(builderOf('donor'));
    network.answer('subscribe', 'nestedErrors');
    await play(submitted);
    expect(context().draft.origin).toBe('change');
    send(formChanged({ origin: 'keep' }));
    checkout()?.send({ type: 'card.chosen', card: 'add-card' });
    expect(context().draft.origin).toBe('keep');
    network.answer('subscribe', 'couponRefused');
    await play(submitted);
    expect(context().draft.origin).toBe('keep');
  });

  test('removes a coupon that the server refuses and keeps its message [COUP-12]', async () => {
    const { play, network, context } = await begin(builderOf('otherCoupon'));
    network.answer('subscribe', 'couponRefused', 'started');
    await play(...typing, submitted);
    expect(context().draft.coupon).toMatchObject({ isWanted: false, offer: { errors: 'This coupon has expired.' } });
    await play({ type: 'coupon.submitted' }, submitted);
    expect(network.of('subscribe').map(({ query }) => query.coupon)).toEqual(['HARBOUR10', undefined]);
    expect(network.of('checkCoupon')).toEqual([]);
  });

  describe('a typed coupon code that was never applied', () => {
    const couponed = (change: (page: SubscribePage) => void = () => undefined) =>
      typed(
        pageWith((page) => {
          page.settings = { ...page.settings, typed_coupons: true };
          change(page);
        }),
      );
    const typedCode = (code: string) => ({ type: 'coupon.typed', typed: code }) as const;

    test.each(['now', 'later'] as const)(
      'blocks an order checked out %s, at the coupon field [BEYOND-22]',
      async (timing) => {
        const { play, network, context } = await couponed();
        await play(formChanged({ timing }), typedCode('FIVE'), submitted);
        expect(context().problems).toEqual([{ field: 'coupon', code: 'coupon.unapplied' }]);
        expect([...network.of('subscribe'), ...network.of('addToCart')]).toEqual([]);
      },
    );

    test.each([
      ['that is blank', [typedCode('  ')]],
      ['that was cleared', [typedCode('FIVE'), submitted, typedCode('')]],
    ])('does not block an order with a code %s', async (_, events) => {
      const { play, network } = await couponed();
      await play(...events, submitted);
      expect(network.of('subscribe')).toHaveLength(1);
    });

    test.each([
      ['if coupon codes can no longer be typed', { typed_coupons: false }],
      ['on a view-only page, which takes no orders', { view_only: true }],
    ])('is ignored %s', async (_, settings) => {
      const { send, context } = await couponed((page) => Object.assign(page.settings, settings));
      send(typedCode('FIVE'), submitted);
      expect(context().problems).toEqual([]);
    });
  });
});

describe('checking out later', () => {
  const later = formChanged({ timing: 'later' });
  const donationOf = (donation: string) => formChanged({ text: { donation } });
  const donation = donationOf('25');
  const shirts = formChanged({ products: { product: productOf('prd:shirt'), size: 'sze:shirt-l', quantity: '2' } });
  const subscription = {
    type: 'personal-subscription',
    item: { renewal: false, medium: 'print', level: 'low', term: '1year', shipcode: 'ship-a' },
  };
  const donated = { type: 'donation-item', item: { process: 'onetime', dollars: 2500 } };
  const goods = { type: 'sized-product', item: { ref: 'sze:shirt-l' }, qty: 2 };
  const bodies = ({ network }: Awaited<ReturnType<typeof begin>>) => network.of('addToCart').map(({ body }) => body);

  test('adds everything to the cart and asks for nothing else [CHECK-53, DONATE-7]', async () => {
    const begun = await begin();
    await begun.play(later, donation, shirts, submitted);
    const { value, status, output } = begun.actor.getSnapshot();
    expect([value, status, output]).toEqual(['added', 'done', {}]);
    expect([bodies(begun), begun.network.of('subscribe'), begun.world.asked]).toEqual([
      [subscription, donated, goods],
      [],
      [],
    ]);
    const without = await begin();
    await without.play(later, donationOf('0'), submitted);
    expect(bodies(without)).toEqual([subscription]);
  });

  test('adds gifts to the cart as one line with a quantity and their coupon [CHECK-53, GIFT-2]', async () => {
    const begun = await begin(builderOf('giftCoupon'));
    await begun.play(later, formChanged({ quantity: 3 }), submitted);
    expect(bodies(begun)).toEqual([
      {
        type: 'gift-subscription',
        item: { deliverable: 'print-a', level: 'low', term: '1year', coupon: 'GIFT10' },
        qty: 3,
      },
    ]);
  });

  test('shows why something was left out and adds only the rest on the next try', async () => {
    const begun = await begin();
    const { network, send, context, actor } = begun;
    network.answer('addToCart', 'added', 'refused', 'added');
    send(later, donation, shirts, submitted);
    await settle();
    expect(actor.getSnapshot().value).toEqual({ open: { filling: 'resting' } });
    expect(context().problems.length).toBeGreaterThan(0);
    expect(bodies(begun)).toEqual([subscription, donated]);
    send(donationOf(''), submitted);
    await settle();
    expect(actor.getSnapshot().value).toBe('added');
    expect(bodies(begun)).toEqual([subscription, donated, goods]);
  });

  test('removes a coupon that the cart refuses [COUP-12]', async () => {
    const begun = await begin(builderOf('otherCoupon'));
    begun.network.answer('addToCart', 'noDiscount', 'added');
    await begun.play(later, submitted);
    expect(begun.context().problems.map(({ field }) => field)).toEqual(['coupon']);
    await begun.play(submitted);
    const { item, ...rest } = subscription;
    expect(bodies(begun)).toEqual([{ ...rest, item: { ...item, coupon: 'HARBOUR10' } }, subscription]);
  });
});

describe('the draft', () => {
  const { begun, orderOf, handedBack } = draftsOf(subscribeMachine, builderOf('visitor'));

  type Reader = Parameters<typeof builderOf>[0];

  const draftOf = (reader: Reader, change: Partial<SubscribeDraft> = {}, query = ''): SubscribeDraft => ({
    ...begun(builderOf(reader, query)),
    ...change,
  });

  test('starts with the code of the page’s coupon, else the address’s [COUP-1]', () => {
    expect(draftOf('otherCoupon', {}, 'code=SPRING24').coupon.code).toBe('HARBOUR10');
    expect(draftOf('visitor', {}, 'code=SPRING24').coupon.code).toBe('SPRING24');
    expect(draftOf('visitor').coupon.code).toBeUndefined();
  });

  const said = (field: string, words?: string): Problem => ({ field, code: 'server', ...(words && { words }) });

  test.each<[string, Reader, Problem[]]>([
    ['another field', 'otherCoupon', [said('name', 'No name.')]],
    ['no message', 'otherCoupon', [said('coupon')]],
    ['a page without a coupon', 'visitor', [said('coupon', 'Expired.')]],
  ])('leaves the coupon on after a refusal with %s', (_, reader, problems) => {
    expect(handedBack(draftOf(reader), { problems }).draft).toEqual(draftOf(reader));
  });

  const products: Product[] = copyOf(replies.getProducts.everyKind.body).list;

  const { name, email, password, address } = copyOf(requests.subscribe.printOrder.body);
  const account = { name, email, ...password, address };

  function withProducts(...chosen: Product[]) {
    const context = begun(builderOf('visitor'));
    const products = chosen.reduce<typeof context.products>(
      (lines, product) => addProduct(lines, product, sizesOf(product).at(-1)?.ref ?? '', 1),
      [],
    );
    const form = { ...context.form, ...account };
    return { ...context, form, choice: { ...context.choice, medium: 'digital' as const }, products };
  }

  test('orders each product by its kind and, without sizes, by its own reference [CART-9]', () => {
    const { cart } = orderOf(withProducts(...products.slice(0, 3))).body as { cart: { items: object[] } };
    expect(cart.items).toEqual([
      { item: 'basic-product', quantity: 1, ref: 'prd:lights' },
      { item: 'sized-product', quantity: 1, ref: 'sze:shirt-l' },
      { item: 'digital-product', quantity: 1, ref: 'prd:field-guide' },
    ]);
  });

  test('asks for an address for goods that ship but not for digital ones [ADDR-22]', () => {
    expect(products.map((product) => [product.kind, askedAddress(withProducts(product)) !== undefined])).toEqual([
      ['basic-product', true],
      ['sized-product', true],
      ['digital-product', false],
      ['print-issue', true],
      ['digital-issue', false],
    ]);
  });
});

function cancel({ subscriber }: SubscribePage): void {
  const info = subscriber?.timetable.current_subscription?.info;
  if (info) info.cancelled = true;
}

function toTwoAddresses({ subscriber }: SubscribePage): void {
  const addresses = subscriber?.account.addresses;
  if (addresses) addresses.c = copyOf(requests.changeAddress.elsewhere.body);
}

function toLifetime({ subscriber }: SubscribePage): void {
  if (subscriber) Object.assign(subscriber.timetable, { current_subscription: null, lifetime_subscription: true });
}

/** Types a code and checks it against a server that knows this coupon. */
async function check({ network, play }: Awaited<ReturnType<typeof begin>>, known: Coupon = coupon) {
  network.answer('checkCoupon', () => varied('checkCoupon', 'coupon', { for: 'subscription', coupon: known }));
  await play({ type: 'coupon.typed', typed: known.code }, { type: 'coupon.submitted' });
}

describe('a typed coupon', () => {
  test('is applied at once if it fits, named in the link and sent with the order [BEYOND-20, BEYOND-22]', async () => {
    const begun = await typed();
    await check(begun);
    const { draft } = begun.context();
    expect([draft.coupon.code, quote(builtOf(draft)).totals.discount]).toEqual(['SPRING', 500]);
    await begun.play(submitted);
    expect(begun.network.of('subscribe').map(({ query }) => query.coupon)).toEqual(['SPRING']);
  });

  test('waits if it does not fit, named in the link, and is applied once it does [BEYOND-21, COUP-9]', async () => {
    const begun = await typed(builderOf('visitor', 'shipping=ship-c'));
    await check(begun);
    const { draft } = begun.context();
    expect([couponOn(builtOf(draft)), draft.coupon]).toMatchObject([undefined, { offer: coupon, code: 'SPRING' }]);
    begun.send(formChanged({ choice: { shipcode: 'ship-a' } }));
    expect(couponOn(builtOf(begun.context().draft))?.code).toBe('SPRING');
  });

  test('that the server refuses is not named in the link', async () => {
    const begun = await typed();
    await check(begun, { ...coupon, errors: 'Expired.' });
    expect(begun.context().draft.coupon).toMatchObject({ code: undefined, offer: { errors: 'Expired.' } });
  });

  test('is agreed to with its total while a payment is open', async () => {
    const begun = await typed();
    await begun.play(submitted);
    const before = begun.context().agreed;
    await check(begun);
    expect([before, begun.context().agreed]).toEqual([before, (before ?? 0) - 500]);
  });
});
