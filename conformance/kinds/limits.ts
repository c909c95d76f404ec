import type { CallId } from '../../mocks/documented.ts';
import { replies } from '../../mocks/replies.ts';
import { added, donation, offering } from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { giverOf, openAccount, openGifts, sell, sold } from '../readers/opened-accounts.ts';
import { loginOf, mailedToken, verifyCode } from '../readers/subscriber.ts';
import { changes } from '../requests/changes.ts';
import { accepted, holds, refused, StepFailed, same } from '../runner/expect.ts';
import { type Given, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';
import { advance, clockOf } from './clock.ts';

/** Something that the contract limits. */
interface Limited {
  call: CallId;
  what: string;
  begin: (t: TestContext) => Promise<Limit>;
}

type Attempt = (times: number) => Given;

interface Limit {
  /** Attempts at one thing each. All must have the same limit. */
  attempts: readonly [Attempt, ...Attempt[]];
  /** The tab of the attempts; each is made in a new one if absent. */
  tab?: Tab;
  /** How many attempts the contract allows, and the longest wait in seconds. */
  exactly?: number;
  within?: number;
  /** Whether refused attempts do not count, by the contract. */
  isUncounted?: boolean;
  /** Valid requests that are limited too. */
  also?: readonly Given[];
  /** What stays possible, in a new tab unless one is given. */
  free?: readonly { given: Given; tab?: Tab }[];
}

const ofAddresses = (call: 'logIn' | 'requestCode' | 'resetPassword', what: string): Limited => ({
  call,
  what,
  begin: async (t) => {
    const { email, password } = await openAccount(t);
    const unknown = newReader(t).email;
    const more = { logIn: { password: 'no password of anybody' }, requestCode: { path: '/' }, resetPassword: {} }[call];
    const given = (address: string): Given => ({ body: { email: address, ...more } });
    const right = [email, email.toUpperCase()].map((address): Given => ({ body: { email: address, password } }));
    const isLogin = call === 'logIn';
    return {
      attempts: [() => given(email), () => given(unknown)],
      also: isLogin ? right : [given(email.toUpperCase())],
      free: [{ given: isLogin ? { body: loginOf(t, 'noSubscription') } : given(newReader(t).email) }],
    };
  },
});

const LIMITED: readonly Limited[] = [
  ofAddresses('logIn', 'password attempts at a known or unknown address across sessions, but not at others'),
  ofAddresses('requestCode', 'the mails of requestCode to a known or unknown address, but not to others'),
  ofAddresses('resetPassword', 'the mails of resetPassword to a known or unknown address, but not to others'),
  {
    call: 'getGift',
    what: 'attempts at gift tokens',
    begin: async (t) => ({
      tab: t.open(),
      attempts: [() => ({ query: { token: `gft_none${t.fresh()}` } })],
    }),
  },
  {
    call: 'checkCoupon',
    what: 'code checks to twenty per session, but not those of other sessions',
    begin: async (t) => {
      const { tab, code } = await offering(t);
      const { version } = await added(t, tab, donation(2_500));
      const personal = { for: 'subscription', purpose: 'personal', code };
      const tries: Given[] = [
        { body: { for: 'cart', version, code: `NONE${t.fresh()}` } },
        { body: { for: 'invoice', invoice: 'inv_none', code } },
        { body: { ...personal, code: `NONE${t.fresh()}` } },
      ];
      const removed = { body: { for: 'cart', version, code: null } };
      return {
        ...{ tab, exactly: 20, within: 600 },
        attempts: [(times) => tries[times % tries.length] ?? {}],
        also: [{ body: personal }],
        free: [{ tab, given: removed }, { given: { body: personal } }],
      };
    },
  },
  {
    call: 'findOrder',
    what: 'failed searches for a number or by an address, but not others',
    begin: async (t) => {
      const [{ search }, other] = [await sell(t), await sold(t)];
      const given = (change: object) => ({ body: { ...search, ...change } });
      return {
        attempts: [() => given({ email: newReader(t).email }), () => given({ number: `R-${t.fresh()}` })],
        also: [given({})],
        free: [{ given: { body: other.search } }],
      };
    },
  },
  {
    call: 'resendGift',
    what: 'the mails of a gift to three an hour, but not those of others',
    begin: async (t) => {
      const { tab } = await giverOf(t);
      const { limited, other } = await openGifts(t, tab);
      const given = { path: { token: limited.token } };
      return {
        ...{ tab, exactly: 3, within: 3_600, isUncounted: true },
        attempts: [() => given],
        free: [{ tab, given: { path: { token: other.token } } }],
      };
    },
  },
];

export const limitsKit = kitFlow('limits', () => [
  ...LIMITED.map(({ call, what, begin }) =>
    step(`limits ${what}`, async (t) => {
      await t.offer.need(call);
      const { attempts, tab, exactly, within = Infinity, also = [], free = [] } = await begin(t);
      let allowed = exactly;
      for (const attempt of attempts) {
        const { times, wait } = await exhausted(t, call, attempt, tab);
        allowed ??= times;
        same(call, 'the number of attempts that are answered', times, allowed);
        holds(call, `a Retry-After of at most ${within} seconds`, wait <= within, wait);
      }
      const change = changes.find((each) => each.call === call);
      const stored = async () => tab && change?.see?.(t, tab);
      const before = await stored();
      const others = attempts.flatMap((attempt) => [0, 1, 2].map(attempt));
      for (const given of [...others, ...also])
        same(call, 'the status of another attempt', await statusOf(t, call, given, tab), 429);
      same(call, 'the data after an attempt over the limit', await stored(), before);
      for (const { given, tab } of free)
        same(call, 'the status of what is not limited', await statusOf(t, call, given, tab), 200);
    }),
  ),
  step('accepts the right code at the fifth attempt across sessions, and refuses it at the sixth', async (t) => {
    for (const wrong of [ATTEMPTS - 1, ATTEMPTS]) {
      const { email, code } = t.entry('signInCode');
      const token = await mailedToken(t.open(), email);
      for (let times = 0; times < wrong; times += 1)
        refused('verifyCode', await verifyCode(t.open(), token, '000 000'), { status: 400 });
      const tab = t.open();
      const result = await verifyCode(tab, token, code);
      if (wrong < ATTEMPTS) accepted('verifyCode', result);
      else {
        const { problems } = refused('verifyCode', result, { status: 400 });
        const words = problems.map((problem) => problem.words);
        same('verifyCode', 'the message for the right code after five attempts', words, [SPENT]);
        same('verifyCode', 'the session after a spent code', await tab.session(), undefined);
      }
    }
  }),
]);

/** Advances the clock of the server. */
export const limitEnds: Step[] = LIMITED.map(({ call, begin }) =>
  step(`ends the limit of ${call} after its Retry-After`, async (t) => {
    clockOf(t);
    await t.offer.need(call);
    const { attempts, tab, isUncounted, also = [] } = await begin(t);
    const [attempt] = attempts;
    const { wait } = await exhausted(t, call, attempt, tab);
    await advance(t, wait / 2);
    if (isUncounted) same(call, 'the status during the limit', await statusOf(t, call, attempt(0), tab), 429);
    await advance(t, wait / 2 + 1);
    const status = await statusOf(t, call, attempt(0), tab);
    holds(call, 'an attempt after its Retry-After', status !== 429, status);
    for (const given of also) same(call, 'the status after its Retry-After', await statusOf(t, call, given, tab), 200);
  }),
);

const statusOf = async (t: TestContext, call: CallId, given: Given, tab = t.open()): Promise<number> =>
  (await tab.send(requestOf(t.server, call, given))).status;

/** Attempts until a 429. Returns the number of attempts before it, and its Retry-After in seconds. */
async function exhausted(t: TestContext, call: CallId, given: Attempt, tab?: Tab) {
  for (let times = 0; times <= MAX_ATTEMPTS; times += 1) {
    const { status, headers } = await (tab ?? t.open()).send(requestOf(t.server, call, given(times)));
    if (status !== 429) continue;
    const wait = Number(headers.get('Retry-After'));
    holds(call, 'a Retry-After in seconds', Number.isInteger(wait) && wait > 0, headers.get('Retry-After'));
    return { times, wait };
  }
  throw new StepFailed({ call, expected: `status 429 after ${MAX_ATTEMPTS} attempts at most`, got: 'none' });
}

const MAX_ATTEMPTS = 100;

const ATTEMPTS = 5;
const SPENT = replies.verifyCode.tooManyAttempts.body.errors;
