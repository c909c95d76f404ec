import type { CallId, VisitId } from '../../mocks/documented.ts';
import { routes, visits } from '../../mocks/routes.gen.ts';
import { callIds, visitIds } from '../../mocks/routes.ts';
import { addToCart, checkCoupon, offering } from '../orders/cart.ts';
import { guestOrder } from '../orders/orders.ts';
import { orderReplyIn, place } from '../orders/purchase.ts';
import { purchases } from '../orders/purchases.ts';
import type { Profile } from '../profile.ts';
import { askSubscriber, loggedIn, loginOf, subscriptionOf } from '../readers/subscriber.ts';
import { type Change, changeOf, changes } from '../requests/changes.ts';
import { begin, send } from '../requests/valid-requests.ts';
import { exampleOf, isOwn, opensByLink, parametersOf } from '../runner/contract.ts';
import { accepted, type Blamed, needed, same } from '../runner/expect.ts';
import { fieldAt, withValue } from '../runner/fields.ts';
import { addressOf, ask, type Given, pageRequest, type Reply, replyIn, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';

/** Something that opens for a value that its reader knows, and for no other. */
export interface Door {
  call: Blamed;
  what: string;
  begin: (t: TestContext) => Promise<Opened>;
  /** Whether people type the value, so that its case does not matter. */
  isTyped?: boolean;
  /** Whether it opens only in the session of the value's reader. */
  isOwn?: boolean;
}

interface Opened {
  /** The tab of the value's reader. */
  tab: Tab;
  value: string;
  /** Returns what the server tells a tab that sends another value. */
  tries: (other: string, by?: Tab) => Promise<unknown>;
  /** Values that open something else. */
  others?: readonly string[];
}

/** Values that a careless look-up finds in every object or table. */
export const BUILT_IN = ['__proto__', 'constructor', 'toString', 'undefined', 'null', '0', '1'];

/** Another value of the same form. */
export const unlike = (value: string): string =>
  value.slice(0, value.indexOf('_') + 1) + [...value.slice(value.indexOf('_') + 1)].map(shifted).toReversed().join('');

const shifted = (letter: string): string =>
  /[a-y0-8]/i.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 1) : letter === '9' ? '0' : 'a';

type Reading = (t: TestContext, id: CallId | VisitId) => Promise<{ tab: Tab; value: string }>;

const ofProfile =
  (what: string, tokenIn: (profile: Profile, id: CallId | VisitId) => string | undefined): Reading =>
  async (t, id) => ({ tab: t.open(), value: needed(tokenIn(t.profile, id), `the profile has no ${what} for ${id}`) });

/** Where the kit finds a value of each kind of token in the contract. */
const TOKENS: Record<string, Reading> = {
  GiftToken: ofProfile('redeemed gift', ({ gifts }) => gifts?.redeemed),
  InvoiceToken: ofProfile('paid invoice', ({ invoices }) => invoices?.paid),
  LinkToken: ofProfile('link', (profile, id) => linksFor(id, profile)[0] ?? profile.links?.used),
  ReceiptToken: async (t) => {
    const code = t.entry('coupons', 'free');
    const tab = t.open();
    const subscription = { renewal: false, medium: 'digital', level: 'low', term: '1year', coupon: code } as const;
    const order = { ...(await guestOrder(t, tab, 'subscribe')), cart: { items: [], giftsubs: [], subscription } };
    const { data } = orderReplyIn(accepted('subscribe', await place(t, { call: 'subscribe', tab, body: order })));
    return { tab, value: needed('receipt' in data ? data.receipt : undefined, 'the free order has no receipt') };
  },
  SubscriptionToken: async (t) => ({ tab: await t.as('upgradable'), value: await subscriptionOf(t, 'upgradable') }),
  IntentId: async (t) => {
    const order = await begin(t, changeOf('donate'));
    const { body } = await send(order);
    return { tab: order.tab, value: needed(Object(body).data?.keys?.payment_intent_id, 'the order has no intent') };
  },
};

