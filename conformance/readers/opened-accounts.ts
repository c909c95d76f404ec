import type { Address, GivenGift } from '../../machines/api/contract.ts';
import type { Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { digitalGift, print } from '../orders/cart.ts';
import { guestOrder } from '../orders/orders.ts';
import { buy, keysIn, orderReplyIn, paidFor, place } from '../orders/purchase.ts';
import { accepted, needed, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { once, type TestContext } from '../runner/test-context.ts';
import { logIn } from './subscriber.ts';

export interface NewAccount {
  email: string;
  password: string;
  address: Address;
}

/** Opens an account with a print subscription that a coupon makes free. Pays the shipping if there is any. */
export async function openAccount(
  t: TestContext,
  change: { name?: string; password?: string; address?: Address; shipcode?: Shipcode } = {},
): Promise<NewAccount> {
  const cart = freeCart(t);
  const tab = t.open();
  const order = { ...(await guestOrder(t, tab, 'subscribe')), ...change };
  const password = change.password ?? order.email;
  const body = { ...order, password: { password, confirm: password }, cart };
  const reply = accepted('subscribe', await place(t, { call: 'subscribe', tab, body }));
  if (orderReplyIn(reply).type === 'started') await paidFor(t, tab, keysIn('subscribe', reply));
  return { email: order.email, password, address: order.address };
}

/** A print subscription that a coupon makes free. */
export function freeCart({ entry }: TestContext) {
  const { shipcode: _, ...item } = print.item;
  return { items: [], giftsubs: [], subscription: { ...item, coupon: entry('coupons', 'free') } };
}

/** A tab of a reader of one step alone, with a print subscription. */
export async function newcomer(t: TestContext): Promise<Tab & { account: NewAccount }> {
  const account = await openAccount(t);
  const tab = t.open();
  await logIn(tab, account);
  return { ...tab, account };
}

export interface Giver {
  tab: Tab;
  receipt: string;
  isWaiting: boolean;
}

/** The giver of a run, who orders only once. */
export const giverOf = once(give);

/** The UTC day of a time in ms. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * 86_400_000);

export const dayIn = (days: number): string => daysAfter(dayOf(Date.now()), days);

export const NOTE = { message: 'Happy birthday!\nEnjoy it. I <3 you.', deliver_on: dayIn(7) };

/** Returns the gifts on an account page. Skips the step if it lists no gifts. */
export async function giftsOf(t: TestContext, tab: Tab): Promise<GivenGift[]> {
  if (t.profile.pages?.showAccount !== undefined) skip('another host renders the account page');
  const { gifts } = await pageData(t, tab, 'showAccount');
  return needed(gifts, 'the account page lists no gifts');
}

/** Returns gifts of the first order whose links were mailed, one per use, in a stable order. */
export async function openGifts(t: TestContext, tab: Tab): Promise<Record<Use, GivenGift>> {
  const gifts = (await giftsOf(t, tab)).filter(({ deliver_on, term }) => deliver_on === undefined && term === '1year');
  const sorted = gifts.toSorted((one, other) => one.token.localeCompare(other.token));
  const of = (place: number) => needed(sorted[place], 'the account page does not list every gift');
  return { mailed: of(0), limited: of(1), opened: of(2), asked: of(3), other: of(4) };
}

type Use = 'mailed' | 'limited' | 'opened' | 'asked' | 'other';

/** Buys gifts as a new reader. */
export async function buyGifts(t: TestContext, giftsubs: readonly object[]): Promise<{ tab: Tab; receipt: string }> {
  const tab = await newcomer(t);
  const { password: _, ...order } = await guestOrder(t, tab, 'subscribe');
  const body = { ...order, email: tab.account.email, cart: { items: [], giftsubs } };
  return { tab, receipt: await buy(t, { call: 'subscribe', tab, body }) };
}

async function give(t: TestContext): Promise<Giver> {
  const { settings } = await pageData(t, t.open(), 'showSubscribe');
  const gift = digitalGift.item;
  const isWaiting = settings.features?.subscribe?.gift_message === true;
  const giftsubs = [gift, gift, gift, gift, gift, ...(isWaiting ? [{ ...gift, ...NOTE }] : [])];
  return { ...(await buyGifts(t, giftsubs)), isWaiting };
}

/** Sells two gifts that can be withdrawn from. Returns their line, and the declaration about one of them. */
export async function sell(t: TestContext) {
  await t.offer.need('findOrder');
  const { tab, receipt: token } = await buyGifts(t, [digitalGift.item, digitalGift.item]);
  const { receipt } = await pageData(t, tab, 'showReceipt', { query: { token } });
  const { number: order, name, email } = needed(receipt, 'there is no receipt');
  const search = { number: needed(order, 'receipts have no number'), email };
  const { version, lines } = await foundIn(t, search);
  const open = lines.find(({ right, quantity }) => right === 'open' && quantity === 2);
  const line = needed(open, 'gifts cannot be withdrawn from');
  const request = { order: search.number, version, name, email, lines: [{ id: line.id, quantity: 1 }] };
  return { search, line, version, request };
}

export const sold = once(sell);

export const foundIn = async (t: TestContext, body: { number: string; email: string }) =>
  accepted('findOrder', await ask(t.open(), 'findOrder', { body }));
