import type { ListedOrder, OrderHistory } from '../../machines/api/contract.ts';
import { buy } from '../orders/purchase.ts';
import { purchases } from '../orders/purchases.ts';
import { invoicePage, receiptOf } from '../orders/receipt.ts';
import type { ReaderRole } from '../profile.ts';
import { dayIn, giverOf } from '../readers/opened-accounts.ts';
import { loginOf, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, same, skip } from '../runner/expect.ts';
import { type Asked, ask, pageData, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

const accountKit = kitFlow('account', () =>
  ROLES.map((role) =>
    step(`returns a consistent account for the reader "${role}"`, async (t) => {
      const { email } = loginOf(t, role);
      const { account, timetable } = await subscriberOf(await t.as(role));
      const said = (what: string, got: unknown, wanted: unknown) => same('getSubscriber', what, got, wanted);
      said('the logged-in reader', account.email.toLowerCase(), email.toLowerCase());
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

/** The order history. Optional for a server. */
const historyKit = kitFlow('history', () => [
  step('lists each document once, newest first, as it is, through the last page, and repeats a page', async (t) => {
    const tab = await begin(t);
    const pages = await everyPage(tab);
    const dates = pages.flatMap(({ orders }) => orders.map(({ date }) => date));
    same('listOrders', 'the dates, newest first', dates, dates.toSorted().toReversed());
    const tokens = tokensIn(...pages);
    same('listOrders', 'each order once', tokens, [...new Set(tokens)]);
    const whole = await pageOf(tab, { limit: 100 });
    for (const order of whole.orders.slice(0, 20)) await isAsItsDocument(t, tab, order);
    if (whole.next === null)
      same('listOrders', 'all pages joined, compared with one long page', tokens, tokensIn(whole));
    const [first, second] = pages;
    const after = needed(first?.next, 'the reader "subscriber" has too few orders for two pages');
    same('listOrders', 'the same page requested twice', await pageOf(tab, { limit: SHORT_PAGE, after }), second);
  }),
  step("lists a reader's new order first without shifting the next page, and no order of a guest", async (t) => {
    await begin(t);
    const { tab, receipt: before } = await giverOf(t);
    const first = await pageOf(tab, { limit: 1 });
    same('listOrders', 'the newest order', first.orders[0]?.token, before);
    const after = first.next ?? '';
    holds('listOrders', "the account's first order below it", after !== '', first);
    const rest = await pageOf(tab, { after });
    const token = await donated(t, tab, tab);
    const all = await pageOf(tab, {});
    const [newest, next] = all.orders;
    same('listOrders', 'the newest orders', [newest?.token, next?.token], [token, before]);
    if (newest) await isAsItsDocument(t, tab, newest);
    same('listOrders', 'the page that followed before it was bought', await pageOf(tab, { after }), rest);
    await donated(t, t.open(), tab);
    same('listOrders', 'the history after the order of a guest', await pageOf(tab, {}), all);
  }),
  step('includes the newest orders and a cursor in the account page', async (t) => {
    const tab = await begin(t);
    if (t.profile.pages?.showAccount !== undefined) skip('another host renders the account page');
    const { orders } = await pageData(t, tab, 'showAccount');
    const listed = (await pageOf(tab, { limit: 100 })).orders;
    const told = orders?.orders ?? [];
    holds('showAccount', 'the newest orders', told.length > 0 || listed.length === 0, orders);
    same('showAccount', 'the newest orders', told, listed.slice(0, told.length));
    const further = orders?.next ? await pageOf(tab, { limit: 100, after: orders.next }) : undefined;
    same('showAccount', 'what follows them', further?.orders ?? [], listed.slice(told.length));
  }),
  step('lists no orders of another reader, even with a view parameter or its cursor', async (t) => {
    const tab = await begin(t);
    const own = tokensIn(...(await everyPage(tab)));
    const other = await t.as('noSubscription');
    const { ref } = (await subscriberOf(tab)).account;
    const { next: after } = await pageOf(tab, { limit: SHORT_PAGE });
    // The cursor may be valid in the other history too, which is fine unless its orders leak.
    const further = after && (await ask(other, 'listOrders', { params: { query: { after } } }));
    const viewed = await pageOf(other, { 'admin-view': ref });
    const pages = [...(await everyPage(other)), viewed, ...(further && further.kind === 'ok' ? [further.output] : [])];
    const shared = tokensIn(...pages).filter((token) => own.includes(token));
    holds('listOrders', 'no order in the history of two readers', shared.length === 0, shared);
  }),
  step('refuses an unknown cursor and an invalid limit', async (t) => {
    const tab = await begin(t);
    for (const query of [
      ...['no-such-place', '-1', '0'].map((after) => ({ after })),
      ...['0', '-1', '101', '2.5', 'ten'].map((limit) => ({ limit })),
    ]) {
      const { status } = await tab.send(requestOf(t.server, 'listOrders', { query }));
      same('listOrders', `the status for ${Object.entries(query)}`, status, 400);
    }
  }),
]);

const SHORT_PAGE = 3;

const DEFAULT_LIMIT = 10;

const MAX_PAGES = 1_000;

async function begin(t: TestContext): Promise<Tab> {
  await t.offer.need('listOrders');
  return t.as('subscriber');
}

async function pageOf(tab: Tab, query: NonNullable<NonNullable<Asked<'listOrders'>['params']>['query']>) {
  const page = accepted('listOrders', await ask(tab, 'listOrders', { params: { query } }));
  const { limit = DEFAULT_LIMIT } = query;
  holds('listOrders', `a page of ${limit} at most`, page.orders.length <= limit, page.orders.length);
  return page;
}

/** Donates with the email of another tab's reader. Returns the token of the receipt. */
async function donated(t: TestContext, tab: Tab, reader: Tab): Promise<string> {
  const order = await purchases.donate.begin(t, tab);
  const { email } = (await subscriberOf(reader)).account;
  return buy(t, { ...order, body: { ...order.body, email } });
}

async function isAsItsDocument(t: TestContext, tab: Tab, order: ListedOrder): Promise<void> {
  const { kind, token } = order;
  const wanted = await (kind === 'receipt' ? receiptListed(t, tab, token) : invoiceListed(t, tab, token));
  // A receipt does not show that its order was refunded.
  const status = kind === 'receipt' && order.status === 'refunded' ? 'paid' : order.status;
  const got = Object.fromEntries(Object.entries({ ...order, status }).filter(([field]) => field in wanted));
  same('listOrders', `the data of ${kind} ${token}`, got, wanted);
}

/** The history entry that a receipt must have, read from its own page. */
async function receiptListed(t: TestContext, tab: Tab, token: string): Promise<object> {
  const { created: date, total, number } = await receiptOf(t, tab, token);
  return { date, total, status: 'paid', ...(number !== undefined && { number }) };
}

/** The same for an invoice. */
async function invoiceListed(t: TestContext, tab: Tab, token: string): Promise<object> {
  const { invoice, receipt } = await invoicePage(t, tab, token);
  const { created: date, total, invoice_no: number, ...rest } = needed(invoice, 'the invoice page has no data');
  const isPastDue = rest.due_date !== null && rest.due_date < dayIn(0);
  const open = rest.failures.length > 0 ? 'failed' : isPastDue ? 'past-due' : 'due';
  return { date, total, number, status: receipt ? 'paid' : rest.processing ? 'processing' : open };
}

/** Returns every page of a history. Fails the step if a cursor repeats, or if there is no end. */
async function everyPage(tab: Tab): Promise<OrderHistory[]> {
  const pages = [await pageOf(tab, { limit: SHORT_PAGE })];
  const met = new Set<string>();
  for (let after = pages[0]?.next; after; after = pages.at(-1)?.next) {
    holds('listOrders', `a new cursor, and at most ${MAX_PAGES}`, !met.has(after) && met.size < MAX_PAGES, after);
    met.add(after);
    pages.push(await pageOf(tab, { limit: SHORT_PAGE, after }));
  }
  return pages;
}

const tokensIn = (...pages: readonly OrderHistory[]): string[] =>
  pages.flatMap(({ orders }) => orders.map(({ kind, token }) => `${kind} ${token}`));

export const accountKits = [accountKit, historyKit];