/** Kinds of tokens that nobody else's session may use. */
const OF_SESSIONS = new Set(['SubscriptionToken', 'IntentId']);

/** The profile's tokens of links that an operation is for. */
function linksFor(id: CallId | VisitId, { links = {}, donations = {} }: Profile): string[] {
  if (/Donation/.test(id)) return Object.values(donations);
  const link = /Card|Payment/.test(id) ? links.payment : /Address/.test(id) ? links.address : undefined;
  return link === undefined ? [] : [link];
}

/** Every read and page with a token in its address. */
const reads: Door[] = [...callIds, ...visitIds].filter(isRead).flatMap((id) =>
  parametersOf(id).flatMap(({ name, in: place, schema }): Door[] => {
    const kind = schema?.$ref?.split('/').at(-1) ?? '';
    const reading = TOKENS[kind];
    if (!reading || place === 'header' || !(place === 'path' || name === 'token')) return [];
    const begin: Door['begin'] = async (t) => {
      const { tab, value } = await reading(t, id);
      const tries: Opened['tries'] = async (other, by = tab) =>
        toldBy(await replyIn(await by.send(readOf(t, id, { [place]: { [name]: other } }))));
      return { tab, value, tries };
    };
    return [{ call: id, what: `${name} in its ${place}`, isOwn: OF_SESSIONS.has(kind), begin }];
  }),
);

/** Whether an operation only reads. */
export function isRead(id: CallId | VisitId): boolean {
  return { ...routes, ...visits }[id].method === 'get';
}

/** The request of a read or page. */
export function readOf({ server }: TestContext, id: CallId | VisitId, { path = {}, query = {} }: Given): Request {
  return Object.hasOwn(routes, id)
    ? requestOf(server, id as CallId, { path, query }) // a key of the table
    : pageRequest(addressOf(server, id as VisitId, { params: path, query })); // and otherwise of the other
}

/** What a reply shows: its parts, and the state of a link or gift. */
function toldBy({ status, body }: Reply): string {
  if (status >= 400) return 'refused';
  const data = Object(body);
  const parts = Object.keys(data).filter((key) => data[key] !== null);
  return [status, ...parts.toSorted(), data.link?.state, data.redeem?.status].join(' ');
}

/** The fields of requests that hold a token or a reference. */
const FIELDS = ['token', 'account', 'cc_token', 'ref'];

/** Removing an absent line succeeds, and so does asking for another link. */
const LENIENT: string[] = ['removeFromCart', 'updateCart', 'renewLink'];

/** Every change with such a field in the contract's example of it, or in its path. */
const writes: Door[] = changes
  .filter(({ call }) => !LENIENT.includes(call))
  .flatMap((change) => {
    const { path, body } = exampleOf(change.call);
    const inPath = Object.keys(path).filter((name) => name !== 'shipcode');
    const places = [...inPath.map((name) => ['path', name]), ...placesIn(body).map((place) => ['body', ...place])];
    return places.map((place) => writeDoor(change, place));
  });

function writeDoor(change: Change, place: string[]): Door {
  return {
    call: change.call,
    what: `${place.at(-1)} in its ${place[0]}`,
    isOwn: isOwn(change.call),
    begin: async (t) => {
      const request = await begin(t, change);
      const { tab } = request;
      const value = needed(fieldAt(request, place), `the kit sends no ${place.at(-1)} to ${change.call}`);
      const tries: Opened['tries'] = async (other, sender = tab) =>
        toldBy(await send({ ...withValue(request, place, other), tab: sender }));
      return { tab, value: String(value), tries };
    },
  };
}

function placesIn(value: unknown, path: string[] = []): string[][] {
  return Object.entries(Object(value)).flatMap(([key, held]) => {
    if (typeof held === 'object') return placesIn(held, [...path, key]);
    return FIELDS.includes(key) ? [[...path, key]] : [];
  });
}

