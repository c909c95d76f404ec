import { describe, expect, test } from 'vitest';
import { quote } from '#machines/purchase/builder/builder.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import { begin, submitted, typed } from '../../../tests/support/builder.ts';
import { builderOf, productOf } from '../../../tests/support/orders.ts';
import { createWorld, never, run, settle } from '../../../tests/support/world.ts';
import { builtOf } from './subscribe.machine.ts';
import { subscribe } from './subscribe.ports.ts';

describe('the address', () => {
  test('takes the only country of a category by itself [ADDR-18]', async () => {
    const { send, context } = await begin();
    expect(context().draft.form.address).toEqual({ ...emptyAddress, country: 'US', country_name: 'United States' });
    send({ type: 'form.changed', change: { choice: { shipcode: 'ship-b' } } });
    expect(context().draft.form.address).toEqual({ ...emptyAddress, country: 'CA', country_name: 'Canada' });
  });

  test('keeps a country only within its category, and what else was typed always', async () => {
    const { send, context } = await typed();
    const { address } = context().draft.form;
    send({ type: 'form.changed', change: { choice: { shipcode: 'ship-c' } } });
    expect(context().draft.form.address).toEqual({ ...address, country: '', country_name: '', state: '' });
    send(
      { type: 'form.changed', change: { country: { address: 'DE' } } },
      { type: 'form.changed', change: { choice: { term: '3year' } } },
    );
    expect(context().draft.form.address).toMatchObject({ country: 'DE', country_name: 'Germany' });
  });

  test('chooses a country of its category, by its first name [ADDR-20]', async () => {
    const { send, context } = await begin(builderOf('visitor', 'shipping=ship-c'));
    expect(context().draft.form.address).toEqual(emptyAddress);
    send({ type: 'form.changed', change: { country: { address: 'GB' } } });
    expect(context().draft.form.address).toEqual({ ...emptyAddress, country: 'GB', country_name: 'United Kingdom' });
    send(
      { type: 'form.changed', change: { country: { address: 'US' } } },
      { type: 'form.changed', change: { country: { address: 'toString' } } },
    );
    expect(context().draft.form.address.country).toBe('GB');
  });

  test('chooses no country before the countries are known', async () => {
    const world = createWorld();
    world.network.answer('getShipping', never);
    const actor = run(subscribe, world, builderOf('visitor'));
    actor.send({ type: 'form.changed', change: { country: { address: 'US' } } });
    actor.send({ type: 'form.changed', change: { choice: { shipcode: 'ship-c' } } });
    expect(actor.getSnapshot().context.draft.form.address).toEqual(emptyAddress);
  });

  test('types into one field of the form and no other', async () => {
    const { send, context } = await begin();
    const before = context().draft.form;
    send(
      { type: 'form.changed', change: { text: { name: 'Ada' } } },
      { type: 'form.changed', change: { text: { 'address.city': 'Portland' } } },
    );
    expect(context().draft.form).toEqual({ ...before, name: 'Ada', address: { ...before.address, city: 'Portland' } });
  });
});

describe('swag', () => {
  const chosen = (quantity: string | number, size = 'sze:shirt-l', product = 'prd:shirt') =>
    ({ type: 'form.changed', change: { swag: { product: productOf(product), size, quantity } } }) as const;
  const linesOf = (context: Awaited<ReturnType<typeof begin>>['context']) =>
    context().draft.swag.map(({ size, quantity, changed }) => [size.ref, quantity, changed]);

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
    send({ type: 'form.changed', change: { swag: { product: productOf('prd:tote') } } });
    expect(linesOf(context)).toEqual([['sze:shirt-s', 1, undefined]]);
    send(chosen(1, 'sze:shirt-m'));
    expect(linesOf(context)).toEqual([]);
  });

  test('takes no product that was not offered', async () => {
    const { send, context } = await begin();
    send(chosen(2), chosen(1, 'sze:mug-one', 'prd:mug'), chosen(1, 'sze:none', 'prd:tote'));
    expect(linesOf(context)).toEqual([['sze:shirt-l', 2, undefined]]);
  });

  test('is shipped and priced with the subscription [PRICE-7]', async () => {
    const { send, context } = await begin();
    send(chosen(2), { type: 'form.changed', change: { text: { donation: '10' } } });
    const { totals, donation, goods } = quote(builtOf(context().draft));
    expect([donation, goods.map(({ amount, shipping }) => [amount, shipping])]).toEqual([1000, [[5300, 800]]]);
    expect(totals).toEqual({ subtotal: 9900, shipping: 800, discount: 0, listPrice: 10700, total: 10700 });
  });

  test('needs an address also with a digital subscription', async () => {
    const { send, actor, context } = await begin(builderOf('donor'));
    send({ type: 'form.changed', change: { choice: { medium: 'digital', shipcode: 'ship-b' } } }, chosen(1), submitted);
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
