import { describe, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { ProductList, SubscribePage } from '#machines/api/contract.ts';
import { quote } from '#machines/purchase/builder/builder.ts';
import type { productsMachine } from '#machines/purchase/builder/products.machine.ts';
import { products } from '#machines/purchase/builder/products.ports.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import { firstOffers } from '#machines/rules/cart/stock.ts';
import { SWAG_OFFERS } from '#machines/rules/cart/swag.ts';
import { requests } from '#mocks/replies.ts';
import { begin, coupon, pageWith } from '../../../tests/support/builder.ts';
import { builderOf, copyOf } from '../../../tests/support/orders.ts';
import { createWorld, run, settle } from '../../../tests/support/world.ts';
import { builtOf, type subscribeMachine } from './subscribe.machine.ts';
import { subscribe } from './subscribe.ports.ts';

type Change = ChangeOf<typeof subscribeMachine>;

describe('opening', () => {
  test('begins with the defaults of the builder [SUBSCRIBE-9]', async () => {
    const { context, actor } = await begin();
    expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
    expect(context().problems).toEqual([]);
    expect(context().draft).toMatchObject({
      choice: { level: 'low', medium: 'print', term: '1year', shipcode: 'ship-a' },
      form: { name: '', email: '', password: '', confirm: '', donation: '' },
      origin: 'change',
      hasCoupon: false,
      swag: [],
    });
  });

  test('begins with what the address asks for [SUBSCRIBE-2, SUBSCRIBE-3]', async () => {
    const { context } = await begin(builderOf('visitor', 'level=high&years=3years&shipping=ship-c'));
    expect(context().draft.choice).toEqual({ level: 'high', medium: 'print', term: '3year', shipcode: 'ship-c' });
  });

  test('begins with the name, email and address of a reader who has an account [CHECK-8, CHECK-9]', async () => {
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
  ])('a reader who has %s is %s [SUBSCRIBE-13]', async (_, change, state) => {
    const { actor, network } = await begin(pageWith(change, 'subscriber'));
    expect(Object.keys(Object(actor.getSnapshot().value)).concat(String(actor.getSnapshot().value))).toContain(state);
    expect(network.calls.length).toBe(state === 'barred' ? 0 : 1);
  });

  test('opens with a coupon that may be used, and without one that may not', async () => {
    const { context } = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    expect(context().draft.hasCoupon).toBe(true);
    const renewal = { ...coupon, applied: 'renewal' };
    const barred = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon: renewal })));
    expect(barred.context().draft.hasCoupon).toBe(false);
    barred.send({ type: 'form.changed', change: { hasCoupon: true } });
    expect(barred.context().draft.hasCoupon).toBe(false);
  });

  test('loads the countries once, and offers the first two products that are in stock [API-24, API-33, SUBSCRIBE-15]', async () => {
    const { network, world } = await begin();
    expect(network.calls.map(({ id, query }) => [id, query])).toEqual([['getShipping', {}]]);
    const { list } = await loaded(run(products, world, { key: 'swag' }));
    expect(network.of('getProducts').map(({ query }) => query)).toEqual([{ tag: 'swag' }]);
    expect(firstOffers(list, SWAG_OFFERS).map(({ ref }) => ref)).toEqual(['prd:tote', 'prd:shirt']);
  });

  test('asks for the products of the tag in the settings', async () => {
    const { network, world } = await begin(pageWith(({ settings }) => Object.assign(settings, { swag_tag: 'autumn' })));
    await loaded(run(products, world, { key: 'autumn' }));
    expect(network.of('getProducts').map(({ query }) => query)).toEqual([{ tag: 'autumn' }]);
  });

  test.each<[string, (page: SubscribePage) => void]>([
    ['the flag is not set', ({ settings }) => void Object.assign(settings, { features: { subscribe: {} } })],
    ['there are no flags', ({ settings }) => void Object.assign(settings, { features: undefined })],
    ['shipping of goods has no price', ({ subscribe }) => void Object.assign(subscribe, { goods_shipping: undefined })],
  ])('asks for no products when %s [SUBSCRIBE-16]', async (_, change) => {
    const { network, actor } = await begin(pageWith(change));
    expect([network.of('getProducts'), Object.keys(actor.getSnapshot().children).sort()]).toEqual([
      [],
      ['checkout', 'shipping'],
    ]);
  });

  test.each(['shipping', 'products'] as const)(
    'loads %s again after a failure, the form staying as it is',
    async (load) => {
      const world = createWorld();
      world.network.answer('getShipping', 'unavailable');
      world.network.answer('getProducts', 'unavailable');
      const actor = run(subscribe, world, builderOf('visitor'));
      const offers = run(products, world, { key: 'swag' });
      await settle();
      actor.send({ type: 'form.changed', change: { text: { name: 'Ada' } } });
      const loading = load === 'shipping' ? actor.getSnapshot().children.shipping : offers;
      expect(loading?.getSnapshot().value).toBe('failed');
      world.network.answer('getShipping', 'shipping');
      world.network.answer('getProducts', 'swag');
      loading?.send({ type: 'load.retried' });
      await settle();
      const { shipping, form } = actor.getSnapshot().context.draft;
      expect([shipping !== undefined, offers.getSnapshot().output !== undefined, form.name]).toEqual([
        load === 'shipping',
        load === 'products',
        'Ada',
      ]);
    },
  );
});

