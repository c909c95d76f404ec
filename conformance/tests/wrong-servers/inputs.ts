import { requestViolations } from '../../../mocks/contract/check.ts';
import type { JournalState } from '../../../mocks/journal/state.ts';
import { replies, requests } from '../../../mocks/replies.ts';
import type { ChangingId } from '../../../mocks/routes.ts';
import { invalidValuesKit } from '../../kinds/invalid-values.ts';
import { changes } from '../../requests/changes.ts';
import { fieldAt, fieldsOf, LEFT_OUT, type Path, withValue } from '../../runner/fields.ts';
import {
  answers,
  asked,
  type Body,
  changed,
  each,
  instead,
  known,
  page,
  replaced,
  reply,
  sent,
  set,
  stated,
  type Wrong,
  type WrongServer,
  type WrongServers,
} from './fault.ts';

const STEPS = invalidValuesKit.steps().map(({ name }) => name);
const refusingAll = (call: ChangingId) => `refuses every invalid value of ${call} and changes nothing`;
const TRIED = changes.map(({ call }) => call).filter((call) => STEPS.includes(refusingAll(call)));

/** Parts that the kit's orders do not need or a server may ignore, and values that a server checks again on its own. */
const FREE = new RegExp(
  [
    '^removeFromCart|^addToCart (?:type|item.token)|^checkCoupon for|^verifyCode token',
    '^(?:donate|payInvoice) address|^donate shipcode|^(?:donate|renewSubscription) .*recipient|recipient_shipcode',
    '^(?:checkOutCart|updateSubscription) password|^(?!renew|update|retry).* customer',
    ' (?:origin|gifted|session)$|^renewSubscription account$',
  ].join('|'),
);
const DERIVED = /country_name|path$/;

const bodiesOf = (call: ChangingId): object[] => {
  const bodies: Partial<Record<ChangingId, Record<string, { body: object }>>> = requests;
  return Object.values(bodies[call] ?? {}).map(({ body }) => body);
};

const nameOf = ({ call, path }: { call: ChangingId; path: Path }): string => `${call} ${path.join('.')}`;

/** Every field of every call, as the contract's examples fill it. */
const FIELDS: { call: ChangingId; path: Path }[] = TRIED.flatMap((call) => {
  const paths = bodiesOf(call).flatMap((body) => fieldsOf(call, body).map(({ path }) => path));
  const distinct = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  return distinct
    .map((path) => ({ call, path }))
    .filter((field) => !FREE.test(nameOf(field)) && !DERIVED.test(nameOf(field)));
});

/** Takes the last valid value of a field for an invalid one. */
function taking({ call, path }: { call: ChangingId; path: Path }): Wrong {
  let valid = bodiesOf(call)
    .map((body) => fieldAt(body, path))
    .find((value) => value !== undefined);
  const isInvalid = (body: Body) =>
    requestViolations(call, { url: new URL('http://server/?token=x'), text: JSON.stringify(body) }).some(
      ({ expected }) =>
        [path, path.slice(0, -1)].some((at, parent) => {
          const place = at.length === 0 ? 'the body' : `/${at.join('/')}`;
          const words = parent === 0 ? ['to '] : [`to have ${path.at(-1)}`];
          return words.some((word) => expected.startsWith(`a request where ${place} ${word}`));
        }),
    );
  return sent(call, {
    body: (body) => {
      if (isInvalid(body)) return withValue(body, path, valid ?? LEFT_OUT);
      valid = fieldAt(body, path) ?? valid;
      return body;
    },
  });
}

/** Carries out what it refuses, with valid values. */
function carryingOut(call: ChangingId): Wrong {
  let valid: Body = bodiesOf(call)[0];
  return instead(call, async (request, right) => {
    if (isForm(request)) return undefined;
    const body: Body = await request.clone().json();
    const response = await right(request.clone());
    if (response.ok) valid = body;
    if (response.status === 400)
      await right(
        await changed(request, {
          // The refusal has used the bot check's token.
          url: ({ searchParams }) => searchParams.set('captcha', crypto.randomUUID()),
          headers: (headers) => headers.delete('Idempotency-Key'),
          body: () => another(valid),
        }),
      );
    return response;
  });
}

