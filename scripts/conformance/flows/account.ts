import type { OrderHistory } from '#machines/api/contract.ts';
import { routes } from '#mocks/routes.gen.ts';
import { openAccount } from '../accounts.ts';
import { type Asked, ask, pageData } from '../ask.ts';
import { accepted, holds, lacking, needed, refused, same } from '../expect.ts';
import { donationOrder, placeDonation } from '../orders.ts';
import type { ReaderRole } from '../profile.ts';
import { keysIn, pay, sent, settled } from '../purchase.ts';
import { kitFlow, type Rig, step } from '../rig.ts';
import { logIn, subscriberOf } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** What the server says of a reader, by the rules that the contract states for it. */
export const accountKit = kitFlow('account', () =>
  ROLES.map((role) =>
    step(`tells the reader "${role}" by the rules of the contract`, async (rig) => {
      const { email } = needed(rig.profile.readers?.[role], `the profile has no reader "${role}"`);
      const { account, timetable } = await subscriberOf(await rig.as(role));
      const said = (what: string, got: unknown, wanted: unknown) => same('getSubscriber', what, got, wanted);
      said('who is logged in', account.email.toLowerCase(), email.toLowerCase());
      said('emailPending, which follows email_change', account.emailPending, account.email_change !== null);
      const isSuspended = account.contacts.some(({ suspended }) => suspended);
      said('emailFailing, which follows contacts', account.emailFailing, isSuspended);
      said('canDeleteAddress, which is address_removable', account.canDeleteAddress, timetable.address_removable);
      for (const slot of ['a', 'b', 'c'] as const) {
        const removable = account.addresses[slot] !== null && !timetable.address_required[slot];
        said(`whether the address in slot ${slot} can be deleted`, account.canDeleteAddress[slot], removable);
      }
      const { current_subscription: current } = timetable;
      const isForLife = current?.info.term === 'lifetime' && !current.info.cancelled;
      said('lifetime_subscription, which follows the current one', timetable.lifetime_subscription, isForLife);
    }),
  ),
);

const ROLES: ReaderRole[] = ['subscriber', 'noSubscription', 'twoAddresses', 'digital', 'lifetime'];

/** What a reader bought, page by page; a server without a history offers none of it. */
export const historyKit = kitFlow('history', () => [
  step('lists receipts and invoices newest first, each once, to the last page', async (rig) => {
    const tab = await begin(rig);
    const pages = await everyPage(tab);
    const dates = pages.flatMap(({ orders }) => orders.map(({ date }) => date));
    same('listOrders', 'the days, newest first', dates, dates.toSorted().toReversed());
    const tokens = tokensIn(...pages);
    same('listOrders', 'each order once', tokens, [...new Set(tokens)]);
  }),
  step('goes on where the page before ended, and tells the same again', async (rig) => {
    const tab = await begin(rig);
    const whole = await pageOf(tab, { limit: 2 * FEW });
    const first = await pageOf(tab, { limit: FEW });
    const after = needed(first.next, 'the reader "subscriber" has too few orders for two pages');
    const second = await pageOf(tab, { limit: FEW, after });
    same('listOrders', 'two short pages, which are a long one', tokensIn(first, second), tokensIn(whole));
    same('listOrders', 'the page that was asked for twice', await pageOf(tab, { limit: FEW, after }), second);
  }),
  step('lists what was just bought on top, with what its receipt tells', async (rig) => {
    await begin(rig);
    needed(rig.profile.payment, 'the profile has no payment provider');
    const account = await openAccount(rig);
    const tab = rig.open();
    await logIn(tab, account);
    const { donate } = await pageData(rig, tab, 'showDonate');
    const order = { ...donationOrder(rig, donate.session), email: account.email };
    const keys = keysIn('donate', await placeDonation(tab, order, sent(rig)), 'started');
    await pay(rig, tab, keys);
    const token = await settled(rig, tab, keys.payment_intent_id);
    const [newest] = (await pageOf(tab, {})).orders;
    same('listOrders', 'the newest order', newest?.token, token);
    const { receipt } = await pageData(rig, tab, 'showReceipt', { query: { token } });
    same('listOrders', 'its total in cents', newest?.total, receipt?.total);
    same('listOrders', 'its number', newest?.number, receipt?.number);
  }),
  step('sends the newest orders with the account page', async (rig) => {
    const tab = await begin(rig);
    const { orders } = await pageData(rig, tab, 'showAccount');
    const told = needed(orders, 'the account page brings no orders').orders;
    const listed = await pageOf(tab, { limit: 100 });
    same('showAccount', 'the newest orders', told, listed.orders.slice(0, told.length));
  }),
  step('lists nothing that another reader bought', async (rig) => {
    const own = tokensIn(...(await everyPage(await begin(rig))));
    const others = tokensIn(...(await everyPage(await rig.as('noSubscription'))));
    const shared = others.filter((token) => own.includes(token));
    holds('listOrders', 'no order in the history of two readers', shared.length === 0, shared);
  }),
  step('goes on for nobody else by a cursor of another reader', async (rig) => {
    const tab = await begin(rig);
    const { next } = await pageOf(tab, { limit: FEW });
    const after = needed(next, 'the reader "subscriber" has too few orders for two pages');
    const own = tokensIn(...(await everyPage(tab)));
    const result = await ask(await rig.as('noSubscription'), 'listOrders', { params: { query: { after } } });
    // A place that another history has too is none of this one.
    const others = result.kind === 'ok' ? tokensIn(result.output) : [];
    const shared = others.filter((token) => own.includes(token));
    holds('listOrders', 'no order of the reader whose cursor it is', shared.length === 0, shared);
  }),
  step('refuses a cursor that names no place', async (rig) => {
    const result = await ask(await begin(rig), 'listOrders', { params: { query: { after: 'no-such-place' } } });
    refused('listOrders', result, { status: 400 });
  }),
  step('lists nothing without a session', async (rig) => {
    await begin(rig);
    refused('listOrders', await ask(rig.open(), 'listOrders', {}), { status: 401 });
  }),
]);

const FEW = 3;

/** How many pages are read before a history is taken for one without an end. */
const MOST_PAGES = 1_000;

/** A tab of a reader who has bought something, where the server has a history. */
async function begin(rig: Rig): Promise<Tab> {
  // Asked past the tabs, since an answer that the contract does not state would fail the step.
  const { status } = await fetch(new URL(routes.listOrders.path, rig.server));
  if (status === 404 || status === 405 || status === 501) lacking('the server does not offer listOrders');
  return rig.as('subscriber');
}

const pageOf = async (
  tab: Tab,
  query: NonNullable<NonNullable<Asked<'listOrders'>['params']>['query']>,
): Promise<OrderHistory> => accepted('listOrders', await ask(tab, 'listOrders', { params: { query } }));

/** Every page of a history; fails the step where a cursor comes again. */
async function everyPage(tab: Tab): Promise<OrderHistory[]> {
  const pages = [await pageOf(tab, { limit: FEW })];
  const met = new Set<string>();
  for (let after = pages[0]?.next ?? null; after !== null; after = pages.at(-1)?.next ?? null) {
    holds('listOrders', `an end within ${MOST_PAGES} pages`, pages.length < MOST_PAGES, after);
    holds('listOrders', 'a cursor that goes on', !met.has(after), after);
    met.add(after);
    pages.push(await pageOf(tab, { limit: FEW, after }));
  }
  return pages;
}

const tokensIn = (...pages: readonly OrderHistory[]): string[] =>
  pages.flatMap(({ orders }) => orders.map(({ kind, token }) => `${kind} ${token}`));
