import { pageDataIn } from '../../mocks/contract/check.ts';
import type { CallId, VisitId } from '../../mocks/documented.ts';
import { routes, visits } from '../../mocks/routes.gen.ts';
import { callIds, visitIds } from '../../mocks/routes.ts';
import { checkCoupon, offering } from '../orders/cart.ts';
import { beginOrder, send } from '../orders/keyed-orders.ts';
import { guestOrder, sessionOf, subscribe, subscriptionOrder } from '../orders/orders.ts';
import { orderReplyIn, sent } from '../orders/purchase.ts';
import { valueAt } from '../readers/all-readers.ts';
import { type Change, changes } from '../readers/changes.ts';
import { askSubscriber, loggedIn, subscriptionOf } from '../readers/subscriber.ts';
import { exampleOf, parametersOf } from '../runner/contract.ts';
import { accepted, type Blamed, holds, needed, same } from '../runner/expect.ts';
import { addressOf, ask, type Given, requestOf } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

/** Something that opens for a value that its reader knows, and for no other. */
interface Door {
  call: Blamed;
  what: string;
  /** Returns the value and how to try another in its place. */
  begin: (t: TestContext) => Promise<{ value: string; tries: (other: string) => Promise<unknown> }>;
  ignoresCase?: boolean;
}

/** A part of a token or code, a pattern and another spelling are as unknown as any other text. */
export const guessesKit = kitFlow('guesses', () =>
  DOORS.map(({ call, what, begin, ignoresCase = false }) =>
    step(`finds nothing at ${call} for a part or another spelling of ${what}`, async (t) => {
      const { value, tries } = await begin(t);
      const unknown = await tries(unlike(value));
      for (const [how, other] of guessesOf(value, ignoresCase)) {
        const told = await tries(other);
        // A value that the contract's pattern excludes may be refused as such.
        if (told !== 'refused') same(call, `the reply to ${what} ${how}, as to an unknown one`, told, unknown);
      }
      if (unknown !== 'refused') holds(call, `${what} that opens something`, (await tries(value)) !== unknown, unknown);
    }),
  ),
);

/** Another value of the same form. */
const unlike = (value: string): string =>
  value.slice(0, value.indexOf('_') + 1) + [...value.slice(value.indexOf('_') + 1)].map(shifted).toReversed().join('');

const shifted = (letter: string): string =>
  /[a-y0-8]/i.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 1) : letter === '9' ? '0' : 'a';

