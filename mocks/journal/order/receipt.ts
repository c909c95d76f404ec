import type { Receipt } from '#machines/api/contract.ts';
import type { MethodDetails } from '../../stripe/outcome.ts';
import type { Account } from '../account/account-state.ts';
import { invoiceOf } from '../account/history.ts';
import { nextCharge } from '../account/next-charge.ts';
import { dayOf, monthsAfter } from '../day.ts';
import { givenWith } from '../gift/given.ts';
import { lookUp } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import { send } from '../visitor/mails.ts';
import type { Effect, PricedOrder } from './order.ts';

export type NumberedReceipt = Receipt & Required<Pick<Receipt, 'number'>>;

export function receiptFor(context: Context, order: PricedOrder, method?: MethodDetails): NumberedReceipt {
  const { name, email, lines, total } = order;
  const invoice = lookUp(context.state.invoices, invoiceOf(order) ?? '');
  const billing = order.billing ?? invoice?.billing;
  const phase = phaseOf(context, order);
  const shipping = order.shipping ?? parcelTo(order);
  const payment = paidBy(total, method);
  const gives = lines.find(({ kind }) => kind === 'donation-item');
  return {
    token: context.newId('rcp_'),
    number: `R-${FIRST_NUMBER + Object.keys(context.state.receipts).length}`,
    created: dayOf(context.now),
    name,
    email,
    ...(billing && { billing }),
    ...(shipping.length > 0 && { shipping }),
    ...(payment && { payment }),
    lines,
    ...(invoice?.taxes && { taxes: invoice.taxes }),
    total,
    ...(order.renewal_consent && { renewal_consent: order.renewal_consent }),
    ...(phase && { phase }),
    ...(gives && { donation: deedsOf(context, order).some(isMonthly) ? ('monthly' as const) : ('onetime' as const) }),
  };
}

/** Whether an order starts or renews a subscription. A gift starts one for a new reader, even if they paid for an upgrade. */
function phaseOf({ state }: Context, { bill: { membership }, effects }: PricedOrder): Receipt['phase'] {
  if (membership?.type === 'subscription') return membership.item.phase;
  const begins = effects.some((effect) => {
    if (effect.kind !== 'subscribe' || effect.gift === undefined) return false;
    const account = 'account' in effect.owner ? lookUp(state.accounts, effect.owner.account) : undefined;
    return !account?.subscriber.timetable.current_subscription;
  });
  return begins ? 'introductory' : undefined;
}

/** Mails the receipt after the order's effects, with the mailed links and the next issue. */
export function sendReceipt(context: Context, receipt: NumberedReceipt, order: PricedOrder): void {
  const { email, token } = receipt;
  const effects = deedsOf(context, order);
  const gifts = (givenWith(context, token).gifts ?? []).filter(({ state }) => state === 'sent').length;
  const isDigital = receipt.lines.some(({ kind }) => kind === 'digital-product' || kind === 'digital-issue');
  if (isDigital) send(context, { to: email, about: 'link', page: 'downloads', link: `/receipts?token=${token}` });
  receipt.mailed = [
    { what: 'receipt', to: email },
    ...(gifts > 0 ? [{ what: 'gift', to: email, count: gifts } as const] : []),
    ...(isDigital ? [{ what: 'downloads', to: email } as const] : []),
    ...(effects.some(isMonthly) ? [{ what: 'donation', to: email } as const] : []),
  ];
  const account = subscriberIn(context, effects);
  const [issue] = account?.subscriber.timetable.issues_expected ?? [];
  if (issue?.release_date) receipt.next_issue = { title: issue.title, date: issue.release_date };
  const charge = chargeAfter(context, account, effects);
  if (charge) receipt.next_charge = charge;
  const cancel = cancelTokenIn(context, account, effects);
  if (cancel !== undefined) receipt.cancel = cancel;
  const { number, total, next_charge, renewal_consent } = receipt;
  send(context, {
    about: 'receipt',
    to: email,
    link: `/receipts?token=${token}`,
    number,
    total,
    ...(next_charge && { next_charge }),
    ...(renewal_consent && { renewal_consent }),
    ...(cancel !== undefined && { cancel: `/account/cancel/${cancel}` }),
  });
}

/** The single parcel of an order that does not list its parcels. */
const parcelTo = ({ name, destination }: PricedOrder): NonNullable<Receipt['shipping']> =>
  destination?.address ? [{ name, address: destination.address }] : [];

/** Documented receipts have lower numbers. */
const FIRST_NUMBER = 1_217;

/** Includes the effects of the invoice that the order pays. */
const deedsOf = ({ state }: Context, { effects }: PricedOrder): Effect[] =>
  effects.flatMap((effect) =>
    effect.kind === 'pay-invoice' ? [effect, ...(lookUp(state.debts, effect.token)?.order.effects ?? [])] : [effect],
  );

const isMonthly = ({ kind }: Effect): boolean => kind === 'donate-monthly';

function paidBy(total: number, { card, ach }: MethodDetails = {}): Receipt['payment'] {
  if (total === 0) return { kind: 'free' };
  if (card) return { kind: 'card', name: card.type, last_four: card.last_four };
  return ach && { kind: 'bank', name: ach.bank_name, last_four: ach.last_four };
}

/** Returns the first charge that the order leads to; for an order with two, that of the subscription. */
function chargeAfter(
  { state, now }: Context,
  account: Account | undefined,
  effects: readonly Effect[],
): Receipt['next_charge'] {
  const charge = account && nextCharge(state, account);
  if (charge) return charge;
  const gives = effects.find((effect) => effect.kind === 'donate-monthly');
  return gives && { on: monthsAfter(now, 1), amount: gives.amount, interval: 1 };
}

/** Returns the account whose subscription an order has begun or renewed. */
function subscriberIn({ state, opened }: Context, effects: readonly Effect[]): Account | undefined {
  const effect = effects.find(({ kind }) => kind === 'subscribe');
  if (effect?.kind !== 'subscribe') return undefined;
  return lookUp(state.accounts, ('account' in effect.owner ? effect.owner.account : opened) ?? '');
}

/** Returns the token of the donation that an order has begun, or else of the subscription if it renews. */
function cancelTokenIn(
  { state }: Context,
  account: Account | undefined,
  effects: readonly Effect[],
): string | undefined {
  if (effects.some(isMonthly)) return Object.keys(state.donations).at(-1);
  const { subscriber } = account ?? {};
  return subscriber?.account.autorenew ? subscriber.timetable.current_subscription?.info.token : undefined;
}