const another = (body: Body): Body => ({
  ...body,
  ...(body.cart && { cart: { ...body.cart, donation: { process: 'onetime', dollars: 7_700 } } }),
  ...(body.name && { name: 'Someone Else' }),
});

const CARRIED = TRIED.filter((call) =>
  /^(?:change|replace|save|patch|addToCart|updateCart|subscribe|donate|renewSubscription)/.test(call),
);

const servers = (
  cases: readonly [name: string, call: ChangingId, wrong: Wrong][],
  flow = 'invalid-values',
  stepOf = refusingAll,
): WrongServers =>
  Object.fromEntries(
    cases.map(([name, call, wrong]): [string, WrongServer] => [name, { at: [flow, stepOf(call)], wrong }]),
  );

/** Charges what a field beside the order's own says. */
const charging = (call: ChangingId, path: Path): Wrong =>
  known(call, {
    after: ({ intents }, { body }) => {
      const total = fieldAt(body, path);
      if (typeof total === 'number') each(intents, ({ order }) => set(order, { total }));
    },
  });

/** Stores what a field beside a change's own says. */
const storing = (call: ChangingId, name: string): Wrong =>
  known(call, {
    after: ({ accounts }, { body }) => {
      const value = fieldAt(body, [name]);
      if (value !== undefined) each(accounts, ({ subscriber }) => set(subscriber.account, { [name]: value }));
    },
  });

/** Changes the address of the account that a field beside the address names. */
const elsewhere: Wrong = known('changeAddressByLink', {
  after: ({ accounts }, { body: { account, line1 } }) =>
    set(accounts[account]?.subscriber.account.addresses.a, { line1: `${line1}, moved` }),
});

/** Gives a redeemed gift the term of a field beside its own. */
const extended: Wrong = known('redeemGift', {
  after: ({ accounts }, { body: { email, term } }) => {
    const isTerm = ['2year', '3year', 'lifetime'].includes(term);
    for (const { subscriber } of Object.values(accounts))
      if (isTerm && subscriber.account.email === email) set(subscriber.timetable.current_subscription?.info, { term });
  },
});

const ORDERS = [
  'subscribe',
  'donate',
  'checkOutCart',
  'renewSubscription',
  'retryRenewal',
  'updateSubscription',
  'redeemGift',
  'payInvoice',
] as const;
const PLACES: Path[] = [
  ['total'],
  ['price'],
  ['cart', 'total'],
  ['cart', 'subscription', 'price'],
  ['cart', 'items', 0, 'price'],
  ['address', 'amount'],
  ['__proto__', 'amount'],
];
const CHANGES = [
  'changeName',
  'replaceName',
  'changeAddress',
  'saveAddress',
  'changeAddressByLink',
  'patchAddressByLink',
  'changeEmail',
] as const;
const extra = (call: ChangingId) => `takes nothing from fields that ${call} does not have`;

const TRUSTED = ORDERS.flatMap((call) => {
  const fields = new Set(fieldsOf(call, bodiesOf(call)[0]).map(({ path }) => path[0]));
  return PLACES.filter((path) => path.length === 1 || path[0] === '__proto__' || fields.has(String(path[0])))
    .filter(
      (path) =>
        !(path[1] === 'subscription' || path[1] === 'items') || call === 'subscribe' || call === 'renewSubscription',
    )
    .map((path): [string, ChangingId, Wrong] => [`${call} charged by ${path.join('.')}`, call, charging(call, path)]);
});

