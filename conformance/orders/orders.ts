import type { Subscriber } from '../../machines/api/contract.ts';
import type { Delivered } from '../../machines/rules/price/upgrade-price.ts';
import { logIn, subscriberOf } from '../readers/subscriber.ts';
import { holds, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';

/** Returns a new reader's details, with a new email address on each call. */
export function newReader({ entry, fresh }: TestContext) {
  const { email, ...reader } = entry('newReader');
  return { ...reader, email: email.replace('{run}', fresh()) };
}

/** The fields of an order that say who orders: a new reader. */
export function orderer(t: TestContext, session: string) {
  const { name, email, password, address, shipcode } = newReader(t);
  const pair = { password, confirm: password };
  return { name, email, password: pair, origin: 'change', address, shipcode, session, gifted: false } as const;
}

const PAGES = { subscribe: 'showSubscribe', donate: 'showDonate', checkOutCart: 'showCheckout' } as const;

/** The calls whose page names a session to order in. */
export type PageCall = keyof typeof PAGES;

/** Every order that may renew agrees to it, which only some hosts require. */
const at = '2026-03-14T09:30:00Z';
export const CONSENT = { renewal_consent: { text_version: '1', text: 'It renews.', shown_at: at, agreed_at: at } };

/** The same, in the session of a call's page. */
export async function guestOrder(t: TestContext, tab: Tab, call: PageCall) {
  const { subscribe, donate, checkout }: Record<string, { session: string }> = Object(
    await pageData(t, tab, PAGES[call]),
  );
  return { ...orderer(t, (subscribe ?? donate ?? checkout)?.session ?? ''), ...CONSENT };
}

/** The same for the tab's reader, who has an account. */
export async function readersOrder(t: TestContext, tab: Tab, call: PageCall) {
  return { ...(await guestOrder(t, tab, call)), ...(await nameOf(tab)), password: undefined };
}

export async function nameOf(tab: Tab): Promise<{ name: string; email: string }> {
  const { name, email } = (await subscriberOf(tab)).account;
  return { name, email };
}

/** Logs in with the order's password and checks that the subscription matches the order. Returns the account. */
export async function holdsSubscription(
  t: TestContext,
  { email, password }: { email: string; password?: { password: string } },
  wanted: Delivered,
  giver?: string,
): Promise<Subscriber['account']> {
  const tab = t.open();
  await logIn(tab, { email, password: password?.password ?? '' });
  const { account, timetable } = await subscriberOf(tab);
  const { current_subscription, future_subscriptions } = timetable;
  const held = [current_subscription, ...future_subscriptions].flatMap((each) => (each ? [each.info] : []));
  const told = held.map(({ term, level, deliverables: { set } }) => ({ term, level, deliverable: set }));
  same('getSubscriber', 'the subscriptions of the reader who ordered', told, [wanted]);
  // Naming the giver and the end is optional for a server.
  const gift = current_subscription?.gift;
  same('getSubscriber', 'the giver of the subscription', gift?.from, gift && giver);
  const { until } = gift ?? {};
  holds('getSubscriber', 'a gift that ends after today', until === undefined || Date.parse(until) > Date.now(), until);
  return account;
}
