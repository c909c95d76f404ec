import type { CallId, PageId, VisitId } from '../../../mocks/documented.ts';
import { replies } from '../../../mocks/replies.ts';
import { routes } from '../../../mocks/routes.gen.ts';
import type { ChangingId } from '../../../mocks/routes.ts';
import { changes } from '../../requests/changes.ts';
import { operationOf } from '../../runner/exchange.ts';
import { type Path, textsOf } from '../../runner/fields.ts';
import {
  answers,
  type Body,
  changed,
  each,
  instead,
  json,
  page,
  reply,
  sent,
  serving,
  set,
  type Wrong,
  type WrongServers,
} from './fault.ts';

const CALLS = changes.map(({ call }) => call);
const OWN: ChangingId[] = ['changeName', 'replaceName', 'changeEmail', 'flipAutorenew'];
const ADDRESSES: ChangingId[] = ['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'];
const CART: ChangingId[] = ['addToCart', 'updateCart', 'removeFromCart'];
const KEPT: ChangingId[] = ['changeName', 'replaceName', ...ADDRESSES, 'setCard', 'setDonationCard'];
/** Calls without visible effects here: an intent that was never returned, a donation that cannot be restarted, a mail. */
const UNSEEN = new Set<ChangingId>(['restartDonation', 'updateSubscription', 'closeAttempt', 'renewLink']);

const isOf = (id: CallId | PageId, { method, url }: Request): boolean =>
  operationOf(method, new URL(url).pathname) === id;

const OPENERS = [
  ...(['addToCart', 'subscribe', 'donate', 'payInvoice', 'redeemGift'] as const),
  ...(['showSubscribe', 'showDonate', 'showCheckout'] as const),
];

/** Opens a session under whatever id the cookie of one operation names. */
const adopting =
  (id: CallId | PageId): Wrong =>
  (right, journal) =>
  (request) => {
    const named = /(?:^|; )session=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
    if (named !== undefined && isOf(id, request))
      journal.work(({ state }) => Object.assign(state.sessions, { [named]: state.sessions[named] ?? null }));
    return right(request);
  };

/** One server for each case. */
const forEach = <Case>(
  cases: readonly Case[],
  serverOf: (one: Case) => readonly [name: string, flow: string, step: string, wrong: Wrong],
): WrongServers =>
  Object.fromEntries(
    cases.map((one) => {
      const [name, flow, step, wrong] = serverOf(one);
      return [name, { at: [flow, step] as const, wrong }];
    }),
  );

/** Foreign origins that an incomplete check accepts. */
const ORIGINS: [what: string, isTaken: (origin: string, own: URL) => boolean][] = [
  ['null', (origin) => origin === 'null'],
  ['its own host with another port', (origin, own) => new URL(origin).hostname === own.hostname],
  ['its own host with another scheme', (origin, own) => new URL(origin).host === own.host],
  ['a prefix of its own origin', (origin, own) => origin.startsWith(`${own.protocol}//${own.hostname}`)],
  ['a suffix of its own origin', (origin, own) => origin.endsWith(own.host) || origin.endsWith(own.hostname)],
];

function accepting(isTaken: (origin: string, own: URL) => boolean): Wrong {
  return (right) => async (request) => {
    const origin = request.headers.get('Origin') ?? '';
    const isForeign = origin === 'null' || URL.canParse(origin);
    const isOwn =
      isForeign && (origin !== 'null' || isTaken === ORIGINS[0]?.[1]) && isTaken(origin, new URL(request.url));
    return right(isOwn ? await changed(request, { headers: (headers) => headers.delete('Origin') }) : request);
  };
}

function onGet(call: ChangingId): Wrong {
  return (right) => async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || operationOf(routes[call].method, pathname) !== call) return right(request);
    const headers = new Headers(request.headers);
    headers.set('Content-Type', 'application/json');
    const fields = Object.fromEntries([...searchParams].map(([name, value]) => [name, readable(value)]));
    const method = routes[call].method.toUpperCase();
    const response = await right(
      new Request(request.url, { method, headers, ...(method !== 'DELETE' && { body: JSON.stringify(fields) }) }),
    );
    return operationOf('GET', pathname) ? right(request) : response;
  };
}

