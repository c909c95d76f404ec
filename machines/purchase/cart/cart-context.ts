import type { CartAction, CartState, PricedLine, Settled } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { hasArrows, linesOf, shareLines } from '#machines/rules/cart/cart.ts';
import { type ClampedQuantity, clampQuantity } from '#machines/rules/cart/quantity.ts';

/** What happens to a cart: by its reader, in another tab, or as an order of it is under way. */
export type CartEvent =
  | { type: 'quantity.changed'; id: string; quantity: number }
  | { type: 'line.removed'; id: string }
  | { type: 'cart.heard'; cart: CartState }
  | { type: 'page.returned' }
  | { type: 'read.retried' }
  | { type: 'cart.locked' }
  | { type: 'cart.unlocked' };

/** What a line is to become: so many of it, or none. */
export interface CartChange {
  action: CartAction;
  quantity: number;
}

/** How many of a line the reader wants; none takes it out. */
export interface Wish {
  id: string;
  name: string;
  quantity: number;
  /** It is the number that there is, in place of one that was refused. */
  isOffered?: true;
}

/** Why a line does not have the number that was asked for (CART-17). */
export interface Clamp {
  id: string;
  changed: NonNullable<ClampedQuantity['changed']>;
  quantity: number;
}

export interface CartContext {
  /** The cart as the server last answered it. */
  cart: CartState;
  /** Its lines; one that has not changed is the same object as before. */
  lines: readonly PricedLine[];
  /** The wish that is under way. */
  sent: Wish | undefined;
  /** The wishes that are still to be sent, one for each line: the latest. */
  wishes: readonly Wish[];
  /** The wish that was refused or not answered, until the cart is read; `isTooMany` where it was refused for its number. */
  failed: (Wish & { isTooMany: boolean }) | undefined;
  /** Since the server last answered a cart, a change failed or a reading did: it may hold other numbers than `lines`. */
  isDoubted: boolean;
  clamp: Clamp | undefined;
  /** Of a line by `lines.` and its id, or `general`. */
  problems: Problem[];
  /** What the last change came to: a quantity of 0 is a line that was taken out. */
  changed: { name: string; quantity: number } | undefined;
  /** The version at which the server said that the cart cannot be changed any more. */
  closedAt: number | undefined;
  /** How what the reader wanted to change was ordered meanwhile, as the server refused the change. */
  paid: Settled | undefined;
  /** The version that was shown when the cart began to be read anew. */
  readFrom: number | undefined;
  /** What was heard while an order is under way, whose cart stands as it is until then. */
  later: CartState | undefined;
}

type Change = Partial<CartContext>;