describe('choosing', () => {
  test('changes one part of the choice and keeps the rest [SUBSCRIBE-5]', async () => {
    const { send, context } = await begin();
    send(
      { type: 'form.changed', change: { choice: { medium: 'digital' } } },
      { type: 'form.changed', change: { choice: { level: 'high', term: 'lifetime' } } },
    );
    expect(context().draft.choice).toEqual({ level: 'high', medium: 'digital', term: 'lifetime', shipcode: 'ship-a' });
  });

  test('takes a coupon off that does not cover the choice, and does not put it back by itself [COUP-12]', async () => {
    const { send, context } = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    const choose = (choice: Change['choice']) => {
      send({ type: 'form.changed', change: { choice } });
      return context().draft.hasCoupon;
    };
    expect([choose({ term: '2year' }), choose({ shipcode: 'ship-b' }), choose({ medium: 'digital' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(choose({ medium: 'print' })).toBe(false);
    send({ type: 'form.changed', change: { hasCoupon: true } });
    expect(context().draft.hasCoupon).toBe(true);
    expect(choose({ shipcode: 'ship-c' })).toBe(false);
    expect(choose({ shipcode: 'ship-a' })).toBe(false);
  });

  test('toggles the coupon, and prices the order with it or without [COUP-1]', async () => {
    const { send, context } = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    expect(quote(builtOf(context().draft)).totals).toEqual({
      subtotal: 3600,
      shipping: 0,
      discount: 500,
      listPrice: 3600,
      total: 3100,
    });
    send({ type: 'form.changed', change: { hasCoupon: false } });
    expect(quote(builtOf(context().draft)).totals).toEqual({
      subtotal: 3600,
      shipping: 0,
      discount: 0,
      listPrice: 3600,
      total: 3600,
    });
  });

  test('gives each shipping category the address on record for it, or a new one', async () => {
    const { send, context } = await begin(builderOf('donor'));
    send({ type: 'form.changed', change: { choice: { shipcode: 'ship-b' } } });
    expect(context().draft.origin).toBe('change');
    send({ type: 'form.changed', change: { origin: 'keep' } });
    expect(context().draft.origin).toBe('change');
    send({ type: 'form.changed', change: { choice: { shipcode: 'ship-a' } } });
    expect(context().draft.origin).toBe('keep');
    send(
      { type: 'form.changed', change: { origin: 'change' } },
      { type: 'form.changed', change: { choice: { term: '2year' } } },
    );
    expect(context().draft.origin).toBe('change');
    send({ type: 'form.changed', change: { origin: 'keep' } });
    expect(context().draft.origin).toBe('keep');
  });

  test("another address than the one on record is given in the account's own category [ADDR-12]", async () => {
    const { send, context } = await begin(pageWith(toTwoAddresses, 'donor'));
    send({ type: 'form.changed', change: { choice: { shipcode: 'ship-c' } } });
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-c', 'keep']);
    send({ type: 'form.changed', change: { origin: 'keep' } });
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-c', 'keep']);
    send({ type: 'form.changed', change: { origin: 'change' } });
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-a', 'change']);
    expect(context().draft.form.address).toMatchObject({ country: 'US', country_name: 'United States' });
    send({ type: 'form.changed', change: { choice: { shipcode: 'ship-c' } } });
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-c', 'change']);
  });

  test('an account without a category of its own leaves the chosen one [ADDR-12]', async () => {
    const { send, context } = await begin();
    send(
      { type: 'form.changed', change: { choice: { shipcode: 'ship-c' } } },
      { type: 'form.changed', change: { origin: 'change' } },
    );
    expect([context().draft.choice.shipcode, context().draft.origin]).toEqual(['ship-c', 'change']);
  });
});

/** The products, once they are loaded. */
async function loaded(actor: ActorRefFrom<typeof productsMachine>): Promise<ProductList> {
  await settle();
  const { output } = actor.getSnapshot();
  if (!output) throw new Error('The products were not loaded.');
  return output;
}

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
