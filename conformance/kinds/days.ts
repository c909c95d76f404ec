import { linesOf } from '../../machines/rules/cart/cart.ts';
import { yearsAfter } from '../../machines/rules/text/day.ts';
import type { CallId, PageId } from '../../mocks/documented.ts';
import { type ChangingId, callIds, isChanging, visitIds } from '../../mocks/routes.ts';
import { cartOf, digitalGift } from '../orders/cart.ts';
import { giftOf } from '../orders/purchases.ts';
import { shownIfOffered } from '../readers/all-readers.ts';
import { buyGifts, dayOf, daysAfter } from '../readers/opened-accounts.ts';
import { changeOf } from '../requests/changes.ts';
import { begin, send } from '../requests/valid-requests.ts';
import { isOwn, routeOf, takes } from '../runner/contract.ts';
import { accepted, type Blamed, holds, offered, same, skip } from '../runner/expect.ts';
import { fieldsOf, withValue } from '../runner/fields.ts';
import { ask, isPage, pageData, type Reply, replyIn, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { now } from './clock.ts';

const giftOn = (deliver_on: string) => ({ ...digitalGift.item, deliver_on });

/** Bodies that can hold every day of the contract's requests. */
const SHAPES = [{ ...digitalGift, item: giftOn('') }, { cart: { items: [], giftsubs: [giftOn('')] } }];

/** The calls whose body has a calendar day. */
const DATED = callIds
  .filter(isChanging)
  .filter((call) => SHAPES.some((body) => fieldsOf(call, body).some(({ schema }) => schema.format === 'date')));

/** Calendar days at the edges of zones, months and periods. */
export const daysKit = kitFlow('days', () => [
  ...DATED.map((call) =>
    step(`takes a day of ${call} from today, anywhere on Earth, to a year later, and refuses others`, (t) =>
      takesDays(t, call),
    ),
  ),
  step('keeps delivery days in every reply and page that shows them', async (t) => {
    await offersDays(t);
    const days = acceptedDays(t);
    const { tab, receipt: token } = await buyGifts(t, days.map(giftOn));
    const { receipt } = await pageData(t, tab, 'showReceipt', { query: { token } });
    const lines = (receipt?.lines ?? []).flatMap((line) => Array<unknown>(line.quantity).fill(line.deliver_on));
    same('showReceipt', 'the days of the lines', lines.toSorted(), days);
    for (const { token, deliver_on } of receipt?.gifts ?? []) {
      const { redeem } = accepted('getGift', await giftOf(t.open(), token));
      same('getGift', 'the day of the gift', redeem.status === 'open' && redeem.gift.deliver_on, deliver_on);
    }
    if (receipt?.gifts)
      same('showReceipt', 'the days of the gifts', receipt.gifts.map((gift) => gift.deliver_on).toSorted(), days);
  }),
  step('dates in UTC what a reader has just done, in every reply and page', datedInUtc),
  step('makes invoices due the days of their term after they were made', async (t) => {
    const { invoices = {} } = t.profile;
    if (Object.keys(invoices).length === 0) skip('the profile has no invoices');
    for (const token of new Set(Object.values(invoices))) {
      const params = { path: { invoice: token } };
      const { invoice } = accepted('getInvoice', await ask(t.open(), 'getInvoice', { params }));
      if (!invoice) continue;
      const { created, term, due_date } = invoice;
      same('getInvoice', `the due date of ${token}`, due_date, term === null ? null : daysAfter(created, term));
      holds('getInvoice', 'an invoice made by today', created <= dayOf(now(t)), created);
    }
  }),
]);

/** Fails the step unless a call takes the days that the contract allows, and no others. */
export async function takesDays(t: TestContext, call: ChangingId): Promise<void> {
  await offersDays(t);
  const [refusedDays, days] = [refusedDaysOf(t), acceptedDays(t)];
  if (takes(call, 'Idempotency-Key')) {
    const order = await begin(t, changeOf(call));
    const place = (all: string[]) => {
      const body = withValue(order.body, ['cart', 'giftsubs'], all.map(giftOn));
      return send({ ...order, body });
    };
    for (const day of refusedDays) isRefused(call, day, await place([day]));
    same(call, `the status for gifts on ${days.join(', ')}`, (await place(days)).status, 200);
    return;
  }
  const tab = t.open();
  const act = async (id: CallId, deliver_on: string, more: object = {}) => {
    const body = { ...digitalGift, item: giftOn(deliver_on), ...more };
    return replyIn(await tab.send(requestOf(t.server, id, { body })));
  };
  for (const day of days) same('addToCart', `the status for ${day}`, (await act('addToCart', day)).status, 200);
  if (call === 'addToCart') for (const day of refusedDays) isRefused(call, day, await act(call, day));
  same('getCart', 'the days of its lines', await heldDays(tab), days);
  if (call === 'addToCart') return;
  // Each of the other calls finds the line of its day alone.
  const [first = '', ...others] = days;
  const isRemoval = call === 'removeFromCart';
  same(call, `the status for ${first}`, (await act(call, first, isRemoval ? { all: true } : { qty: 2 })).status, 200);
  same('getCart', 'the days of its lines', await heldDays(tab), isRemoval ? others : [first, ...days]);
}

/** Fails the step unless all that a new reader does is dated with the UTC day in every reply and page. */
export async function datedInUtc(t: TestContext): Promise<void> {
  const first = dayOf(now(t));
  const { tab, receipt: token } = await buyGifts(t, [digitalGift.item]);
  const told: [Blamed, unknown][] = [];
  for (const id of ['showReceipt', ...OWN_PAGES] as const)
    told.push([id, await shownIfOffered(t, tab, id, id === 'showReceipt' ? { query: { token } } : {})]);
  for (const id of ['getSubscriber', 'listOrders'] as const)
    if (await t.offer.isOffered(id)) told.push([id, await (await tab.send(requestOf(t.server, id, {}))).json()]);
  const last = dayOf(now(t));
  for (const [call, data] of told)
    for (const [name, day] of daysIn(data))
      holds(call, `the UTC day of now, ${last}, as ${name}`, first <= day && day <= last, day);
}

/** A reader's own pages that need nothing in their address. */
const OWN_PAGES: PageId[] = visitIds.filter(isPage).filter((id) => isOwn(id) && !routeOf(id).path.includes('{'));

/** The names of days on which something was done. */
const DONE = ['created', 'date', 'sent_at', 'opened_at', 'redeemed_at', 'paid_on'];

function daysIn(data: unknown): [name: string, day: string][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, held]): [string, string][] => {
    if (DONE.includes(name) && typeof held === 'string') return [[name, held]];
    // The day of an issue is to come.
    return name === 'next_issue' ? [] : daysIn(held);
  });
}

