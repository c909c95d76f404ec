import type { CartAction, CartState, PricedLine, Settled } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { hasArrows, linesOf, shareLines } from '#machines/rules/cart/cart.ts';
import { type ClampedQuantity, clampQuantity } from '#machines/rules/cart/quantity.ts';

export type CartEvent =
  | { type: 'quantity.changed'; id: string; quantity: number }
  | { type: 'line.removed'; id: string }
  | { type: 'cart.heard'; cart: CartState }
  | { type: 'page.returned' }
  | { type: 'read.retried' }
  | { type: 'cart.locked' }
  | { type: 'cart.unlocked' };

/** A quantity to set for the line of an action; 0 removes the line. */
export interface CartChange {
  action: CartAction;
  quantity: number;
}

/** The quantity a reader wants for a line; 0 removes it. */
export interface PendingChange {
  id: string;
  name: string;
  quantity: number;
  /** Whether this is the stock, offered in place of a refused quantity. */
  isOffered?: true;
}

/** A wanted quantity that was out of bounds: why, and the quantity used instead. */
export interface Clamp {
  id: string;
  changed: NonNullable<ClampedQuantity['changed']>;
  quantity: number;
}

export interface CartContext {
  cart: CartState;
  /** The cart's lines. An unchanged line stays the same object. */
  lines: readonly PricedLine[];
  sent: PendingChange | undefined;
  /** The pendingChanges waiting to be sent: the latest one for each line. */
  pendingChanges: readonly PendingChange[];
  /** The refused or unanswered wish, until the cart is read; `isTooMany` if its quantity was refused. */
  failed: (PendingChange & { isTooMany: boolean }) | undefined;
  /** Whether a change or a read has failed since the server's latest answer, so quantities may differ from `lines`. */
  isDoubted: boolean;
  clamp: Clamp | undefined;
  /** `field` is `general`, or `lines.` and a line's id. */
  problems: Problem[];
  /** The result of the last change; a quantity of 0 means that the line was removed. */
  changed: { name: string; quantity: number } | undefined;
  /** The version at which the server reported that the cart can no longer be changed. */
  closedAt: number | undefined;
  /** The order that was placed meanwhile, if a change was refused because of it. */
  paid: Settled | undefined;
  readFrom: number | undefined;
  /** The cart announced while an order has this one locked. */
  later: CartState | undefined;
}

type Change = Partial<CartContext>;

export const beginCart = ({ cart }: { cart: CartState }): CartContext => ({
  cart,
  lines: linesOf(cart),
  sent: undefined,
  pendingChanges: [],
  failed: undefined,
  isDoubted: false,
  clamp: undefined,
  problems: [],
  changed: undefined,
  closedAt: undefined,
  paid: undefined,
  readFrom: undefined,
  later: undefined,
});

/** The displayed quantity of a line: the latest wish until the server has answered it. */
export const quantityOf = (
  { sent, pendingChanges }: Pick<CartContext, 'sent' | 'pendingChanges'>,
  line: PricedLine,
): number =>
  pendingChanges.find(({ id }) => id === line.id)?.quantity ?? (sent?.id === line.id ? sent.quantity : line.quantity);

/** Whether the cart cannot be changed because it has an invoice, or is being or has been paid. */
export const isClosed = ({ cart, closedAt }: CartContext): boolean => cart.invoiced || cart.version === closedAt;

/** Adds a wish for a quantity, clamped to the stock. Ignores a line that is being removed. */
export function requestQuantity(context: CartContext, id: string, wanted: number): Change {
  const line = lineOf(context, id);
  if (!line || !hasArrows(context.cart, line) || quantityOf(context, line) === 0) return {};
  const { quantity, changed } = clampQuantity(wanted, { min: 1, max: line.max_quantity });
  return { ...want(context, line, quantity), clamp: changed && { id, changed, quantity } };
}

/** Adds a wish to remove a line. No-op if the cart has an invoice or no such line. */
export function wantRemoved(context: CartContext, id: string): Change {
  const line = lineOf(context, id);
  return line && !context.cart.invoiced ? { ...want(context, line, 0), clamp: undefined } : {};
}

export const takeNext = ({ pendingChanges: [sent, ...pendingChanges] }: CartContext): Change => ({
  sent,
  pendingChanges,
});

/** Returns the change to send; undefined if its line is no longer in the cart. */
export function changeOf({ sent, lines }: CartContext): CartChange | undefined {
  const line = sent && lineOf({ lines }, sent.id);
  return line && { action: line.cart, quantity: sent.quantity };
}

export const applyAnswer = (context: CartContext, result: Result<CartState>): Change =>
  result.kind === 'ok' ? takeChanged(context, result.output) : takeFailure(context, result);

export const takeReading = (context: CartContext, result: Result<CartState>): Change =>
  result.kind === 'ok' ? applyRead(context, result.output) : takeUnread(context, result);

/** Applies the cart after a change, unless a newer one is known. Keeps only the problems of lines. */
export function takeChanged(context: CartContext, answered: CartState): Change {
  const { sent, cart, problems } = context;
  const settled = settle(
    { ...context, sent: undefined, isDoubted: false, problems: problems.filter(isOfLine) },
    newer(cart, answered),
  );
  return { ...settled, changed: sent && said(sent, settled) };
}