function readable(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Makes a change in every session. */
function inEverySession(call: ChangingId): Wrong {
  return (right) => {
    const cookies = new Set<string>();
    return async (request) => {
      const own = request.headers.get('Cookie');
      if (own !== null) cookies.add(own);
      const kept = request.clone();
      const response = await right(request);
      const others = isOf(call, kept) && response.ok ? [...cookies].filter((cookie) => cookie !== own) : [];
      for (const cookie of others)
        await right(await changed(kept.clone(), { headers: (headers) => headers.set('Cookie', cookie) }));
      return response;
    };
  };
}

/** Confirms a change but makes it somewhere else. */
function notMade(call: ChangingId): Wrong {
  return (right) => {
    const elsewhere = serving();
    return async (request) => {
      const copy = request.clone();
      const answer = await elsewhere(copy);
      return isOf(call, request) && answer.ok ? answer : right(request);
    };
  };
}

/** How a server may spoil a text before it stores it. */
const MANGLED: Record<string, (text: string) => string> = {
  'lower-cased': (text) => text.toLowerCase(),
  capitalized: (text) => text.replace(/(^| )(\p{L})/gu, (_, space, letter) => space + letter.toUpperCase()),
  'composed (NFC)': (text) => text.normalize('NFC'),
  'decomposed (NFD)': (text) => text.normalize('NFD'),
  'escaped for HTML': (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  'cut at 20': (text) => [...text].slice(0, 20).join(''),
  'without markup': (text) => text.replace(/<[^>]*>/g, ''),
  'read as Latin-1': (text) => Buffer.from(text, 'utf8').toString('latin1').slice(0, 200),
  'limited to the Basic Multilingual Plane': (text) => text.replace(/[\u{10000}-\u{10FFFF}]/gu, '?'),
  'without joiners and direction marks': (text) => text.replace(/[\u200d\u200f]/g, ''),
};

const texts = KEPT.flatMap((call) =>
  textsOf(call)
    .filter(({ path }) => !['country_name', 'state', 'postcode'].includes(String(path.at(-1))))
    .map((field) => ({ call, ...field })),
);
const mangled = texts.flatMap((field, at) =>
  // Each fault, call and field is covered without all combinations.
  Object.keys(MANGLED).flatMap((what, place) => (place % 6 === at % 6 ? [{ ...field, what }] : [])),
);

type Field = (typeof texts)[number];

const nameOfField = ({ call, path }: Field): string => `${call} with ${path.join('.')}`;

const spoiled = ({ call, path }: Field, change: (text: string) => string): Wrong =>
  sent(call, { body: (body) => spoiledAt(body, path, change) });

function spoiledAt(body: Body, [key = '', ...rest]: Path, change: (text: string) => string): Body {
  const held = Object(body)[key];
  if (held === undefined) return body;
  return { ...body, [key]: rest.length === 0 ? change(String(held)) : spoiledAt(held, rest, change) };
}

/** Counts a text in UTF-16 units. */
const tooShort = ({ call, path, maxLength }: Field): Wrong =>
  instead(call, async (request) => {
    const body: Body = await request.clone().json();
    const text = path.reduce((held, key) => Object(held)[key], body);
    return String(text ?? '').length > maxLength ? json({ errors: { [path.join('.')]: 'Too long.' } }, 400) : undefined;
  });

/** Redirects that a filter may miss. */
const ASTRAY: [what: string, isTaken: (asked: string) => boolean][] = [
  ['any site', (asked) => asked.startsWith('https://evil.example')],
  ['a site without a scheme', (asked) => asked.startsWith('//evil.example')],
  ['a site after a backslash', (asked) => /^\/\\+evil/.test(asked)],
  ['a script', (asked) => /^javascript:alert/.test(asked)],
  ['a page that logs out', (asked) => asked === '/logout'],
  ['a call in another spelling', (asked) => asked.startsWith('/API/') || asked.startsWith('/%61pi')],
  ['a forged payment', (asked) => asked.includes('redirect_status')],
];

const leading = (id: VisitId, parameter: string, isTaken: (asked: string) => boolean): Wrong =>
  answers(id, async (response, request) => {
    const asked = new URL(request.url).searchParams.get(parameter) ?? '';
    if (!isTaken(asked) || /[^\x20-\x7e]/.test(asked)) return response;
    if (response.status < 300) {
      const path = page(id, ({ settings }) => Object.assign(settings.login, { path: asked }));
      return path(async () => response, {} as never)(request); // the fault reads no journal
    }
    const headers = new Headers(response.headers);
    headers.set('Location', asked);
    return new Response(null, { status: response.status, headers });
  });

const LIMITED = 'limits password attempts at a known or unknown address across sessions, but not at others';
const mails = (call: string) => `limits the mails of ${call} to a known or unknown address, but not to others`;
const REFUSED = replies.logIn.loginRefused.body;
const UNLIMITED: [CallId, step: string, body: object, status: number][] = [
  ['getGift', 'limits attempts at gift tokens', replies.getGift.notFound.body, 200],
  ['logIn', LIMITED, REFUSED, 400],
  ['requestCode', mails('requestCode'), { token: 'vrf_more' }, 200],
  ['resetPassword', mails('resetPassword'), replies.resetPassword.linkSent.body, 200],
];

/** Lifts a limit unless this counter is over it. */
const limitedBy = (call: CallId, body: object, status: number, keyOf: (request: Request) => Promise<string>): Wrong => {
  const counts = new Map<string, number>();
  return answers(call, async (response, request) => {
    const key = await keyOf(request);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return response.status === 429 && Number(counts.get(key)) <= 50 ? json(body, status) : response;
  });
};

const bystander = (call: ChangingId) => `${call} changes only what it should and nothing of other readers`;
const origin = (call: ChangingId) => `refuses ${call} from another origin and changes nothing`;
const verbatim = ({ call }: Pick<Field, 'call'>) => `keeps the texts of ${call} verbatim`;

/** Servers that break a rule for every call, by rule, each in one call. */
export const wrongProtocol: Record<string, WrongServers> = {
  'changes accepted from any origin': forEach(
    CALLS.filter((call) => call !== 'restartDonation'),
    (call) => {
      const wrong = sent(call, { headers: (headers) => headers.delete('Origin') });
      return [`${call} from any origin`, 'origins', origin(call), wrong];
    },
  ),
  'foreign origins that look like its own': forEach(ORIGINS, ([what, isTaken]) => [
    `a change from ${what}`,
    'origins',
    origin('changeName'),
    accepting(isTaken),
  ]),
  'changes by GET': forEach(
    CALLS.filter((call) => !UNSEEN.has(call)),
    (call) => {
      const step = `changes nothing when ${call} is sent with another method`;
      return [`${call} by GET`, 'safe-methods', step, onGet(call)];
    },
  ),
  'sessions under ids that clients made up': forEach(OPENERS, (id) => [
    `a session under an id that a client made up (${id})`,
    'sessions',
    `${id} opens no session`,
    adopting(id),
  ]),
  'HEAD answered unlike GET': forEach(['/account', '/', '/store'], (path) => [
    `HEAD answered unlike GET (${path})`,
    'safe-methods',
    'changes nothing when the reader "subscriber" opens any page',
    (right) => async (request) =>
      request.method === 'HEAD' && new URL(request.url).pathname === path
        ? new Response(null, { status: 400 })
        : right(request),
  ]),
  'changes in every session': forEach([...OWN, ...ADDRESSES, ...CART], (call) => [
    `${call} in every session`,
    'bystanders',
    bystander(call),
    inEverySession(call),
  ]),
  'changes confirmed but not made': forEach([...OWN, ...ADDRESSES, ...CART], (call) => [
    `${call} confirmed but not made`,
    'bystanders',
    bystander(call),
    notMade(call),
  ]),
  'texts that are not kept verbatim': forEach(mangled, (field) => [
    `${nameOfField(field)} ${field.what}`,
    'texts',
    verbatim(field),
    spoiled(field, MANGLED[field.what] ?? ((text) => text)),
  ]),
  'texts of an order that a page or call spoils': {
    'a receipt with a parcel for a name without emoji': {
      at: ['texts', verbatim({ call: 'subscribe' })],
      wrong: page('showReceipt', ({ receipt }) =>
        each(receipt.shipping ?? [], (parcel: Body) => set(parcel, { name: parcel.name.replaceAll('😀', '') })),
      ),
    },
    'a gift that tells its message with composed letters': {
      at: ['texts', verbatim({ call: 'subscribe' })],
      wrong: reply('getGift', ({ redeem: { gift } }) => set(gift, { message: gift?.message?.normalize('NFC') })),
    },
  },
  'texts of any length': forEach(texts, (field) => [
    `${nameOfField(field)} of any length`,
    'invalid-values',
    `refuses every invalid value of ${field.call} and changes nothing`,
    spoiled(field, (text) => [...text].slice(0, field.maxLength).join('')),
  ]),
  'texts counted in UTF-16 units': forEach(texts, (field) => [
    `${nameOfField(field)} counted in UTF-16 units`,
    'texts',
    verbatim(field),
    tooShort(field),
  ]),
  'attempts without a limit': forEach(UNLIMITED, ([call, step, body, status]) => {
    const wrong = answers(call, (response) => (response.status === 429 ? json(body, status) : response));
    return [`${call} without a limit`, 'limits', step, wrong];
  }),
  'limits that can be evaded': forEach(UNLIMITED.slice(1), ([call, step, body, status]) => {
    // A caller without a session counts as a new one.
    const session = async ({ headers }: Request) => headers.get('Cookie') ?? crypto.randomUUID();
    return [`${call} with a limit by session`, 'limits', step, limitedBy(call, body, status, session)];
  }),
  'redirects that lead away': forEach(ASTRAY, ([what, isTaken]) => [
    `a login that leads to ${what}`,
    'redirects',
    'gives the login widget no path that leaves the site',
    leading('showLogin', 'url', isTaken),
  ]),
};
