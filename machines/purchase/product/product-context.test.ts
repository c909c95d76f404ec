import { describe, expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { pages, replies } from '#mocks/replies.ts';
import {
  additionOf,
  applyCart,
  applyPartial,
  applyRead,
  applyTimeout,
  beginProduct,
  couponShown,
  edit,
  isMore,
  isStale,
  type ProductContext,
  type ProductInput,
  takeRefusal,
} from './product-context.ts';

function begin(name: 'basicProduct' | 'sizedProduct' | 'inCart', change: Partial<ProductContext> = {}): ProductContext {
  const page = copyOf(pages.showProduct[name].body) as unknown as ProductInput;
  return { ...beginProduct({ product: page.product, cart: page.cart }), ...change };
}

function cartWith(quantity: number, version: number): CartState {
  const cart = copyOf(replies.addToCart.added.body) as CartState;
  for (const line of cart.billing.a.reported) line.quantity = quantity;
  return { ...cart, version };
}

const refusedWith = (status: number, ...problems: Problem[]): Result<never> => ({
  kind: 'refused',
  refusal: { status, problems },
});
const said = (field: string, words: string): Problem => ({ field, code: 'server', words });
const failed: Problem[] = [{ field: 'general', code: 'callFailed' }];
const earlier: Problem[] = [said('general', 'Your cart has changed.')];
const typing = (typed: string) => ({ type: 'quantity.changed', typed }) as const;

test('shows the coupon that a line of the cart has, instead of the one of the address [STORE-15]', () => {
  const shown = (coupon: ProductInput['coupon'], has?: string, ofCart?: string, discount = has || ofCart ? 500 : 0) => {
    const { product } = begin('basicProduct');
    const cart = cartWith(1, 1);
    if (ofCart) cart.coupon = ofCart;
    for (const line of cart.billing.a.reported)
      Object.assign(line, {
        discount,
        cart: { type: 'basic-product', item: { ref: product.ref, ...(has && { coupon: has }) } },
      });
    return couponShown(beginProduct({ product, cart, coupon }));
  };
  const linked = { code: 'FIVE', discount: 1000 };
  expect([
    shown(linked),
    shown(linked, 'FIVE'),
    shown(linked, undefined, 'TEN'),
    shown(linked, 'FIVE', 'TEN', 0),
  ]).toEqual([{ code: 'FIVE' }, { code: 'FIVE', discount: 500 }, { code: 'TEN', discount: 500 }, { code: 'FIVE' }]);
  expect([shown(null), shown(null, 'FIVE'), couponShown(begin('basicProduct', { coupon: linked }))]).toEqual([
    undefined,
    { code: 'FIVE', discount: 500 },
    linked,
  ]);
});

test('drops a coupon that the cart refuses, so that the next try goes through [COUP-6]', () => {
  const linked = begin('basicProduct', { coupon: { code: 'FIVE', discount: 1000 } });
  const after = takeRefusal(linked, refusedWith(400, said('coupon', 'Unable to apply coupon FIVE')));
  expect([couponShown(after), after.problems[0]?.words]).toEqual([undefined, 'Unable to apply coupon FIVE']);
  expect(additionOf(after).actions).toEqual(additionOf(begin('basicProduct')).actions);
});

const context = begin('inCart', { cart: cartWith(1, 5) });

test.each([
  ['an older', cartWith(3, 4), 1],
  ['the same', cartWith(3, 5), 3],
  ['a newer', cartWith(3, 6), 3],
  ['no', undefined, 1],
])('shows the newest cart in the form after an answer with %s cart', (_, cart, quantity) => {
  const now = applyCart(context, cart);
  expect([now.form.choice.quantity, now.cart]).toEqual([quantity, quantity === 3 ? cart : context.cart]);
});

describe('a cart that was read', () => {
  test('replaces any other, even a newer one, and ends the doubt', () => {
    const context = begin('inCart', { cart: cartWith(1, 5), isUnsure: true, problems: earlier });
    expect(applyRead(context, { kind: 'ok', output: cartWith(4, 0) })).toMatchObject({
      cart: { version: 0 },
      form: { choice: { quantity: 4 } },
      isUnsure: false,
      problems: earlier,
    });
  });

  test.each<[string, Problem[], Problem[]]>([
    ['the failure if there was no earlier problem', [], failed],
    ['the earlier problem', earlier, earlier],
  ])('after a failed read, shows %s', (_, problems, expected) => {
    const context = begin('inCart', { isUnsure: true, problems });
    expect(applyRead(context, { kind: 'unanswered' })).toMatchObject({ isUnsure: true, problems: expected });
    expect(applyTimeout(context)).toMatchObject({ isUnsure: true, problems: expected });
  });
});

test.each([
  [undefined, false],
  [{ actions: [], isUnsure: false }, false],
  [{ actions: [], isUnsure: true }, true],
])('is as unsure as the addition that left %j', (left, isUnsure) => {
  expect(applyPartial(begin('basicProduct'), { cart: undefined, problems: [], left }).isUnsure).toBe(isUnsure);
});

test.each([
  ['0', false],
  ['25', true],
])('adds a donation of "%s" beside the product: %s [CART-16, DONATE-7]', (typed, isAdded) => {
  expect(isMore(edit(begin('basicProduct'), { type: 'donation.changed', typed }))).toBe(isAdded);
});

test.each<[Result<unknown>, boolean]>([
  [{ kind: 'ok', output: {} }, false],
  [refusedWith(400), false],
  [refusedWith(404), true],
  [refusedWith(409), true],
  [refusedWith(422), false],
  [refusedWith(500), false],
  [{ kind: 'unreadable' }, false],
  [{ kind: 'unanswered' }, false],
])('decides by the status whether the displayed cart is stale: %j', (result, isOld) => {
  expect(isStale(result)).toBe(isOld);
});

describe('a refused quantity [STORE-8]', () => {
  const _three = edit(begin('basicProduct'), typing('3'));

  test('applies only if a size is chosen', () => {
    const sized = edit(begin('sizedProduct'), typing('3'));
    const problem = said('qty', 'Only 2 are left.');
    expect(takeRefusal(sized, refusedWith(400, problem))).toStrictEqual({ ...sized, problems: [problem] });
  });
});
