import { replies } from '../../mocks/replies.ts';
import { giverOf } from '../readers/opened-accounts.ts';
import { mailedToken, verifyCode } from '../readers/subscriber.ts';
import { changeOf } from '../requests/changes.ts';
import { closeAttempt, refusedAs, withOther } from '../requests/keys.ts';
import { begin as beginChange, send } from '../requests/valid-requests.ts';
import { accepted, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, replyIn, visit } from '../runner/request.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';
import { advance, clockOf, now } from './clock.ts';
import { datedInUtc, takesDays } from './days.ts';
import { limitEnds } from './limits.ts';

/** Something that the contract gives a period. `begin` starts it again and returns what holds before and after its end. */
interface Lasting {
  what: string;
  /** In seconds, and how far from it the steps stay, because a server may be slow. */
  lasts: number;
  margin: number;
  begin: (t: TestContext) => Promise<{
    holds: () => Promise<void>;
    /** An attempt in the meantime, which must not prolong it. */
    during?: () => Promise<void>;
    ends?: () => Promise<void>;
  }>;
  /** Whether the contract says nothing of the time after the period. */
  isOpenEnded?: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Orders that a visitor can place at any time. */
const ORDERS = ['subscribe', 'donate', 'checkOutCart', 'restartDonation'] as const;

const LASTING: readonly Lasting[] = [
  {
    what: 'the confirmation of an email address by an opened link',
    lasts: HOUR,
    // An earlier flow may have opened the link first.
    margin: HOUR / 2,
    begin: async (t) => {
      const token = t.entry('links', 'email');
      const first = await confirmedBy(t, token);
      if (first.link?.state !== 'good') skip('the link was opened too long ago');
      return {
        holds: async () => same('showEmail', 'the page of the link', await confirmedBy(t, token), first),
        ends: async () => {
          const used = { link: { state: 'used' }, confirmed: undefined };
          same('showEmail', 'the page of the link', await confirmedBy(t, token), used);
        },
      };
    },
  },
  {
    what: 'a sign-in code',
    lasts: 10 * MINUTE,
    margin: MINUTE,
    begin: async (t) => {
      const { email, code } = t.entry('signInCode');
      const tab = t.open();
      const token = await mailedToken(tab, email);
      const verify = (password: string) => verifyCode(tab, token, password);
      return {
        holds: async () => void accepted('verifyCode', await verify(code)),
        during: async () => void refused('verifyCode', await verify('000 000'), { status: 400 }),
        ends: async () => {
          const { problems } = refused('verifyCode', await verify(code), { status: 400 });
          const words = problems.map((problem) => problem.words);
          same('verifyCode', 'the message for an expired code', words, [replies.verifyCode.codeExpired.body.errors]);
          same('verifyCode', 'the session after an expired code', await tab.session(), undefined);
        },
      };
    },
  },
  ...ORDERS.map(
    (call): Lasting => ({
      what: `the reply to a key of ${call}, whatever else the session orders,`,
      lasts: DAY,
      margin: HOUR,
      isOpenEnded: true,
      begin: async (t) => {
        const order = await beginChange(t, changeOf(call));
        const key = crypto.randomUUID();
        const { status, body } = await send(order, { key });
        await send(order);
        const closed = crypto.randomUUID();
        if (await t.offer.isOffered('closeAttempt')) await closeAttempt(t, order.tab, { key: closed });
        const other = withOther(order, call === 'restartDonation' ? 'payment-method' : 'name');
        return {
          holds: async () => {
            // A server that forgot the key would know it again from the same request, so another one comes first.
            const answer = await send(other, { key });
            if ([401, 403].includes(answer.status)) skip('the session has ended in the meantime');
            refusedAs(call, 'another request with the key', answer, 'key-reused');
            const again = await send(order, { key });
            same(call, 'the reply to the same request', { status: again.status, body: again.body }, { status, body });
            if (!(await t.offer.isOffered('closeAttempt'))) return;
            refusedAs(call, 'an order with a closed key', await send(order, { key: closed }), 'key-closed');
          },
        };
      },
    }),
  ),
  {
    what: 'the cursor of a list of orders',
    lasts: DAY,
    margin: HOUR,
    isOpenEnded: true,
    begin: async (t) => {
      await t.offer.need('listOrders');
      const { tab } = await giverOf(t);
      const list = (after?: string) => ask(tab, 'listOrders', { params: { query: { limit: 1, after } } });
      const { next } = accepted('listOrders', await list());
      const cursor = needed(next, 'the reader has too few orders');
      const { orders } = accepted('listOrders', await list(cursor));
      return {
        holds: async () => {
          const again = await list(cursor);
          if (again.kind === 'refused' && again.refusal.status === 401) skip('the session has ended in the meantime');
          same('listOrders', 'the page after the cursor', accepted('listOrders', again).orders, orders);
        },
      };
    },
  },
];

/** What expires, tried shortly before and after its end. Advances the clock of the server, so it runs last. */
export const expiryKit = kitFlow('expiry', () => [
  ...LASTING.flatMap(stepsOf),
  ...limitEnds,
  step(
    'takes delivery days from today to a year later, and dates in UTC, around midnight at the end of a month',
    async (t) => {
      clockOf(t);
      await advance(t, (lastEveningOf(now(t)) - now(t)) / 1_000);
      for (const wait of [0, HOUR]) {
        await advance(t, wait);
        await datedInUtc(t);
        await takesDays(t, 'addToCart');
      }
    },
  ),
]);

const stepsOf = ({ what, lasts, margin, begin, isOpenEnded = false }: Lasting): Step[] => [
  step(`keeps ${what} for ${wordsOf(lasts)}`, async (t) => {
    clockOf(t);
    const { holds: stillHolds } = await begin(t);
    await advance(t, lasts - margin);
    await stillHolds();
  }),
  ...(isOpenEnded
    ? []
    : [
        step(`ends ${what} after ${wordsOf(lasts)}, and tells or changes nothing then`, async (t) => {
          clockOf(t);
          const { during, ends } = await begin(t);
          await advance(t, lasts / 2);
          await during?.();
          await advance(t, lasts / 2 + margin);
          await ends?.();
        }),
      ]),
];

const wordsOf = (seconds: number): string =>
  seconds > HOUR ? `${seconds / HOUR} hours` : `${seconds / MINUTE} minutes`;

async function confirmedBy({ server, profile, open }: TestContext, token: string) {
  if (profile.pages?.showEmail !== undefined) skip('another host renders the page');
  const { body } = await replyIn(await visit(server, open(), 'showEmail', { query: { token } }));
  const { link, confirmed } = Object(body);
  return { link, confirmed };
}

/** Half past eleven in the evening, in UTC, of the last day of a month. */
function lastEveningOf(time: number): number {
  const day = new Date(time);
  const evening = (months: number) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 0, 23, 30);
  return evening(1) > time ? evening(1) : evening(2);
}
