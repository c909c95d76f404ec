import { isDeepStrictEqual } from 'node:util';
import type { PageId } from '../../mocks/documented.ts';
import { addToCart, basicOf, emptyCart } from '../orders/cart.ts';
import type { ReaderRole } from '../profile.ts';
import { type Blamed, holds, NotRun, StepFailed, same, skip } from '../runner/expect.ts';
import { fieldAt } from '../runner/fields.ts';
import { type At, ask, replyIn, visit } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { once, type TestContext } from '../runner/test-context.ts';
import { askSubscriber } from './subscriber.ts';

/** A reader's own data as they see it, by kind. */
export type View = Record<string, unknown>;

interface Seeing {
  /** Reads affected data that is in no reader's view. */
  see?: (t: TestContext, tab: Tab) => Promise<unknown>;
}

/** What the reader can see in a few requests, and what a change shows elsewhere. */
export async function viewOf(t: TestContext, tab: Tab, { see }: Seeing = {}): Promise<View> {
  const [page, cart, seen] = await Promise.all([shownIfOffered(t, tab, 'showAccount'), cartOf(t, tab), see?.(t, tab)]);
  const { subscriber, payment_info: onFile } = Object(page);
  const { account, timetable } = subscriber ?? (await told(t, tab));
  return { account, timetable, onFile, cart, ...(see && { seen }) };
}

async function cartOf({ offer }: TestContext, tab: Tab): Promise<unknown> {
  const cart = (await offer.isOffered('getCart')) && (await ask(tab, 'getCart', {}));
  return cart && (cart.kind === 'ok' ? cart.output : cart.kind);
}

/** Reads the account with a call, for servers that render no account page or redirect visitors to the login. */
async function told(t: TestContext, tab: Tab): Promise<{ account?: unknown; timetable?: unknown }> {
  const result = (await t.offer.isOffered('getSubscriber')) ? await askSubscriber(tab) : undefined;
  if (result?.kind !== 'ok') return {};
  const { subscriber, timetable } = result.output;
  return { account: subscriber.account, timetable };
}

/** Reads the account and everything else the reader can see. */
export async function wholeViewOf(t: TestContext, tab: Tab, seeing?: Seeing): Promise<View> {
  const [view, asked, payment, addresses] = await Promise.all([
    viewOf(t, tab, seeing),
    told(t, tab),
    shownIfOffered(t, tab, 'showPayment'),
    shownIfOffered(t, tab, 'showAddresses'),
  ]);
  const token = Object(view.timetable).current_subscription?.info.token;
  const page = token && (await shownIfOffered(t, tab, 'showSubscription', { params: { token } }));
  return structuredClone({
    ...view,
    asked,
    setup: payment && { ...Object(payment).payment_setup, keys: undefined },
    addressPage: Object(addresses).subscriber,
    change: Object(page).upgrade?.subscription,
  });
}

/** Returns the data of a page; undefined if it redirects or is not rendered here. */
export async function shown({ server, profile }: TestContext, tab: Tab, id: PageId, at: At = {}): Promise<unknown> {
  if (profile.pages?.[id] !== undefined) return undefined;
  const { status, body } = await replyIn(await visit(server, tab, id, at));
  return status < 300 ? (body ?? undefined) : undefined;
}

/** The same for a page that a step can do without. */
export const shownIfOffered = async (t: TestContext, tab: Tab, id: PageId, at?: At): Promise<unknown> =>
  (await t.offer.isOffered(id)) ? shown(t, tab, id, at) : undefined;

interface Seen {
  who: string;
  tab: Tab;
  view: View;
}

const gathered = once(async (t): Promise<Omit<Seen, 'view'>[]> => {
  const roles = Object.keys(t.profile.readers ?? {}) as ReaderRole[]; // the profile's schema ensures it
  const tabs = roles.map((role) =>
    t.as(role).catch((reason: unknown) => {
      if (reason instanceof NotRun || reason instanceof StepFailed) return undefined; // reported by the login flows
      throw reason;
    }),
  );
  const readers = (await Promise.all(tabs)).map((tab, at) => ({ who: `the reader "${roles[at]}"`, tab }));
  const all = [...readers, { who: 'a visitor', tab: t.open() }].flatMap(({ who, tab }) => (tab ? [{ who, tab }] : []));
  const ref = t.profile.goods?.basic;
  for (const { tab, who } of all.filter((_, at) => ref !== undefined && at % 4 === 0)) {
    await addToCart(tab, basicOf(t, 2));
    t.undo(`the cart of ${who}`, () => emptyCart(tab));
  }
  return all;
});

async function look(t: TestContext): Promise<Seen[]> {
  return Promise.all((await gathered(t)).map(async ({ who, tab }) => ({ who, tab, view: await viewOf(t, tab) })));
}

/**
 * Fails the step unless a call changes the named places and nothing else, except `besides`, for the reader who makes it
 * or for anyone else, and if it says otherwise in the reply that `act` returns.
 */
export async function changesOnly(
  t: TestContext,
  {
    call,
    tab,
    places,
    besides = [],
  }: { call: Blamed; tab?: Tab; places: readonly string[]; besides?: readonly string[] },
  act: () => Promise<unknown>,
  latest: Latest = {},
): Promise<void> {
  const before = latest.seen ?? (await look(t));
  const own = tab && (await wholeViewOf(t, tab));
  for (const [part = ''] of places.map((place) => place.split('/')))
    if (own?.[part] === undefined && SHOWN_BY[part]) skip(`the server does not offer ${SHOWN_BY[part]}`);
  const reply = await act();
  const after = await look(t);
  latest.seen = after;
  for (const [at, { who, tab: theirs, view }] of before.entries())
    if (theirs !== tab && (refIn(view) === undefined || refIn(view) !== refIn(own)))
      same(call, `the data of ${who}, who did nothing`, after[at]?.view, view);
  if (!tab || !own) return;
  const now = await wholeViewOf(t, tab);
  for (const place of places) isChanged(call, place, [valueAt(own, place), valueAt(now, place)], reply);
  const changing = [...places, ...besides];
  same(call, "the reader's other data", without(now, changing), without(own, changing));
}

function isChanged(call: Blamed, place: string, [before, value]: unknown[], reply: unknown): void {
  holds(call, `a change of ${place}`, !isDeepStrictEqual(before, value), value);
  const isCart = place === 'cart' && 'billing' in Object(reply);
  const said = isCart ? reply : Object(reply)[place.split('/').at(-1) ?? ''];
  if (said !== undefined) same(call, `${place} as the reply says`, value, said);
}

/** The last views of everyone, reused by steps if nobody has done anything in between. */
export interface Latest {
  seen?: Seen[];
}

/** The operations without which a part of a view is missing. */
const SHOWN_BY: Record<string, string> = {
  account: 'showAccount and getSubscriber',
  timetable: 'showAccount and getSubscriber',
  cart: 'getCart',
  setup: 'showPayment',
};

const refIn = (view?: View): unknown => Object(view?.account).ref;

const valueAt = (view: View, place: string): unknown => fieldAt(view, place.split('/'));

/** A view without some places. */
export function without(view: View, places: readonly string[]): View {
  const rest = structuredClone(view);
  for (const place of places.flatMap((each) => [each, `asked/${each}`, `addressPage/${each}`])) {
    const path = place.split('/');
    delete Object(fieldAt(rest, path.slice(0, -1)))[path.at(-1) ?? ''];
  }
  return rest;
}
