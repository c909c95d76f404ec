import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartState, OrderLine } from '#machines/api/contract.ts';
import { effort } from '../../../tests/support/effort.ts';
import { requests } from '../../replies.ts';
import { seed } from '../state.ts';
import { GIFTS, journalInUse, type Step, steps } from './journal-in-use.ts';

type InUse = ReturnType<typeof journalInUse>;

/**
 * What of a cart must stay the same while its version does, in whichever group a line stands that is not shipped; how
 * many may be added depends on the stock.
 */
const shownOf = ({ billing, count, invoiced }: CartState) => ({
  lines: Object.values(billing)
    .flatMap(({ reported }) => reported.map(({ max_quantity: _, ...line }) => line))
    .sort((one, other) => one.id.localeCompare(other.id)),
  count,
  invoiced,
});

const sumOf = (figures: number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
const totalOf = (lines: OrderLine[]) =>
  sumOf(lines.map(({ amount, shipping, discount }) => amount + shipping - discount));

function cartAddsUp({ billing, count }: CartState): void {
  const groups = Object.values(billing);
  expect(count).toBe(sumOf(groups.flatMap(({ reported }) => reported.map(({ quantity }) => quantity))));
  for (const { goods, reported } of groups)
    expect(sumOf(goods.map(({ outlays: { amount, shipping, discount } }) => amount + shipping - discount))).toBe(
      sumOf(reported.filter(({ cart: { item } }) => 'ref' in item).map(({ price }) => price)),
    );
}

function everyOrderIsPaidOnce({ journal, intents, free }: InUse): void {
  const { receipts, invoices } = journal.state();
  const ends = intents().flatMap(({ settled }) => (settled?.status === 'completed' ? [settled.receipt] : []));
  expect(new Set(ends).size).toBe(ends.length);
  expect(Object.keys(receipts)).toHaveLength(ends.length + free().unpaid);
  for (const { confirms, order, settled } of intents()) {
    expect(confirms).toBeLessThanOrEqual(1);
    if (settled?.status === 'completed') expect(receipts[settled.receipt]?.total).toBe(order.total);
    if (settled) expect(confirms).toBe(1);
  }
  for (const { total, lines } of [...Object.values(receipts), ...Object.values(invoices)])
    expect(total).toBe(totalOf(lines));
}

const FIRST = seed().stock;

function stockIsWhatIsLeft({ journal, intents }: InUse): void {
  const { stock } = journal.state();
  const sold = intents().flatMap(({ settled, order }) => (settled ? order.goods : []));
  for (const [ref, left] of Object.entries(stock)) {
    expect(left).toBeGreaterThanOrEqual(0);
    const gone = sumOf(sold.filter((goods) => goods.ref === ref).map(({ quantity }) => quantity));
    if (ref !== 'prd:shirt') expect((FIRST[ref] ?? 0) - left).toBe(gone);
  }
}

function everyGiftIsRedeemedOnce({ intents, free }: InUse): void {
  for (const token of GIFTS) {
    const paid = intents().filter(({ purpose, confirms }) => purpose === `gift ${token}` && confirms > 0);
    const times = paid.length + free().redeemed.filter((each) => each === token).length;
    expect(times).toBeLessThanOrEqual(1);
  }
}

/** A change of a subscription that costs nothing, out of the cart. */
const changeForNothing: Step[] = [
  { do: 'become', reader: 'subscriber' },
  { do: 'change', id: 'addToCart', body: requests.addToCart.subscriptionUpgrade.body },
  { do: 'order', isStale: false, key: undefined, shipcode: 'ship-a', namesIntent: false },
];

test('whatever happens, carts add up, stock is what is left, and nothing is paid, told or redeemed in two ways', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 25 }), async (all) => {
      const used = journalInUse();
      const seen = new Map<number, object>();
      for (const step of all) {
        await used.take(step);
        const cart = await used.cart();
        expect(shownOf(cart)).toEqual(seen.get(cart.version) ?? shownOf(cart));
        seen.set(cart.version, shownOf(cart));
        cartAddsUp(cart);
        everyOrderIsPaidOnce(used);
        stockIsWhatIsLeft(used);
        everyGiftIsRedeemedOnce(used);
      }
    }),
    { numRuns: effort(60, 600), examples: [[changeForNothing]] },
  );
});
