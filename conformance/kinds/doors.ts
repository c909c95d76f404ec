import { callIds, visitIds } from '../../mocks/routes.ts';
import { addToCart, checkCoupon, offering } from '../orders/cart.ts';
import { place } from '../orders/purchase.ts';
import { purchases } from '../orders/purchases.ts';
import type { Profile } from '../profile.ts';
import { giverOf } from '../readers/opened-accounts.ts';
import {
  askSubscriber,
  holdingSession,
  loginOf,
  mailedToken,
  sessionOf,
  subscriptionOf,
  verifyCode,
} from '../readers/subscriber.ts';
import { changeOf, changes } from '../requests/changes.ts';
import { begin, keysOf, send } from '../requests/valid-requests.ts';
import { exampleOf, isOwn, isRead, type OperationId, opensByLink, parametersOf } from '../runner/contract.ts';
import { type Blamed, holds, needed, same } from '../runner/expect.ts';
import { fieldAt, withValue } from '../runner/fields.ts';
import { type Reply, replyIn, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

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
const BUILT_IN = ['__proto__', 'constructor', 'toString', 'undefined', 'null', '0', '1'];

/** Another value of the same form. */
export const unlike = (value: string): string =>
  value.slice(0, value.indexOf('_') + 1) + [...value.slice(value.indexOf('_') + 1)].map(shifted).toReversed().join('');

const shifted = (letter: string): string =>
  /[a-y0-8]/i.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 1) : letter === '9' ? '0' : 'a';

type Reading = (t: TestContext, id: OperationId) => Promise<Pick<Opened, 'tab' | 'value'>>;

const ofProfile =
  (what: string, tokenIn: (profile: Profile, id: OperationId) => string | undefined): Reading =>
  async (t, id) => ({ tab: t.open(), value: needed(tokenIn(t.profile, id), `the profile has no ${what} for ${id}`) });

/** Where the kit finds a value of each kind of token in the contract. */
const TOKENS: Record<string, Reading> = {
  GiftToken: ofProfile('redeemed gift', ({ gifts }) => gifts?.redeemed),
  InvoiceToken: ofProfile('paid invoice', ({ invoices }) => invoices?.paid),
  LinkToken: ofProfile('link', (profile, id) => linksFor(id, profile)[0] ?? profile.links?.used),
  ReceiptToken: async (t) => ({ tab: t.open(), value: (await giverOf(t)).receipt }),
  SubscriptionToken: async (t) => ({ tab: await t.as('upgradable'), value: await subscriptionOf(t, 'upgradable') }),
  IntentId: async (t) => {
    const order = await begin(t, changeOf('donate'));
    const keys = needed(keysOf(await send(order)), 'the order has no intent');
    return { tab: order.tab, value: keys.payment_intent_id };
  },
};

/** Kinds of tokens that nobody else's session may use. */
const OF_SESSIONS = new Set(['SubscriptionToken', 'IntentId']);

/** The profile's tokens of links that an operation is for. */
function linksFor(id: OperationId, { links = {}, donations = {} }: Profile): string[] {
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
        toldBy(await replyIn(await by.send(requestOf(t.server, id, { [place]: { [name]: other } }))));
      return { tab, value, tries };
    };
    return [{ call: id, what: `${name} in its ${place}`, isOwn: OF_SESSIONS.has(kind), begin }];
  }),
);

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
    const { call } = change;
    const { path, body } = exampleOf(call);
    const inPath = Object.keys(path).filter((name) => name !== 'shipcode');
    const places = [...inPath.map((name) => ['path', name]), ...placesIn(body).map((place) => ['body', ...place])];
    return places.map((place) => ({
      call,
      what: `${place.at(-1)} in its ${place[0]}`,
      isOwn: isOwn(call),
      begin: async (t) => {
        const request = await begin(t, change);
        const value = needed(fieldAt(request, place), `the kit sends no ${place.at(-1)} to ${call}`);
        const tries: Opened['tries'] = async (other, tab = request.tab) =>
          toldBy(await send({ ...withValue(request, place, other), tab }));
        return { tab: request.tab, value: String(value), tries };
      },
    }));
  });

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
      const { links = {}, donations = {}, gifts = {} } = t.profile;
      const own = linksFor(call, t.profile);
      const value = needed(own[0], `the profile has no link for ${call}`);
      const all = [links, donations, gifts].flatMap((tokens) => Object.values<string>(tokens));
      const others = all.filter((token) => !own.includes(token));
      const request = { ...(await begin(t, change)), tab: t.open() };
      const tries = async (token: string) => {
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
      const { tab, session: value } = await sessionOf(t, 'noSubscription');
      const tries = async (other: string) => {
        // A cookie cannot hold a NUL.
        const thief = await holdingSession(t, other.replace('\0', '%00'));
        return (await askSubscriber(thief)).kind;
      };
      const { email } = loginOf(t, 'noSubscription');
      return { tab, value, tries, others: [email] };
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
      const tries = async (password: string) =>
        (await verifyCode(t.open(), await mailedToken(tab, email), password)).kind;
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

/** A part of a token or code, a pattern and another spelling are as unknown as any other text. */
export const guessesKit = kitFlow('guesses', () =>
  doors.map(({ call, what, begin, isTyped = false }) =>
    step(`finds nothing at ${call} for a part or another spelling of ${what}`, async (t) => {
      const { value, tries, others = [] } = await begin(t);
      const unknown = await tries(unlike(value));
      for (const [how, other] of guessesOf(value, isTyped)) {
        const told = await tries(other);
        // A value that the contract's pattern excludes may be refused as such.
        if (told !== 'refused') same(call, `the reply to ${what} ${how}, as to an unknown one`, told, unknown);
      }
      for (const other of others) same(call, `the reply to ${what} for something else`, await tries(other), unknown);
      if (unknown !== 'refused') holds(call, `${what} that opens something`, (await tries(value)) !== unknown, unknown);
    }),
  ),
);

function guessesOf(value: string, isTyped: boolean): [how: string, other: string][] {
  const [most, prefix] = [value.slice(0, -1), value.slice(0, value.indexOf('_') + 1)];
  const half = Math.ceil(value.length / 2);
  const swapped = [...value].map((letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  const ofMachines: [string, string][] = [
    ['in other case', swapped.join('')],
    ...BUILT_IN.map((name): [string, string] => [`called ${name}`, name]),
  ];
  const all: [string, string][] = [
    ['without its last character', most],
    ['without its first character', value.slice(1)],
    ['with one character more', `${value}7`],
    ['with a character before it', `a${value}`],
    ['written twice', `${value}${value}`],
    ['with another last character', most + unlike(value.slice(-1))],
    ['with another beginning', unlike(value.slice(0, half)) + value.slice(half)],
    ['with another end', value.slice(0, half) + unlike(value.slice(half))],
    ['with % for its end', `${most}%`],
    ['with _ for its last character', `${most}_`],
    ['with * for its end', `${most}*`],
    ['as % alone', '%'],
    ['with a NUL after it', `${value}\0`],
    ['as its prefix', prefix],
    ...(isTyped ? [] : ofMachines),
  ];
  return all.filter(([, other]) => other !== '' && other !== value);
}