/** Applies a refused or unanswered wish. The cart is read next to find out what it holds. */
export function takeFailure(context: CartContext, result: Result<unknown>): Change {
  const { sent, cart, pendingChanges } = context;
  const paid = result.kind === 'refused' ? result.refusal.paid : undefined;
  const problems = paid ? [] : problemsAfter(result);
  const isTooMany = problems.some(({ field }) => field === 'qty');
  const isFinal = !isTooMany && result.kind === 'refused' && result.refusal.status === 409;
  const isRefusedToo = ({ id, quantity }: PendingChange) => isTooMany && sent?.id === id && quantity >= sent.quantity;
  return {
    sent: undefined,
    failed: paid ? undefined : sent && { ...sent, isTooMany },
    paid,
    isDoubted: true,
    pendingChanges: isFinal ? [] : pendingChanges.filter((wish) => !isRefusedToo(wish)),
    problems: problems.map((each) => (each.field === 'qty' && sent ? { ...each, field: `lines.${sent.id}` } : each)),
    ...(isFinal && { closedAt: cart.version }),
  };
}

/** Applies the cart that was read, even at a lower version, unless a newer one was announced meanwhile. */
export function applyRead(context: CartContext, read: CartState): Change {
  const { cart, readFrom, failed } = context;
  const shown = cart.version === readFrom ? read : newer(cart, read);
  const settled = settle({ ...context, failed: undefined, isDoubted: false }, shown);
  if (!failed) return settled;
  const line = lineOf(settled, failed.id);
  if ((line?.quantity ?? 0) === failed.quantity) return { ...settled, problems: [], changed: said(failed, settled) };
  const offered = line && offerFor(failed, line);
  const isWishedAnew = settled.pendingChanges.some(({ id }) => id === failed.id);
  return offered && !isWishedAnew ? { ...settled, pendingChanges: [offered, ...settled.pendingChanges] } : settled;
}

/** Applies a failed read. The quantities stay in doubt, and earlier problems stay. */
export const takeUnread = ({ problems }: CartContext, result: Result<unknown>): Change => ({
  failed: undefined,
  isDoubted: true,
  problems: problems.length > 0 ? problems : problemsAfter(result),
});

export const applyBroadcast = (context: CartContext, cart: CartState): Change =>
  cart.version > context.cart.version ? settle(context, cart) : {};

export const takeLater = (context: CartContext): Change => ({
  ...(context.later && applyBroadcast(context, context.later)),
  later: undefined,
});

function want(context: CartContext, line: PricedLine, quantity: number) {
  const { id, name } = line;
  const others = context.pendingChanges.filter((wish) => wish.id !== id);
  return {
    pendingChanges: standingOf(context, line) === quantity ? others : [...others, { id, name, quantity }],
    problems: context.problems.filter((each) => isOfLine(each) && each.field !== `lines.${id}`),
    changed: undefined,
    paid: undefined,
  } satisfies Change;
}

/**
 * The quantity of a line without further pendingChanges; undefined if the cart is in doubt, so that the displayed quantity is
 * sent too.
 */
function standingOf({ sent, isDoubted }: CartContext, { id, quantity }: PricedLine): number | undefined {
  if (sent?.id === id) return sent.quantity;
  return isDoubted ? undefined : quantity;
}

/** Takes a cart. Drops the pendingChanges for lines that are gone and, unless in doubt, the fulfilled ones. */
function settle(context: CartContext, cart: CartState) {
  const { sent, failed, isDoubted, pendingChanges, problems } = context;
  const lines = shareLines(context.lines, linesOf(cart));
  const isGone = (field: string) => !lines.some(({ id }) => field === `lines.${id}`);
  const isWanted = ({ id, quantity }: PendingChange) =>
    id === sent?.id || lines.some((line) => line.id === id && (isDoubted || line.quantity !== quantity));
  return {
    cart,
    lines,
    sent,
    failed,
    isDoubted,
    pendingChanges: pendingChanges.filter(isWanted),
    problems: problems.map((each) => (isOfLine(each) && isGone(each.field) ? { ...each, field: 'general' } : each)),
  } satisfies Change;
}

const offerFor = (
  { id, name, quantity, isTooMany, isOffered }: NonNullable<CartContext['failed']>,
  line: PricedLine,
) =>
  isTooMany && !isOffered && line.max_quantity < quantity && line.max_quantity !== line.quantity
    ? ({ id, name, quantity: line.max_quantity, isOffered: true } satisfies PendingChange)
    : undefined;

const said = ({ id, name }: PendingChange, { lines }: Pick<CartContext, 'lines'>): CartContext['changed'] => ({
  name,
  quantity: lineOf({ lines }, id)?.quantity ?? 0,
});

const newer = (one: CartState, other: CartState): CartState => (other.version < one.version ? one : other);

const isOfLine = ({ field }: Problem): boolean => field.startsWith('lines.');

const lineOf = ({ lines }: Pick<CartContext, 'lines'>, id: string): PricedLine | undefined =>
  lines.find((line) => line.id === id);