function guessesOf(value: string, ignoresCase: boolean): [how: string, other: string][] {
  const [most, prefix] = [value.slice(0, -1), value.slice(0, value.indexOf('_') + 1)];
  const swapped = [...value].map((letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  const all: [string, string][] = [
    ['without its last character', most],
    ['without its first character', value.slice(1)],
    ['with one character more', `${value}7`],
    ['with a character before it', `a${value}`],
    ['written twice', `${value}${value}`],
    ['with % for its end', `${most}%`],
    ['with _ for its last character', `${most}_`],
    ['with * for its end', `${most}*`],
    ['as % alone', '%'],
    ['with a NUL after it', `${value}\0`],
    ['as its prefix', prefix],
    ...(ignoresCase ? [] : [['in other case', swapped.join('')] as [string, string]]),
  ];
  return all.filter(([, other]) => other !== '' && other !== value);
}

type Reading = (t: TestContext, id: CallId | VisitId) => Promise<{ tab: Tab; value: string }>;

const ofProfile =
  (what: string, tokenIn: (profile: TestContext['profile'], id: CallId | VisitId) => string | undefined): Reading =>
  async (t, id) => ({ tab: t.open(), value: needed(tokenIn(t.profile, id), `the profile has no ${what} for ${id}`) });

/** Where the kit finds a value of each kind of token in the contract. */
const TOKENS: Record<string, Reading> = {
  GiftToken: ofProfile('redeemed gift', ({ gifts }) => gifts?.redeemed),
  InvoiceToken: ofProfile('paid invoice', ({ invoices }) => invoices?.paid),
  LinkToken: ofProfile('link', ({ links, donations }, id) =>
    id === 'showDonationSetup'
      ? donations?.paid
      : id === 'showPayment'
        ? links?.payment
        : id === 'showAddresses'
          ? links?.address
          : links?.used,
  ),
  ReceiptToken: async (t) => {
    const code = needed(t.profile.coupons?.free, 'the profile has no coupon that makes a subscription free');
    const tab = t.open();
    const subscription = { renewal: false, medium: 'digital', level: 'low', term: '1year', coupon: code } as const;
    const order = { ...(await guestOrder(t, tab, 'subscribe')), cart: { items: [], giftsubs: [], subscription } };
    const { data } = orderReplyIn(accepted('subscribe', await subscribe(tab, order, sent(t))));
    return { tab, value: needed('receipt' in data ? data.receipt : undefined, 'the free order has no receipt') };
  },
  SubscriptionToken: async (t) => ({ tab: await t.as('upgradable'), value: await subscriptionOf(t, 'upgradable') }),
  IntentId: async (t) => {
    const order = await beginOrder(t, 'donate');
    const { body } = await send(t, order, crypto.randomUUID());
    return { tab: order.tab, value: needed(Object(body).data?.keys?.payment_intent_id, 'the order has no intent') };
  },
};

const isRead = (id: CallId | VisitId): boolean => ({ ...routes, ...visits })[id].method === 'get';

/** Every read and page with a token in its address. */
const reads: Door[] = [...callIds, ...visitIds].filter(isRead).flatMap((id) =>
  parametersOf(id).flatMap(({ name, in: place, schema }): Door[] => {
    const reading = TOKENS[schema?.$ref?.split('/').at(-1) ?? ''];
    if (!reading || place === 'header' || !(place === 'path' || name === 'token')) return [];
    const begin: Door['begin'] = async (t) => {
      const { tab, value } = await reading(t, id);
      return { value, tries: async (other) => toldBy(await tab.send(readOf(t, id, { [place]: { [name]: other } }))) };
    };
    return [{ call: id, what: `${name} in its ${place}`, begin }];
  }),
);

function readOf({ server }: TestContext, id: CallId | VisitId, { path = {}, query = {} }: Given): Request {
  if (isCall(id)) return requestOf(server, id, { path, query: { ...query } });
  return new Request(addressOf(server, id, { params: path, query }), { headers: { Accept: 'text/html' } });
}

const isCall = (id: CallId | VisitId): id is CallId => Object.hasOwn(routes, id);

/** What a reply shows: its parts, and the state of a link or gift. */
async function toldBy(response: Response): Promise<string> {
  if (response.status >= 400) return 'refused';
  const text = await response.text();
  const data = Object(JSON.parse((/^\s*</.test(text) ? pageDataIn(text) : text) || '{}'));
  const parts = Object.keys(data).filter((key) => data[key] !== null);
  return [response.status, ...parts.toSorted(), data.link?.state, data.redeem?.status].join(' ');
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

function writeDoor({ call, by, given }: Change, place: string[]): Door {
  return {
    call,
    what: `${place.at(-1)} in its ${place[0]}`,
    begin: async (t) => {
      const tab = await by(t);
      // A server may keep the card once the provider has set it up.
      if (call === 'setCard') t.undo('the card', async () => void (await ask(tab, 'deleteCard', {})));
      const first = await given(t, tab);
      const value = needed(valueAt({ ...first }, place.join('/')), `the kit sends no ${place.at(-1)} to ${call}`);
      const tries = async (other: string) => {
        const { query, ...request } = withAt(first, place, other);
        // A bot check's token works once.
        const anew = query?.captcha === undefined ? query : { ...query, captcha: botToken(t.profile) };
        return toldBy(await tab.send(requestOf(t.server, call, { ...request, query: anew })));
      };
      return { value: String(value), tries };
    },
  };
}

function placesIn(value: unknown, path: string[] = []): string[][] {
  return Object.entries(Object(value)).flatMap(([key, held]) => {
    if (typeof held === 'object') return placesIn(held, [...path, key]);
    return FIELDS.includes(key) ? [[...path, key]] : [];
  });
}

function withAt(given: Given, place: string[], value: string): Given {
  const copy = structuredClone({ ...given });
  const holder = place.slice(0, -1).reduce<Record<string, unknown>>((held, key) => Object(held[key]), { ...copy });
  holder[place.at(-1) ?? ''] = value;
  return copy;
}

/** Every change that a mailed link's token authorizes. */
const linked: Door[] = changes.flatMap(({ call, by, given }): Door[] => {
  const takesLink = parametersOf(call).some(({ schema }) => schema?.$ref?.endsWith('/LinkToken'));
  if (!takesLink) return [];
  const begin: Door['begin'] = async (t) => {
    const { links, donations } = t.profile;
    const token = call === 'setCard' ? links?.payment : /Donation/.test(call) ? donations?.paid : links?.address;
    const value = needed(token, `the profile has no link for ${call}`);
    const { query, ...input } = await given(t, await by(t));
    const tries = async (other: string) =>
      toldBy(await t.open().send(requestOf(t.server, call, { ...input, query: { ...query, token: other } })));
    return { value, tries };
  };
  return [{ call, what: "a link's token", begin }];
});

const others: Door[] = [
  {
    call: 'getSubscriber',
    what: 'the cookie of a session',
    begin: async (t) => {
      const session = needed(await (await loggedIn(t, 'noSubscription')).session(), 'a login returns no cookie');
      const tries = async (other: string) => {
        const tab = t.open();
        // A cookie cannot hold a NUL.
        await tab.cookies.setCookie(`session=${other.replace('\0', '%00')}; Path=/`, t.server.href);
        return (await askSubscriber(tab)).kind;
      };
      return { value: session, tries };
    },
  },
  {
    call: 'verifyCode',
    what: 'a mailed code',
    ignoresCase: true,
    begin: async (t) => {
      const { email, code } = needed(t.profile.signInCode, 'the profile has no mailed code');
      const tries = async (password: string) => {
        const tab = t.open();
        const { token } = accepted('requestCode', await ask(tab, 'requestCode', { body: { email, path: '/' } }));
        return toldBy(await tab.send(requestOf(t.server, 'verifyCode', { body: { token, password } })));
      };
      return { value: code, tries };
    },
  },
  {
    call: 'checkCoupon',
    what: 'a coupon',
    ignoresCase: true,
    begin: async (t) => {
      const { code: value } = await offering(t);
      const tries = async (code: string) => {
        const result = await checkCoupon(t.open(), { for: 'subscription', purpose: 'personal' }, code);
        if (result.kind !== 'ok') return result.kind;
        const { coupon } = Object(result.output);
        return coupon.can_apply && !coupon.errors;
      };
      return { value, tries };
    },
  },
  {
    call: 'subscribe',
    what: 'a coupon in an order',
    ignoresCase: true,
    begin: async (t) => {
      const value = needed(t.profile.coupons?.any, 'the profile has no coupon for any subscription');
      const tries = async (coupon: string) => {
        const tab = t.open();
        const order = subscriptionOrder(t, await sessionOf(t, tab, 'subscribe'));
        const subscription = { ...needed(order.cart.subscription, 'nothing is ordered'), coupon };
        return (await subscribe(tab, { ...order, cart: { ...order.cart, subscription } }, sent(t))).kind;
      };
      return { value, tries };
    },
  },
];

const DOORS: Door[] = [...reads, ...writes, ...linked, ...others];