export const beginCart = ({ cart }: { cart: CartState }): CartContext => ({
  cart,
  lines: linesOf(cart),
  sent: undefined,
  wishes: [],
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

/** How many of a line are shown: the latest wish, until the server has answered it. */
export const quantityOf = ({ sent, wishes }: Pick<CartContext, 'sent' | 'wishes'>, line: PricedLine): number =>
  wishes.find(({ id }) => id === line.id)?.quantity ?? (sent?.id === line.id ? sent.quantity : line.quantity);

/** Whether nothing of the cart can be changed: there is an invoice for it, or it is being paid or was. */
export const isClosed = ({ cart, closedAt }: CartContext): boolean => cart.invoiced || cart.version === closedAt;

/** Wants another number of a line, within what there is; a line that is being taken out stays so. */
export function wantQuantity(context: CartContext, id: string, wanted: number): Change {
  const line = lineOf(context, id);
  if (!line || !hasArrows(context.cart, line) || quantityOf(context, line) === 0) return {};
  const { quantity, changed } = clampQuantity(wanted, { min: 1, max: line.max_quantity });
  return { ...want(context, line, quantity), clamp: changed && { id, changed, quantity } };
}

/** Wants a line taken out. */
export function wantRemoved(context: CartContext, id: string): Change {
  const line = lineOf(context, id);
  return line && !context.cart.invoiced ? { ...want(context, line, 0), clamp: undefined } : {};
}

/** Sends the first wish. */
export const takeNext = ({ wishes: [sent, ...wishes] }: CartContext): Change => ({ sent, wishes });

/** What is sent of the wish that is under way. */
export function changeOf({ sent, lines }: CartContext): CartChange | undefined {
  const line = sent && lineOf({ lines }, sent.id);
  return line && { action: line.cart, quantity: sent.quantity };
}

/** What came of the wish that is under way. */
export const takeAnswer = (context: CartContext, result: Result<CartState>): Change =>
  result.kind === 'ok' ? takeChanged(context, result.output) : takeFailure(context, result);

/** What came of reading the cart. */
export const takeReading = (context: CartContext, result: Result<CartState>): Change =>
  result.kind === 'ok' ? takeRead(context, result.output) : takeUnread(context, result);

/** The server has done what was wished. */
export function takeChanged(context: CartContext, answered: CartState): Change {
  const { sent, cart, problems } = context;
  const settled = settle(
    { ...context, sent: undefined, isDoubted: false, problems: problems.filter(isOfLine) },
    newer(cart, answered),
  );
  return { ...settled, changed: sent && said(sent, settled) };
}

/** The server refused a wish, or did not answer it; the cart is read next, to know what it holds. */
export function takeFailure(context: CartContext, result: Result<unknown>): Change {
  const { sent, cart, wishes } = context;
  const paid = result.kind === 'refused' ? result.refusal.paid : undefined;
  const problems = paid ? [] : problemsAfter(result);
  const isTooMany = problems.some(({ field }) => field === 'qty');
  const isFinal = !isTooMany && result.kind === 'refused' && result.refusal.status === 409;
  const isRefusedToo = ({ id, quantity }: Wish) => isTooMany && sent?.id === id && quantity >= sent.quantity;
  return {
    sent: undefined,
    failed: paid ? undefined : sent && { ...sent, isTooMany },
    paid,
    isDoubted: true,
    wishes: isFinal ? [] : wishes.filter((wish) => !isRefusedToo(wish)),
    problems: problems.map((each) => (each.field === 'qty' && sent ? { ...each, field: `lines.${sent.id}` } : each)),
    ...(isFinal && { closedAt: cart.version }),
  };
}

/** The cart as it was read: what the server has now, though its number be lower, unless something newer was heard. */
export function takeRead(context: CartContext, read: CartState): Change {
  const { cart, readFrom, failed } = context;
  const shown = cart.version === readFrom ? read : newer(cart, read);
  const settled = settle({ ...context, failed: undefined, isDoubted: false }, shown);
  if (!failed) return settled;
  const line = lineOf(settled, failed.id);
  if ((line?.quantity ?? 0) === failed.quantity) return { ...settled, problems: [], changed: said(failed, settled) };
  const offered = line && offerFor(failed, line);
  const isWishedAnew = settled.wishes.some(({ id }) => id === failed.id);
  return offered && !isWishedAnew ? { ...settled, wishes: [offered, ...settled.wishes] } : settled;
}

/** The cart could not be read: what is shown may be out of date. */
export const takeUnread = ({ problems }: CartContext, result: Result<unknown>): Change => ({
  failed: undefined,
  isDoubted: true,
  problems: problems.length > 0 ? problems : problemsAfter(result),
});

/** Another widget or tab has changed the cart. */
export const takeHeard = (context: CartContext, cart: CartState): Change =>
  cart.version > context.cart.version ? settle(context, cart) : {};

/** What was heard meanwhile is taken once no order is under way any more. */
export const takeLater = (context: CartContext): Change => ({
  ...(context.later && takeHeard(context, context.later)),
  later: undefined,
});

function want(context: CartContext, line: PricedLine, quantity: number) {
  const { id, name } = line;
  const others = context.wishes.filter((wish) => wish.id !== id);
  return {
    wishes: standingOf(context, line) === quantity ? others : [...others, { id, name, quantity }],
    problems: context.problems.filter((each) => isOfLine(each) && each.field !== `lines.${id}`),
    changed: undefined,
    paid: undefined,
  } satisfies Change;
}

/** What a line comes to without another wish; not known of a cart in doubt, so that the number shown is sent as well. */
function standingOf({ sent, isDoubted }: CartContext, { id, quantity }: PricedLine): number | undefined {
  if (sent?.id === id) return sent.quantity;
  return isDoubted ? undefined : quantity;
}

/** Takes a cart, and gives up the wishes for lines it no longer has, and those it fulfils unless it is in doubt. */
function settle(context: CartContext, cart: CartState) {
  const { sent, failed, isDoubted, wishes, problems } = context;
  const lines = shareLines(context.lines, linesOf(cart));
  const isGone = (field: string) => !lines.some(({ id }) => field === `lines.${id}`);
  const isWanted = ({ id, quantity }: Wish) =>
    id === sent?.id || lines.some((line) => line.id === id && (isDoubted || line.quantity !== quantity));
  return {
    cart,
    lines,
    sent,
    failed,
    isDoubted,
    wishes: wishes.filter(isWanted),
    problems: problems.map((each) => (isOfLine(each) && isGone(each.field) ? { ...each, field: 'general' } : each)),
  } satisfies Change;
}

/** The number that there is, in place of one that was refused as too many; offered once. */
const offerFor = (
  { id, name, quantity, isTooMany, isOffered }: NonNullable<CartContext['failed']>,
  line: PricedLine,
) =>
  isTooMany && !isOffered && line.max_quantity < quantity && line.max_quantity !== line.quantity
    ? ({ id, name, quantity: line.max_quantity, isOffered: true } satisfies Wish)
    : undefined;

/** What a wish came to, by what the cart holds now. */
const said = ({ id, name }: Wish, { lines }: Pick<CartContext, 'lines'>): CartContext['changed'] => ({
  name,
  quantity: lineOf({ lines }, id)?.quantity ?? 0,
});

const newer = (one: CartState, other: CartState): CartState => (other.version < one.version ? one : other);

const isOfLine = ({ field }: Problem): boolean => field.startsWith('lines.');

const lineOf = ({ lines }: Pick<CartContext, 'lines'>, id: string): PricedLine | undefined =>
  lines.find((line) => line.id === id);
