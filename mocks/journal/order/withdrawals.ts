import type { OrderLine, Receipt, WithdrawableLine, WithdrawableOrder, Withdrawal } from '#machines/api/contract.ts';
import { pages, replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { accountOf } from '../account/accounts.ts';
import { listedReceipt } from '../account/history.ts';
import { dayOf, daysAfter } from '../day.ts';
import type { Gift } from '../gift/gift-state.ts';
import { isEmail, isLongerThan, isRecord, isSameEmail, lookUp, textOf } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { endCycle } from '../subscription/timetable.ts';
import { count, isOverLimit, overLimit } from '../visitor/limits.ts';
import { send } from '../visitor/mails.ts';
import { isAtLeast } from './read-form.ts';
import type { NumberedReceipt } from './receipt.ts';
import type { DocumentedOrder } from './withdrawal-state.ts';

export const withdrawalHandlers = { findOrder, withdraw } satisfies Partial<Handlers>;

/** How long a reader can withdraw after an order, and how long a refund may take, in days. */
const PERIOD = 14;

/** A numbered receipt, or a documented order, which has none. */
type Sold = NumberedReceipt | DocumentedOrder;

function findOrder(context: Context, { body }: Call): AnswerTo<'findOrder'> {
  const [number, email] = [typed(body, 'number'), typed(body, 'email')];
  const errors = { ...(!fits(40, number) && { number: ASK.number }), ...(!isEmail(email) && ASK.email) };
  if (Object.keys(errors).length > 0) return { status: 400, body: { errors } };
  const sold = soldTo(context, number, email);
  if (sold === 'limited') return limited(context, number, email);
  return sold ? privateReply(orderOf(context, sold)) : unknownOrder;
}

function withdraw(context: Context, { body }: Call): AnswerTo<'withdraw'> {
  const [number, email, name] = [typed(body, 'order'), typed(body, 'email'), typed(body, 'name')];
  const chosen = chosenIn(body);
  const errors = {
    ...(!fits(40, number) && { order: ASK.number }),
    ...(!isEmail(email) && ASK.email),
    ...(!fits(200, name) && { name: 'Please give your name.' }),
    ...(!chosen && ASK.lines),
  };
  if (!chosen || Object.keys(errors).length > 0) return { status: 400, body: { errors } };
  const sold = soldTo(context, number, email);
  if (sold === 'limited') return limited(context, number, email);
  if (!sold) return unknownOrder;
  const earlier = declarationsOf(context, sold);
  const { version }: { version?: unknown } = Object(body);
  const same = typeof version === 'number' ? earlier[version] : undefined;
  if (same && asText(same.lines) === asText(chosen)) return privateReply(same);
  if (version !== earlier.length) return replies.withdraw.orderChanged;
  const lines = linesOf(context, sold);
  const refusal = refusalOf(lines, chosen);
  if (refusal) return refusal;
  const withdrawal: Withdrawal = {
    number: `W-${FIRST_NUMBER + Object.values(context.state.withdrawals).flat().length}`,
    declared_at: new Date(context.now).toISOString(),
    order: sold.number,
    name,
    email,
    lines: chosen.map(({ id, quantity }) => ({ id, name: lines.find((line) => line.id === id)?.name ?? '', quantity })),
    refund: {
      amount: sum(chosen.map((line) => paidFor(lines, line))) + shippingBack(sold, lines, chosen),
      by: daysAfter(dayOf(context.now), PERIOD),
    },
  };
  cancel(context, sold, chosen);
  context.state.withdrawals[keyOf(sold)] = [...earlier, withdrawal];
  const link = `/withdraw?order=${encodeURIComponent(withdrawal.order)}`;
  send(context, { about: 'withdrawn', to: email, link, withdrawal });
  return privateReply(withdrawal);
}

/** Returns the orders of an account that can or could be withdrawn from, newest first. */
export const withdrawableBy = (context: Context, account: Account): WithdrawableOrder[] =>
  soldIn(context)
    .filter((sold) => isOf(context, sold, account))
    .map((sold) => orderOf(context, sold))
    .toReversed()
    .toSorted((one, other) => other.created.localeCompare(one.created))
    .slice(0, 100);

type Chosen = Pick<WithdrawableLine, 'id' | 'quantity'>;

const { unknownOrder } = replies.findOrder;

/** Documented declarations have lower numbers. */
const FIRST_NUMBER = 311;

const ASK = {
  number: 'Please give the number on your receipt.',
  email: replies.findOrder.fieldErrors.body.errors,
  lines: { lines: 'Please choose what you withdraw from.' },
} as const;

const typed = (body: unknown, field: string): string => textOf(body, field).trim();

const fits = (most: number, text: string): boolean => text !== '' && !isLongerThan(most, text);

function chosenIn(body: unknown): Chosen[] | undefined {
  const lines: unknown = isRecord(body) ? body.lines : undefined;
  if (!Array.isArray(lines) || lines.length === 0) return undefined;
  const areValid = lines.every((line) => isAtLeast(1, Object(line).quantity));
  const chosen = lines.map((line) => ({ id: textOf(line, 'id'), quantity: Number(Object(line).quantity) }));
  return areValid && new Set(chosen.map(({ id }) => id)).size === chosen.length ? chosen : undefined;
}

/** Returns an order to its buyer only. Failures count by number and by address, known or not, so that neither is guessed. */
function soldTo(context: Context, number: string, email: string): Sold | 'limited' | undefined {
  const account = accountOf(context);
  const named = soldIn(context).filter((sold) =>
    [keyOf(sold), invoiceNumberOf(context, sold)].includes(number.toUpperCase()),
  );
  const own = account && named.find((sold) => isOf(context, sold, account));
  if (own) return own;
  if ([number, email].some((key) => isOverLimit(context, 'order', key))) return 'limited';
  const found = named.find((sold) => isSameEmail(sold.email, email));
  if (!found) for (const key of [number, email]) count(context, 'order', key);
  return found;
}

const limited = (context: Context, number: string, email: string) =>
  overLimit(
    context,
    'order',
    isOverLimit(context, 'order', number) ? number : email,
    replies.findOrder.tooManyRequests,
  );

/** Every order that sold something and has a number. */
function soldIn(context: Context): Sold[] {
  const { withdrawable, history, receipts } = context.state;
  const listed = Object.values(history)
    .flat()
    .flatMap(({ kind, token }) => (kind === 'receipt' ? (listedReceipt(context, token) ?? []) : []));
  return [
    ...Object.values(withdrawable),
    ...[...DOCUMENTED, ...listed, ...Object.values(receipts)].filter(isNumberedSale),
  ];
}

const isNumberedSale = (receipt: Receipt): receipt is NumberedReceipt =>
  receipt.number !== undefined && receipt.lines.some(({ kind }) => kind !== 'donation-item');

const DOCUMENTED = Object.values(pages.showReceipt).flatMap(({ body }) => (body.receipt as Receipt | null) ?? []);

const keyOf = ({ number }: Sold): string => number.toUpperCase();

function invoiceNumberOf({ state }: Context, sold: Sold): string | undefined {
  if (!('token' in sold)) return undefined;
  const [token = ''] = Object.entries(state.debts).find(([, { receipt }]) => receipt === sold.token) ?? [];
  return lookUp(state.invoices, token)?.invoice_no;
}

function isOf({ state }: Context, sold: Sold, { subscriber: { account } }: Account): boolean {
  const history = lookUp(state.history, account.ref) ?? [];
  return (
    isSameEmail(sold.email, account.email) || ('token' in sold && history.some(({ token }) => token === sold.token))
  );
}

function orderOf(context: Context, sold: Sold): WithdrawableOrder {
  const earlier = declarationsOf(context, sold);
  return {
    number: sold.number,
    created: sold.created,
    version: earlier.length,
    lines: linesOf(context, sold),
    withdrawals: earlier.toReversed(),
  };
}

const declarationsOf = ({ state }: Context, sold: Sold): Withdrawal[] => lookUp(state.withdrawals, keyOf(sold)) ?? [];

const linesOf = (context: Context, sold: Sold): WithdrawableLine[] =>
  'token' in sold
    ? sold.lines.flatMap((line, at) => (line.kind === 'donation-item' ? [] : [lineAt(context, sold, line, at)]))
    : sold.lines.map((line) => documentedLine(context, sold, line));

function documentedLine(context: Context, sold: Sold, line: WithdrawableLine): WithdrawableLine {
  const left = line.quantity - withdrawnFrom(context, sold, line.id);
  const { until: _, ...rest } = line;
  if (left === 0) return { ...rest, right: 'ended', ended_because: 'withdrawn' };
  return { ...line, quantity: left, amount: Math.floor((line.amount * left) / line.quantity) };
}

function lineAt(context: Context, receipt: NumberedReceipt, line: OrderLine, at: number): WithdrawableLine {
  const { kind, name } = line;
  const id = idAt(at);
  const withdrawn = withdrawnFrom(context, receipt, id);
  const gifts = giftsAt(context, receipt, at);
  // The journal knows no gifts of a documented receipt.
  const left = gifts.length > 0 ? gifts.filter(isOpen).length : line.quantity - withdrawn;
  const until = daysAfter(receipt.created, PERIOD);
  const late = dayOf(context.now) > until ? 'late' : undefined;
  const because = left > 0 ? (ENDED[kind] ?? late) : withdrawn > 0 ? 'withdrawn' : 'begun';
  const quantity = because ? line.quantity : left;
  const amount = Math.floor(((line.amount - line.discount) * quantity) / line.quantity);
  return {
    id,
    name,
    quantity,
    amount,
    ...(because ? { right: 'ended', ended_because: because } : { right: 'open', until }),
  };
}

/** Files are delivered with the receipt, and an upgrade has begun with it. */
const ENDED: { [Kind in OrderLine['kind']]?: NonNullable<WithdrawableLine['ended_because']> } = {
  'digital-product': 'delivered',
  'digital-issue': 'delivered',
  'subscription-upgrade': 'begun',
};

const idAt = (at: number): string => `line_${at + 1}`;

const withdrawnFrom = (context: Context, sold: Sold, id: string): number =>
  sum(declarationsOf(context, sold).flatMap(({ lines }) => lines.map((line) => (line.id === id ? line.quantity : 0))));

/** The gifts of a line, which were made in the order of the lines. */
function giftsAt({ state }: Context, { token, lines }: Receipt, at: number): Gift[] {
  const counts = lines.map(({ kind, quantity }) => (kind === 'gift-subscription' ? quantity : 0));
  const before = sum(counts.slice(0, at));
  const tokens = (lookUp(state.givenBy, token) ?? []).slice(before, before + (counts[at] ?? 0));
  return tokens.flatMap((gift) => lookUp(state.gifts, gift) ?? []);
}

const isOpen = ({ status }: Gift): boolean => status === 'open';

function refusalOf(lines: readonly WithdrawableLine[], chosen: readonly Chosen[]) {
  for (const { id, quantity } of chosen) {
    const line = lines.find((each) => each.id === id);
    if (!line) return { status: 400, body: { errors: ASK.lines } } as const;
    if (line.right === 'ended') return replies.withdraw.rightEnded;
    if (quantity > line.quantity) return replies.withdraw.tooMany;
  }
  return undefined;
}

function cancel(context: Context, sold: Sold, chosen: readonly Chosen[]): void {
  if (!('token' in sold)) return;
  const { state } = context;
  for (const [at, { kind }] of sold.lines.entries()) {
    const { quantity = 0 } = chosen.find(({ id }) => id === idAt(at)) ?? {};
    if (quantity > 0 && kind === 'personal-subscription') endCycle(state, lookUp(state.begun, sold.token) ?? '');
    for (const gift of giftsAt(context, sold, at).filter(isOpen).slice(0, quantity)) {
      gift.status = 'refunded';
      delete state.scheduled[gift.subscription.token];
    }
  }
}

function paidFor(lines: readonly WithdrawableLine[], { id, quantity }: Chosen): number {
  const line = lines.find((each) => each.id === id);
  return line ? Math.floor((line.amount * quantity) / line.quantity) : 0;
}

/** The shipping to refund: all of it once nothing is left of the order. */
function shippingBack(sold: Sold, lines: readonly WithdrawableLine[], chosen: readonly Chosen[]): number {
  const isWhole = lines.every(
    (line) =>
      line.ended_because === 'withdrawn' ||
      chosen.some(({ id, quantity }) => id === line.id && quantity === line.quantity),
  );
  return isWhole && 'token' in sold ? sum(sold.lines.map(({ shipping }) => shipping)) : 0;
}

const asText = (lines: readonly Chosen[]): string =>
  lines
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .toSorted()
    .join();

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
