import type {
  Cancellation,
  CartState,
  GiftSubscription,
  GivenGift,
  Invoice,
  OrderHistory,
  PaymentRecord,
  PaymentSetup,
  Product,
  Subscriber,
  WithdrawableOrder,
} from '#machines/api/contract.ts';
import { lookUp } from '#mocks/journal/read-fields.ts';
import { type Account, PASSWORD } from '../journal/account/account-state.ts';
import type { CartLine } from '../journal/cart/cart-state.ts';
import { isDigital } from '../journal/catalogue/goods.ts';
import { giftsGiven } from '../journal/gift/gift-state.ts';
import { debtOf } from '../journal/invoice/invoice-state.ts';
import type { Journal } from '../journal/journal.ts';
import { documentedOrders } from '../journal/order/withdrawal-state.ts';
import type { JournalState } from '../journal/state.ts';
import { beginWorld } from '../journal/world.ts';

/** The parts of a page's data that tell who reads it and what the journal holds. */
interface Told {
  settings?: { view_only?: boolean };
  subscriber?: Subscriber | null;
  payment_info?: PaymentRecord | null;
  payment_setup?: PaymentSetup | null;
  cancellation?: Cancellation | null;
  cart?: CartState;
  invoice?: Invoice | null;
  receipt?: unknown;
  gifts?: GivenGift[];
  orders?: WithdrawableOrder[] | OrderHistory;
  redeem?: { gift?: GiftSubscription; can_upgrade?: boolean } | null;
  product?: Product | null;
  issue?: { print?: Product | null; digital?: Product | null } | null;
}

/**
 * Brings a journal without cookies into the state that a page's data shows: its reader, their subscription, payment
 * method, cart and gifts, the invoice or gift, and the mailed link that opened it.
 */
export function enterPage(journal: Journal, page: object, query = new URLSearchParams()): void {
  const told: Told = structuredClone(page);
  journal.work(({ state }) => {
    if (told.settings?.view_only) Object.assign(state, beginWorld('view-only'));
    if (told.subscriber) enterAccount(state, told, told.subscriber, query.get('token'));
    else enterDonation(state, told.payment_setup, query.get('token'));
    if (told.cancellation) enterCancellation(state, told.cancellation);
    state.reader = told.subscriber?.account.ref ?? null;
    if (told.cart) enterCart(state, told.cart);
    if (told.invoice) enterInvoice(state, told.invoice, told.receipt);
    enterGifts(state, told);
    if (told.subscriber && Array.isArray(told.orders))
      Object.assign(state.withdrawable, documentedOrders(told.orders, told.subscriber.account.email));
    for (const product of [told.product, told.issue?.print, told.issue?.digital]) if (product) restock(state, product);
  });
}

function enterAccount(state: JournalState, told: Told, subscriber: Subscriber, token: string | null): void {
  const { payment_setup: setup } = told;
  const { ref } = subscriber.account;
  const known: Account = lookUp(state.accounts, ref) ?? { password: PASSWORD, subscriber, payment: null };
  const own = setup?.details ? { ...setup.details.data, type: 'details' as const } : null;
  const payment = 'payment_info' in told ? (told.payment_info ?? null) : setup ? own : known.payment;
  state.accounts[ref] = { ...known, subscriber, payment, ...(setup && { holder: setup.name }) };
  if (token !== null) state.links[token] = { opens: setup ? 'card' : 'address', account: ref, until: null };
}

function enterDonation(state: JournalState, setup: Told['payment_setup'], token: string | null): void {
  const donation = lookUp(state.donations, token ?? '');
  if (!donation || !setup?.details) return;
  const { name, details, failing = false, amount, next_at: next } = setup;
  Object.assign(donation, { name, details, failing, amount, next });
}

function enterCancellation(state: JournalState, cancellation: Cancellation): void {
  const { kind, token, next_charge, offer, accepted, cancelled_at, mailed_to, undo_until } = cancellation;
  if (kind === 'subscription') {
    state.cancellations[token] = { offer, accepted, cancelled_at, mailed_to };
    return;
  }
  const donation = lookUp(state.donations, token);
  if (donation) Object.assign(donation, { next: next_charge?.on ?? undo_until, cancelled: cancelled_at });
}

function enterCart(state: JournalState, { version, coupon, paid, billing }: CartState): void {
  const reported = Object.values(billing).flatMap((group) => group.reported);
  // The compiler cannot see that the type and the item of a line match.
  const lines = reported.map(({ id, quantity, cart }) => ({ ...cart, id, qty: quantity }) as CartLine);
  const category = reported.find(({ shipcode }) => shipcode)?.shipcode ?? 'ship-a';
  const orders = paid ? [{ version, lines: [], settled: paid }] : [];
  state.carts.page = { id: 'page', version, lines, coupon, counted: version, category, chosen: category, orders };
  state.cartOf.page = 'page';
}

function enterInvoice(state: JournalState, invoice: Invoice, receipt: unknown): void {
  state.invoices[invoice.token] = invoice;
  state.debts[invoice.token] = { ...debtOf(invoice), ...(typeof receipt === 'string' && { receipt }) };
}

function enterGifts(state: JournalState, { subscriber, gifts, redeem }: Told): void {
  if (redeem?.gift) {
    const { gift: subscription, can_upgrade: canUpgrade = true } = redeem;
    state.gifts[subscription.token] = { subscription, status: 'open', canUpgrade };
  }
  if (!subscriber || !gifts) return;
  const given = giftsGiven(subscriber, gifts);
  Object.assign(state.gifts, given);
  state.givenBy[subscriber.account.ref] = Object.keys(given);
}

function restock({ stock }: JournalState, { kind, ref, quantity, sizes }: Product): void {
  if (isDigital(kind)) return;
  for (const each of [{ ref, quantity }, ...sizes]) stock[each.ref] = each.quantity;
}
