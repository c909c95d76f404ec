import type { PricedLine, Settled } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { type CartContext, type Clamp, quantityOf } from '#machines/purchase/cart/cart-context.ts';
import { cartTotals, footRows, hasArrows } from '#machines/rules/cart/cart.ts';
import type { English } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import type { SummaryEntry } from '#parts/notice/ErrorSummary.tsx';
import type { CartTableFoot, CartTableLine } from '#parts/table/CartTable.tsx';
import { GiftNote } from '#screens/purchase/checkout/GiftNote.tsx';
import { plainLines } from './plain-lines.ts';

type Words = Pick<English['common'], 'atMost' | 'atLeast'>;

/**
 * Returns the rows of the cart table. An unchanged line without notes returns the same object as before, so that its
 * row is not rendered again.
 */
export function linesShown(context: CartContext, words: Words, textOf: (problem: Problem) => string): CartTableLine[] {
  const { cart, lines, sent, pendingChanges, clamp, problems } = context;
  const errors = new Map(problems.map((problem) => [problem.field, textOf(problem)]));
  const noted = new Set([...pendingChanges.map(({ id }) => id), sent?.id, clamp?.id]);
  return lines.map((line) => {
    const error = errors.get(`lines.${line.id}`);
    if (!noted.has(line.id) && error === undefined) return plainOf(line, cart.invoiced);
    const quantity = quantityOf(context, line);
    const hint = clamp?.id === line.id ? clampText(clamp, words) : undefined;
    return { ...shownOf(line, cart.invoiced), quantity, isPending: quantity !== line.quantity, hint, error };
  });
}

function plainOf(line: PricedLine, invoiced: boolean): CartTableLine {
  const known = plainLines.get(line);
  const isKnown = known?.hasArrows === hasArrows({ invoiced }, line);
  const shown = known && isKnown ? known : shownOf(line, invoiced);
  plainLines.set(line, shown);
  return shown;
}

const shownOf = (line: PricedLine, invoiced: boolean): CartTableLine => ({
  id: line.id,
  name: line.name,
  isGift: line.cart.type === 'gift-subscription',
  note: line.cart.type === 'gift-subscription' && (
    <GiftNote message={line.cart.item.message} day={line.cart.item.deliver_on} />
  ),
  quantity: line.quantity,
  maximum: line.max_quantity,
  hasArrows: hasArrows({ invoiced }, line),
  price: line.price - line.shipping,
  shipping: line.shipcode === null ? undefined : line.shipping,
  discount: line.discount,
  isPending: false,
});

export function footShown(lines: readonly PricedLine[]): CartTableFoot[] {
  const totals = cartTotals(lines);
  return footRows(totals).map((row) => ({ row, amount: totals[row] }));
}

export function entriesShown(
  { lines, problems }: CartContext,
  textOf: (problem: Problem) => string,
  { ofLine }: English['cart'],
): SummaryEntry[] {
  const names = new Map(lines.map(({ id, name }) => [`lines.${id}`, name]));
  return problems.map((problem) => {
    const name = names.get(problem.field);
    const why = textOf(problem);
    return { text: name === undefined ? why : fill(ofLine, { name, why }) };
  });
}

/** Returns the announcement of the latest change, for readers who do not see the table. */
export function newsShown(
  { lines, changed, clamp, paid }: Pick<CartContext, 'lines' | 'changed' | 'clamp' | 'paid'>,
  { cart, common }: { cart: English['cart']; common: Words },
  money: (cents: number) => string,
): string {
  const total = money(cartTotals(lines).total);
  const clamped = clamp && lines.find(({ id }) => id === clamp.id);
  const said = [
    changed?.quantity === 0 && fill(cart.removed, { name: changed.name, total }),
    changed &&
      changed.quantity > 0 &&
      fill(cart.changed, { name: changed.name, quantity: String(changed.quantity), total }),
    clamped && fill(cart.ofLine, { name: clamped.name, why: clampText(clamp, common) }),
    paid && orderedText(cart, paid),
  ];
  return said.filter(Boolean).join(' ');
}

export const orderedText = ({ paid, debited }: Pick<English['cart'], 'paid' | 'debited'>, { status }: Settled) =>
  status === 'completed' ? paid : debited;

const clampText = ({ changed, quantity }: Clamp, { atMost, atLeast }: Words): string =>
  changed === 'lowered' ? fill(atMost, { maximum: String(quantity) }) : fill(atLeast, { minimum: String(quantity) });