/** Reads a form without part of it. */
const misread = (call: ChangingId, change: (text: string) => string): Wrong =>
  asked(call, async (request) => {
    if (!isForm(request)) return request;
    const headers = new Headers(request.headers);
    headers.delete('Content-Length');
    return new Request(request.url, { method: request.method, headers, body: change(await request.text()) });
  });

const isForm = ({ headers }: Request): boolean => /x-www-form-urlencoded/.test(headers.get('Content-Type') ?? '');

const latin1 = (text: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(text)].map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
  ).toString();

type FormFault = [what: string, calls: readonly ChangingId[], change: (text: string) => string];

const TEXTS_OF_FORMS: FormFault = ['texts as Latin-1', ['subscribe', 'changeName'], (text) => latin1(text)];

const FORMS: FormFault[] = [
  ['one item of each list', ['subscribe', 'renewSubscription'], (text) => text.replace(/[^&]*%5B1%5D[^&]*&?/g, '')],
  [
    'no nested fields',
    ['addToCart', 'updateCart', 'subscribe', 'donate'],
    (text) => text.replace(/[^&]*%5B[^&]*&?/g, ''),
  ],
  ['renewal=false as true', ['subscribe'], (text) => text.replaceAll('renewal%5D=false', 'renewal%5D=true')],
  ['numbers as texts', ['retryRenewal', 'donate', 'subscribe'], (text) => text.replace(/=(\d+)(?=&|$)/g, '=$1+x')],
];

const misreading = ([what, calls, change]: FormFault) =>
  calls.map((call): [string, ChangingId, Wrong] => [
    `${call} that reads ${what} from a form`,
    call,
    misread(call, change),
  ]);

/** Changes the state if a call refuses. */
const refusing =
  (call: ChangingId, change: (state: JournalState) => void): Wrong =>
  (right, journal) =>
    answers(call, (response) => {
      if (response.status >= 400) journal.work(({ state }) => change(state));
      return response;
    })(right, journal);

const REFUSING: [name: string, step: string, wrong: Wrong][] = [
  [
    'a refused login that ends the session',
    'logIn refuses a wrong password or an unknown address',
    refusing('logIn', (state) => set(state, { sessions: {} })),
  ],
  [
    'a refused login that removes the cookie',
    'logIn refuses no password (error at password)',
    answers('logIn', (response) => {
      if (response.status === 400) response.headers.append('Set-Cookie', 'session=; Path=/; Max-Age=0');
      return response;
    }),
  ],
  [
    'a refused email that cancels the pending one',
    'changeEmail refuses an address without an @ (error at email)',
    refusing('changeEmail', ({ accounts }) =>
      each(accounts, ({ subscriber }) => set(subscriber.account, { email_change: null, emailPending: false })),
    ),
  ],
  [
    'a code that a wrong one uses up',
    'verifyCode refuses another code',
    refusing('verifyCode', (state) => set(state, { codes: {} })),
  ],
  [
    'a refused order that empties the cart',
    'checkOutCart refuses another version of the cart',
    refusing('checkOutCart', ({ carts }) => each(carts, (cart) => set(cart, { lines: [] }))),
  ],
  [
    'a refused renewal that empties the cart',
    'renewSubscription refuses an outdated version of the subscription',
    refusing('renewSubscription', ({ carts }) => each(carts, (cart) => set(cart, { lines: [] }))),
  ],
  [
    'a switch that is refused but stored',
    'flipAutorenew refuses an outdated version of the subscription',
    refusing('flipAutorenew', ({ accounts }) =>
      each(accounts, ({ subscriber: { account } }) => set(account, { autorenew: !account.autorenew })),
    ),
  ],
  [
    'a refusal that cancels the open intent',
    'renewSubscription refuses an outdated version of the subscription',
    refusing('renewSubscription', ({ intents }) => each(intents, (intent) => set(intent, { status: 'canceled' }))),
  ],
  [
    'a gift that a refused order uses up',
    'redeemGift refuses an address without line 1',
    refusing('redeemGift', ({ gifts }) => each(gifts, (gift) => set(gift, { status: 'redeemed' }))),
  ],
  [
    'an address in a country of another category',
    'patchAddressByLink refuses an address in a country of another category (error at country)',
    replaced('patchAddressByLink', 400, replies.patchAddressByLink.addressUpdated.body),
  ],
];

