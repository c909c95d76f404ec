import { describe, expect, test } from 'vitest';
import type { Subscriber } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '#mocks/replies.ts';
import { builderOf, copyOf } from '../../../tests/support/orders.ts';
import {
  asksCategory,
  beginSubscribe,
  type SubscribeContext,
  type SubscribeEdit,
  type TextField,
} from './subscribe-context.ts';
import { choose, edited, handBack, takeCountries } from './subscribe-edits.ts';
import { orderOf, problemsOf } from './subscribe-order.ts';

type Reader = Parameters<typeof builderOf>[0];

const begin = (reader: Reader, change: Partial<SubscribeContext> = {}, query = ''): SubscribeContext => ({
  ...beginSubscribe(builderOf(reader, query)),
  ...change,
});

/** A reader with addresses in `ship-a` and `ship-b`, whose own category is `ship-b`, and who chose this one. */
function beginAs(shipcode: Shipcode, change: Partial<SubscribeContext> = {}): SubscribeContext {
  const context = begin('subscriber', { purpose: 'gift' });
  const { addresses } = (context.page.subscriber as Subscriber).account;
  addresses.a = { ...emptyAddress, line1: '12 Harbour Street', country: 'US' };
  return { ...context, choice: { ...context.choice, shipcode }, origin: 'keep', ...change };
}

const shipping = copyOf(replies.getShipping.shipping.body);

test('begins with the code of the page’s coupon, else that of the address [COUP-1]', () => {
  expect(begin('otherCoupon', {}, 'code=SPRING24').code).toBe('HARBOUR10');
  expect(begin('visitor', {}, 'code=SPRING24').code).toBe('SPRING24');
  expect(begin('visitor').code).toBeUndefined();
});

test('begins with the goods sent to the giver', () => {
  expect(begin('visitor').destination).toBe('giver');
});

test('asks for the category of print and of goods that are shipped', () => {
  const context = begin('visitor');
  const digital = { ...context, choice: { ...context.choice, medium: 'digital' as const } };
  const [product] = copyOf(replies.getProducts.swag.body).list;
  if (!product?.sizes[0]) throw new Error('No product has a size.');
  const swag = [{ product, size: product.sizes[0], quantity: 1 }];
  expect([context, digital, { ...digital, swag }].map(asksCategory)).toEqual([true, false, true]);
});

describe('the address on record or another [ADDR-12]', () => {
  const from = (origin: 'keep' | 'change'): SubscribeEdit => ({ type: 'origin.chosen', origin });

  test('begins another in the category of the account, and keeps the one of the category chosen', () => {
    expect(edited(beginAs('ship-a'), from('change'))).toMatchObject({
      origin: 'change',
      choice: { shipcode: 'ship-b' },
    });
    expect(edited(beginAs('ship-b'), from('change'))).toStrictEqual({ origin: 'change' });
    expect(edited(beginAs('ship-a', { origin: 'change' }), from('keep'))).toStrictEqual({ origin: 'keep' });
  });

  test('is no choice where none is on record', () => {
    expect(edited(beginAs('ship-c'), from('keep'))).toEqual({});
    expect(edited(begin('visitor'), from('keep'))).toEqual({});
  });

  test('is asked for by another category only', () => {
    const context = beginAs('ship-a', { origin: 'change', shipping });
    expect(Object.keys(choose(context, { term: '2year' }))).toEqual(['choice', 'hasCoupon']);
    expect(choose(context, { shipcode: 'ship-c' })).toMatchObject({ origin: 'change' });
  });
});

describe('an order that came back', () => {
  const said = (field: string, words?: string): Problem => ({ field, code: 'server', ...(words && { words }) });

  test('takes off a coupon with the words that refuse it, and no other words [COUP-12]', () => {
    const change = handBack(begin('otherCoupon'), [said('name', 'No name.'), said('coupon', 'Expired.')]);
    expect(change).toMatchObject({ hasCoupon: false, page: { subscribe: { coupon: { errors: 'Expired.' } } } });
  });

  test.each<[string, Reader, Problem[]]>([
    ['another field', 'otherCoupon', [said('name', 'No name.')]],
    ['no words', 'otherCoupon', [said('coupon')]],
    ['a page without a coupon', 'visitor', [said('coupon', 'Expired.')]],
  ])('leaves the coupon on for %s', (_, reader, problems) => {
    expect(handBack(begin(reader), problems)).toEqual({});
  });
});

test.each<[TextField, Partial<SubscribeContext['form']>]>([
  ['name', { name: 'typed' }],
  ['recipient_name', { recipient_name: 'typed' }],
  ['address.city', { address: { ...emptyAddress, city: 'typed' } }],
  ['recipient_address.city', { recipient_address: { ...emptyAddress, city: 'typed' } }],
])('types into %s and nothing else', (field, change) => {
  const { form } = begin('visitor');
  const edit: SubscribeEdit = { type: 'field.changed', field, value: 'typed' };
  expect(edited(begin('visitor'), edit)).toEqual({ form: { ...form, ...change } });
});

test('keeps both addresses within the countries of the category [ADDR-18]', () => {
  const { form } = takeCountries(begin('visitor'), shipping);
  expect([form?.address.country, form?.recipient_address.country]).toEqual(['US', 'US']);
});

test('asks for the recipient’s address though the giver’s own is kept [CHECK-12]', () => {
  const [product] = copyOf(replies.getProducts.swag.body).list;
  if (!product?.sizes[0]) throw new Error('No product has a size.');
  const swag = [{ product, size: product.sizes[0], quantity: 1 }];
  const context = beginAs('ship-a', { destination: 'recipient', swag });
  const fields = problemsOf(context).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['recipient_name', 'recipient_address.line1']));
  expect(problemsOf({ ...context, destination: 'giver' })).toEqual([]);
  expect(orderOf({ ...context, destination: 'giver' }).body).toMatchObject({ origin: 'keep', gifted: false });
});
