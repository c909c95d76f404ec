import { describe, expect, test } from 'vitest';
import { createActor, transition } from 'xstate';
import type { Product, Subscriber } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import type { ChangeOf, Refused } from '#machines/purchase/checkout/purchase.ts';
import type { TextField } from '#machines/purchase/checkout/reader-form.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import { addSwag, sizesOf } from '#machines/rules/cart/swag.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies, requests } from '#mocks/replies.ts';
import { builderOf, copyOf } from '../../../tests/support/orders.ts';
import {
  askedAddress,
  asksCategory,
  type SubscribeDraft,
  type SubscribeForm,
  type SubscribeInput,
  subscribeMachine,
} from './subscribe.machine.ts';

/** What the builder begins with. */
const begun = (input: SubscribeInput): SubscribeDraft =>
  createActor(subscribeMachine, { input }).getSnapshot().context.draft;

/** A builder of this draft: what comes of an event, and what is ordered by it. */
function after(draft: SubscribeDraft, event: object, value: object = { open: 'filling' }) {
  const { context, children } = createActor(subscribeMachine, { input: builderOf('visitor') }).getSnapshot();
  const stands = subscribeMachine.resolveState({ value, context: { ...context, draft } } as never);
  const [next, actions] = transition(subscribeMachine, { ...stands, children } as never, event as never);
  const sent = actions.map(({ params }) => Object(params).event).find((each) => each?.type === 'order.submitted');
  return { ...next.context, order: sent?.order as Order };
}

const changed = (draft: SubscribeDraft, change: ChangeOf<typeof subscribeMachine>): SubscribeDraft =>
  after(draft, { type: 'form.changed', change }).draft;
const problemsOf = (draft: SubscribeDraft): Problem[] => after(draft, { type: 'form.submitted' }).problems;
const orderOf = (draft: SubscribeDraft): Order => after(draft, { type: 'form.submitted' }).order;

/** The builder once an order came back for these problems. */
const handedBack = (draft: SubscribeDraft, problems: Problem[]): SubscribeDraft =>
  after(draft, cameBack({ problems, key: undefined, isOutdated: false }), { open: 'ordering' }).draft;

/** A checkout hands an order back. */
const cameBack = (refused: Refused) => ({
  type: 'xstate.snapshot.checkout',
  snapshot: { context: refused, hasTag: () => false, matches: () => false },
});

type Reader = Parameters<typeof builderOf>[0];

const begin = (reader: Reader, change: Partial<SubscribeDraft> = {}, query = ''): SubscribeDraft => ({
  ...begun(builderOf(reader, query)),
  ...change,
});

/** A reader with addresses in `ship-a` and `ship-b`, whose own category is `ship-b`, and who chose this one. */
function beginAs(shipcode: Shipcode, change: Partial<SubscribeDraft> = {}): SubscribeDraft {
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
  const from = (draft: SubscribeDraft, origin: 'keep' | 'change') => changed(draft, { origin });

  test('begins another in the category of the account, and keeps the one of the category chosen', () => {
    expect(from(beginAs('ship-a'), 'change')).toMatchObject({
      origin: 'change',
      choice: { shipcode: 'ship-b' },
    });
    const [draft, other] = [beginAs('ship-b'), beginAs('ship-a', { origin: 'change' })];
    expect(from(draft, 'change')).toStrictEqual({ ...draft, origin: 'change' });
    expect(from(other, 'keep')).toStrictEqual({ ...other, origin: 'keep' });
  });

  test('is no choice where none is on record', () => {
    for (const draft of [beginAs('ship-c'), begin('visitor')]) expect(from(draft, 'keep')).toEqual(draft);
  });

  test('is asked for by another category only', () => {
    const context = beginAs('ship-a', { origin: 'change', shipping });
    const { choice, hasCoupon, ...rest } = changed(context, { choice: { term: '2year' } });
    expect([choice, hasCoupon]).toEqual([{ ...context.choice, term: '2year' }, false]);
    const { choice: _, hasCoupon: __, ...before } = context;
    expect(rest).toEqual(before);
    expect(changed(context, { choice: { shipcode: 'ship-c' } })).toMatchObject({ origin: 'change' });
  });
});

describe('an order that came back', () => {
  const said = (field: string, words?: string): Problem => ({ field, code: 'server', ...(words && { words }) });

  test('takes off a coupon with the words that refuse it, and no other words [COUP-12]', () => {
    const change = handedBack(begin('otherCoupon'), [said('name', 'No name.'), said('coupon', 'Expired.')]);
    expect(change).toMatchObject({ hasCoupon: false, page: { subscribe: { coupon: { errors: 'Expired.' } } } });
  });

  test.each<[string, Reader, Problem[]]>([
    ['another field', 'otherCoupon', [said('name', 'No name.')]],
    ['no words', 'otherCoupon', [said('coupon')]],
    ['a page without a coupon', 'visitor', [said('coupon', 'Expired.')]],
  ])('leaves the coupon on for %s', (_, reader, problems) => {
    expect(handedBack(begin(reader), problems)).toEqual(begin(reader));
  });
});

test.each<[TextField<SubscribeForm>, Partial<SubscribeForm>]>([
  ['name', { name: 'typed' }],
  ['recipient_name', { recipient_name: 'typed' }],
  ['address.city', { address: { ...emptyAddress, city: 'typed' } }],
  ['recipient_address.city', { recipient_address: { ...emptyAddress, city: 'typed' } }],
])('types into %s and nothing else', (field, change) => {
  const draft = begin('visitor');
  expect(changed(draft, { text: { [field]: 'typed' } })).toEqual({ ...draft, form: { ...draft.form, ...change } });
});

test('keeps both addresses within the countries of the category [ADDR-18]', () => {
  const loaded = { type: 'xstate.done.actor.shipping', output: shipping };
  const { form } = after(begin('visitor'), loaded).draft;
  expect([form.address.country, form.recipient_address.country]).toEqual(['US', 'US']);
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

const products: Product[] = copyOf(replies.getProducts.everyKind.body).list;

const { name, email, password, address } = copyOf(requests.subscribe.printOrder.body);
const account = { name, email, ...password, address };

/** A digital subscription with one of these products. */
function withSwag(...chosen: Product[]) {
  const context = begun(builderOf('visitor'));
  const swag = chosen.reduce<typeof context.swag>(
    (lines, product) => addSwag(lines, product, sizesOf(product).at(-1)?.ref ?? '', 1),
    [],
  );
  const form = { ...context.form, ...account };
  return { ...context, form, choice: { ...context.choice, medium: 'digital' as const }, swag };
}

test('orders each product as what it is, by its own reference where it has no sizes [CART-9]', () => {
  const { cart } = orderOf(withSwag(...products.slice(0, 3))).body as { cart: { items: object[] } };
  expect(cart.items).toEqual([
    { item: 'basic-product', quantity: 1, ref: 'prd:lights' },
    { item: 'sized-product', quantity: 1, ref: 'sze:shirt-l' },
    { item: 'digital-product', quantity: 1, ref: 'prd:field-guide' },
  ]);
});

test('asks an address for goods that are shipped, and for none that is digital [ADDR-22]', () => {
  expect(products.map((product) => [product.kind, askedAddress(withSwag(product)) !== undefined])).toEqual([
    ['basic-product', true],
    ['sized-product', true],
    ['digital-product', false],
    ['print-issue', true],
    ['digital-issue', false],
  ]);
});
