import type { GivenGift } from '../../machines/api/contract.ts';
import { openAccount } from '../readers/accounts.ts';
import { logIn } from '../readers/subscriber.ts';
import { pageData } from '../runner/ask.ts';
import { lacking, needed } from '../runner/expect.ts';
import type { Rig } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';
import { digitalGift } from './cart.ts';
import { guestOrder } from './orders.ts';
import { buy } from './purchase.ts';

export interface Giver {
  tab: Tab;
  receipt: string;
  isWaiting: boolean;
}

const givers = new WeakMap<Rig, Promise<Giver>>();

/** Returns the giver of a run, who orders only once. */
export function giverOf(rig: Rig): Promise<Giver> {
  const giver = givers.get(rig) ?? give(rig);
  givers.set(rig, giver);
  return giver;
}

export const NOTE = { message: 'Happy birthday!\nEnjoy it. I <3 you.', deliver_on: dayIn(7) };

export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the gifts on an account page. Skips the step if it lists no gifts. */
export async function giftsOf(rig: Rig, tab: Tab): Promise<GivenGift[]> {
  if (rig.profile.pages?.showAccount !== undefined) lacking('another host renders the account page');
  const { gifts } = await pageData(rig, tab, 'showAccount');
  return needed(gifts, 'the account page lists no gifts');
}

/** Returns gifts of the first order whose links were mailed, one per use, in a stable order. */
export async function openGifts(rig: Rig, tab: Tab): Promise<Record<Use, GivenGift>> {
  const gifts = (await giftsOf(rig, tab)).filter(
    ({ deliver_on, term }) => deliver_on === undefined && term === '1year',
  );
  const sorted = gifts.toSorted((one, other) => one.token.localeCompare(other.token));
  const of = (place: number) => needed(sorted[place], 'the account page does not list every gift');
  return { mailed: of(0), limited: of(1), opened: of(2), asked: of(3), other: of(4) };
}

type Use = 'mailed' | 'limited' | 'opened' | 'asked' | 'other';

async function give(rig: Rig): Promise<Giver> {
  const account = await openAccount(rig);
  const tab = rig.open();
  await logIn(tab, account);
  const { settings } = await pageData(rig, tab, 'showSubscribe');
  const { password: _, ...order } = await guestOrder(rig, tab, 'subscribe');
  const gift = digitalGift.item;
  const isWaiting = settings.features?.subscribe?.gift_message === true;
  const giftsubs = [gift, gift, gift, gift, gift, ...(isWaiting ? [{ ...gift, ...NOTE }] : [])];
  const given = { ...order, email: account.email, cart: { items: [], giftsubs } };
  return { tab, receipt: await buy(rig, 'subscribe', tab, given), isWaiting };
}