/** Every change that a mailed link's token authorizes. */
const linked: Door[] = changes
  .filter(({ call }) => opensByLink(call))
  .map((change) => ({
    call: change.call,
    what: "a link's token",
    begin: async (t) => {
      const { call } = change;
      const own = linksFor(call, t.profile);
      const { links = {}, donations = {}, gifts = {} } = t.profile;
      const all = [links, donations, gifts].flatMap((tokens) => Object.values<string>(tokens));
      const request = { ...(await begin(t, change)), tab: t.open() };
      const value = needed(own[0], `the profile has no link for ${call}`);
      const others = all.filter((token) => !own.includes(token));
      const tries: Opened['tries'] = async (token) => {
        const { status } = await send({ ...request, query: { ...request.query, token } });
        const isWellFormed = [...others, unlike(value)].includes(token);
        if (isWellFormed || status !== 400)
          same(call, `the status for ${token}, which is no link for this`, status, 403);
        return 'refused';
      };
      return { tab: request.tab, value, tries, others };
    },
  }));

const others: Door[] = [
  {
    call: 'getSubscriber',
    what: 'the cookie of a session',
    begin: async (t) => {
      const tab = await loggedIn(t, 'noSubscription');
      const tries = async (other: string) => {
        const thief = t.open();
        // A cookie cannot hold a NUL.
        await thief.cookies.setCookie(`session=${other.replace('\0', '%00')}; Path=/`, t.server.href);
        return (await askSubscriber(thief)).kind;
      };
      const { email } = loginOf(t, 'noSubscription');
      return { tab, value: needed(await tab.session(), 'a login returns no cookie'), tries, others: [email] };
    },
  },
  {
    call: 'addToCart',
    what: 'the token of a subscription to upgrade',
    isOwn: true,
    begin: async (t) => {
      const tab = await t.as('upgradable');
      const tries: Opened['tries'] = async (token, by = tab) => {
        const item = { token, deliverable: 'print-a', level: 'high' } as const;
        const { kind } = await addToCart(by, { type: 'subscription-upgrade', item, qty: 1 });
        return kind;
      };
      return { tab, value: await subscriptionOf(t, 'upgradable'), tries };
    },
  },
  {
    call: 'verifyCode',
    what: 'a mailed code',
    isTyped: true,
    begin: async (t) => {
      const { email, code } = t.entry('signInCode');
      const tab = t.open();
      const tries = async (password: string) => {
        const { token } = accepted('requestCode', await ask(tab, 'requestCode', { body: { email, path: '/' } }));
        return toldBy(
          await replyIn(await t.open().send(requestOf(t.server, 'verifyCode', { body: { token, password } }))),
        );
      };
      return { tab, value: code, tries };
    },
  },
  {
    call: 'checkCoupon',
    what: 'a coupon',
    isTyped: true,
    begin: async (t) => {
      const { tab, code: value } = await offering(t);
      const tries = async (code: string) => {
        const result = await checkCoupon(t.open(), { for: 'subscription', purpose: 'personal' }, code);
        if (result.kind !== 'ok') return result.kind;
        const { coupon } = Object(result.output);
        return coupon.can_apply && !coupon.errors;
      };
      const { expired } = t.profile.coupons ?? {};
      return { tab, value, tries, others: [...BUILT_IN, ...(expired === undefined ? [] : [expired])] };
    },
  },
  {
    call: 'subscribe',
    what: 'a coupon in an order',
    isTyped: true,
    begin: async (t) => {
      const value = t.entry('coupons', 'any');
      const tab = t.open();
      const order = await purchases.subscribe.begin(t, tab);
      const tries = async (coupon: string) => {
        const body = withValue(order.body, ['cart', 'subscription', 'coupon'], coupon);
        return (await place(t, { ...order, body })).kind;
      };
      return { tab, value, tries };
    },
  },
];

/** Everything that a token, code, reference or cookie opens. */
export const doors: readonly Door[] = [...reads, ...writes, ...linked, ...others];