async function offersDays(t: TestContext): Promise<void> {
  offered(await pageData(t, t.open(), 'showSubscribe'), 'subscribe', 'gift_message');
}

function isRefused(call: Blamed, day: string, { status, body }: Reply): void {
  const { errors, checkout_errors } = Object(body);
  const isAtField = JSON.stringify([errors, checkout_errors]).includes('deliver_on');
  const isRight = status === 400 && isAtField;
  holds(call, `a refusal of a gift on ${day} with status 400 at deliver_on`, isRight, { status, body });
}

const heldDays = async (tab: Tab): Promise<unknown[]> =>
  linesOf(await cartOf(tab))
    .flatMap(({ cart: { item }, quantity }) => Array<unknown>(quantity).fill(Object(item).deliver_on))
    .toSorted();

const HOUR_MS = 3_600_000;

/** Today in every zone, the ends of months, and the last day, in order. The first stays valid while a step runs. */
function acceptedDays(t: TestContext): string[] {
  const time = now(t);
  const zones = [dayOf(time - 11.5 * HOUR_MS), dayOf(time), dayOf(time + 14 * HOUR_MS)];
  const [year = 0, month = 0] = dayOf(time).split('-').map(Number);
  const ends = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((later) => dayOf(Date.UTC(year, month + later, 0)));
  return [...new Set([...zones, ...ends, yearsAfter(dayOf(time + 14 * HOUR_MS), 1)])].toSorted();
}

/** The day before yesterday and the day after the last one in any zone. */
const refusedDaysOf = (t: TestContext): string[] => [
  daysAfter(dayOf(now(t)), -2),
  daysAfter(yearsAfter(dayOf(now(t)), 1), 2),
];
