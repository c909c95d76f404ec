import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartOf, checkoutOf } from '#fixtures/data/cart-checkouts.ts';
import { createTestWorld, run } from '#fixtures/world/test-world.ts';
import type { PricedLine } from '#machines/api/contract.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { cartTotals } from '#machines/rules/cart/cart.ts';
import { formatMoney } from '#messages/format/format.ts';
import { orderLinesOf, shownFields } from './cart-checkout-shown.ts';
import { footShown } from './cart-shown.tsx';

const [example] = cartOf('guest').billing.a.reported;
const cents = (max = 1_000_000) => fc.integer({ min: 0, max });

const priced = fc.record({ goods: cents(), shipping: cents(), part: fc.integer({ min: 0, max: 100 }) });
const linesOf = (drawn: { goods: number; shipping: number; part: number }[]): PricedLine[] =>
  drawn.map(({ goods, shipping, part }, at) => {
    if (!example) throw new Error('The example has a line.');
    const discount = Math.floor((goods * part) / 100);
    return { ...example, id: `ln_${at}`, shipping, discount, price: goods + shipping - discount };
  });

/** A test oracle: formats dollars and cents by decimal digits. */
const plain = (amount: bigint): string => {
  const digits = `${amount < 0n ? -amount : amount}`.padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0n ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
};

const sum = (amounts: number[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);

test('matches a plain oracle to the cent in the review and the cart [CART-12, CART-13, CHECK-18, PRICE-1]', () => {
  fc.assert(
    fc.property(fc.array(priced, { maxLength: 30 }), (drawn) => {
      const lines = linesOf(drawn);
      const goods = orderLinesOf(lines).map(({ amount }) => formatMoney(amount));
      expect(goods).toEqual(drawn.map((each) => plain(BigInt(each.goods))));
      const [shipping, discount] = [sum(lines.map((line) => line.shipping)), sum(lines.map((line) => line.discount))];
      const subtotal = sum(drawn.map((each) => each.goods));
      const totals = {
        subtotal,
        shipping,
        discount,
        listPrice: subtotal + shipping,
        total: subtotal + shipping - discount,
      };
      const shown = Object.entries(cartTotals(lines)).map(([row, amount]) => [row, formatMoney(amount)]);
      expect(Object.fromEntries(shown)).toEqual(
        Object.fromEntries(Object.entries(totals).map(([row, amount]) => [row, plain(amount)])),
      );
      for (const { row, amount } of footShown(lines)) expect(formatMoney(amount)).toBe(plain(totals[row]));
    }),
  );
});

test('lists what a line is and how many, separate from shipping and discount [CART-10, CHECK-18]', () => {
  expect(orderLinesOf(cartOf('discounted').billing.a.reported)).toEqual([
    {
      kind: 'personal-subscription',
      name: 'Student, print and digital, 1 year',
      quantity: 1,
      amount: 3600,
      shipping: 0,
      discount: 1000,
    },
  ]);
});

test('reports problems at the fields the form shows, and at no others [CHECK-14]', () => {
  const fields = (name: Parameters<typeof checkoutOf>[0], goesTo: 'own' | 'recipient' = 'own') => {
    const actor = run(cartCheckout, createTestWorld(), checkoutOf(name));
    actor.send({ type: 'form.changed', change: { destination: goesTo } });
    return shownFields(actor.getSnapshot().context.draft);
  };
  const lines = ['shipcode', 'country', 'line1', 'line2', 'city', 'state', 'postcode'];
  const at = (field: string) => lines.map((line) => `${field}.${line}`);
  expect(fields('digitalOnly')).toEqual(['name', 'email']);
  expect(fields('gratis')).toEqual(['name', 'email', 'password.password', 'password.confirm']);
  expect(fields('bankOnFile')).toEqual(['name', 'email', 'origin']);
  expect(fields('guest')).toEqual(['name', 'email', 'origin', ...at('address')]);
  expect(fields('guest', 'recipient')).toEqual([
    'name',
    'email',
    'origin',
    'recipient_name',
    ...at('recipient_address'),
  ]);
});