/** Secrets that a reply may tell beside its documented fields. */
const SECRETS: Record<string, object> = {
  'the password': { pw: 'correct horse' },
  'a hash of the password': { hint: '$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZBsZ9uKQ0n1Q1u6p8uZb1y2Qe5b4bK' },
  'a field for a hash': { password_hash: '5f4dcc3b5aa765d61d8327deb882cf99' },
  'the secret key of the provider': { provider: 'sk_live_51H8dQ' },
  'a token to reset the password': { reset_token: 'rst_81' },
  'another reader': { recent: ['kwame@reader.example'] },
};

const leaking = (what: string, where: 'a call' | 'a page', extra: object): WrongServers => ({
  [`${what} in ${where}`]: {
    at: ['safe-methods', 'changes nothing when the reader "subscriber" opens any page'],
    wrong:
      where === 'a call'
        ? reply('getSubscriber', (body) => Object.assign(body.subscriber.account, extra) && undefined)
        : page('showAccount', (data) => Object.assign(data, extra)),
  },
});

/** Servers that read requests wrongly, by rule, each in one call or field. */
export const wrongInputs: Record<string, WrongServers> = {
  'invalid values that are accepted': servers(
    FIELDS.map((field) => [`any ${nameOf(field)} accepted`, field.call, taking(field)]),
  ),
  'invalid values that are accepted in a form': servers([
    [
      'any donation in a form accepted',
      'donate',
      misread('donate', (text) => text.replace(/(dollars%5D=)[^&]*/, '$12500')),
    ],
    ['a longer name in a form cut', 'changeName', misread('changeName', (text) => text.slice(0, 100))],
  ]),
  'refusals that are carried out': servers(
    CARRIED.map((call) => [`${call} refused but carried out`, call, carryingOut(call)]),
  ),
  'refusals that change something': Object.fromEntries(
    REFUSING.map(([name, step, wrong]) => [name, { at: ['refusals', step], wrong }]),
  ),
  'extra fields that are trusted': servers(
    [
      ['changeAddressByLink that changes the address of another account', 'changeAddressByLink', elsewhere],
      ['redeemGift that takes any term', 'redeemGift', extended],
      ...TRUSTED,
      ...CHANGES.flatMap((call) =>
        ['autorenew', 'emailPending', 'first_name', 'ref'].map((name): [string, ChangingId, Wrong] => [
          `${call} that stores ${name}`,
          call,
          storing(call, name),
        ]),
      ),
    ],
    'extra-fields',
    extra,
  ),
  'forms that are misread': {
    ...servers(FORMS.flatMap(misreading), 'extra-fields', extra),
    ...servers(misreading(TEXTS_OF_FORMS), 'texts', (call) => `keeps the texts of ${call} verbatim`),
  },
  'secrets in replies': Object.assign(
    {},
    ...Object.entries(SECRETS).flatMap(([what, extra]) => [
      leaking(what, 'a call', extra),
      leaking(what, 'a page', extra),
    ]),
    {
      'the address of its giver told by a gift': {
        at: ['redeem', 'returns a redeemable gift, and "notfound" for an unknown one'],
        wrong: reply('getGift', ({ redeem: { gift } }) => set(gift, { giver: { email: 'ruth@reader.example' } })),
      },
      'the mailed code in a cookie': {
        at: ['sign-in-code', 'logs a reader in with the mailed code, once'],
        wrong: stated('requestCode', (headers) => headers.append('Set-Cookie', 'otp=481%20906; Path=/')),
      },
    },
  ),
};
