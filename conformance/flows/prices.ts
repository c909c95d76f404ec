import type { CartAction } from '../../machines/api/contract.ts';
import { isShipped } from '../../machines/rules/cart/product-lines.ts';
import {
  DELIVERABLES,
  LEVELS,
  MEDIA,
  SHIPCODES,
  type Shipcode,
  TERMS,
} from '../../machines/rules/subscription/subscription.ts';
import { excerpt } from '../../mocks/contract/check.ts';
import { addressIn, cartIn, codeOf, couponFits, couponOf, stockOf } from '../orders/bill.ts';
import {
  addToCart,
  digital,
  digitalGift,
  donation,
  everyKind,
  goodsOf,
  holding,
  own,
  print,
  printGift,
  withCoupon,
} from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { costs, isCharged, type OrderOptions, ordered, place } from '../orders/purchase.ts';
import { beginItems, beginRenewal, type Listing, sentTo, withItems } from '../orders/purchases.ts';
import { refused } from '../runner/expect.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';

/** The server's charges for everything its pages sell, checked with the front end's rules. Nothing is paid. */
export const pricesKit = kitFlow('prices', () => [
  ...MEMBERSHIPS.map(([call, what, renewal, coupon]) =>
    chargesStep(
      call,
      `charges ${what} of any medium, level, term and category, with and without a coupon`,
      ({ profile }) => subscriptions(renewal).flatMap((job) => withAndWithout(job, profile.coupons?.[coupon])),
    ),
  ),
  chargesStep(
    'subscribe',
    'charges gifts of any delivery, level, term and quantity, with and without a coupon',
    ({ profile }) =>
      giftChoices
        .flatMap((item, at) => [1, 2 + (at % 19)].map((qty) => gifts(item, qty)))
        .flatMap((job) => withAndWithout(job, profile.coupons?.gift)),
  ),
  ...MEMBERSHIPS.map(([call, what, renewal]) =>
    chargesStep(call, `charges the sum of ${what}, mixed gifts, goods and a donation`, async (t) => {
      const given = DELIVERABLES.map((deliverable, at) => gifts({ deliverable, level: 'low', term: '3year' }, at + 1));
      const membership = own({ ...print.item, renewal, level: 'high', term: '3year' });
      const goods = (await stocked(t)).map((each, at) => each(1 + at));
      return [{ actions: [...given.flatMap(({ actions }) => actions), membership, ...goods, donation(1_001)] }];
    }),
  ),
  chargesStep('subscribe', 'charges goods in any quantity to any category, each line by its own band', async (t) =>
    (await stocked(t)).flatMap((goods) => {
      const lines = new Map([1, 2, 4, 5, 50].map((qty) => [goods(qty).qty, goods(qty)]));
      return [...lines.values()].flatMap((line) => SHIPCODES.map((shipcode) => ({ shipcode, actions: [line] })));
    }),
  ),
  chargesStep(
    'checkOutCart',
    'prices cart lines as they are charged, in any quantity and to any category',
    async (t) => {
      const { any, gift } = t.profile.coupons ?? {};
      const goods = await stocked(t);
      const job = (qty: number): Job => ({ actions: goods.map((each) => each(qty)) });
      const given = DELIVERABLES.map((deliverable, at) =>
        gifts({ deliverable, level: 'high', term: '2year' }, 1 + 6 * at),
      );
      const jobs = [
        ...[1, 4, 5].map(job),
        ...withAndWithout(job(2), any),
        ...withAndWithout({ actions: given.flatMap(({ actions }) => actions) }, gift),
        ...withAndWithout({ actions: [own({ ...print.item, term: '3year' })] }, any),
      ];
      return SHIPCODES.flatMap((shipcode) => jobs.map((each) => ({ ...each, shipcode })));
    },
  ),
  ...CALLS.map((call) =>
    chargesStep(call, `refuses an unsuitable coupon on ${call} (error at coupon), ignores one in the address`, (t) => {
      const { any, gift, renewal } = t.profile.coupons ?? {};
      const codes = [any, gift, renewal].filter((code) => code !== undefined);
      // The goods of an order have no coupons.
      const inCart = everyKind(t).filter(({ type }) => type !== 'donation-item');
      const renewed = own({ ...digital.item, renewal: true });
      const sold = { subscribe: [print, printGift], renewSubscription: [renewed], checkOutCart: inCart }[call];
      return sold.flatMap((action): Job[] => [
        ...[UNKNOWN, ...codes].map((code) => withCode({ actions: [action] }, code)),
        ...(call === 'checkOutCart' ? [] : codes.map((coupon) => ({ actions: [action], options: { coupon } }))),
      ]);
    }),
  ),
]);

const MEMBERSHIPS = [
  ['subscribe', 'a new subscription', false, 'any'],
  ['renewSubscription', 'a renewal', true, 'renewal'],
] as const;

/** What to order, in one of the ways to order it. */
interface Job {
  actions: CartAction[];
  shipcode?: Shipcode;
  options?: OrderOptions;
}

const CALLS = ['subscribe', 'renewSubscription', 'checkOutCart'] as const;

type Call = (typeof CALLS)[number];

/** Orders several things at a time. A coupon that does not fit must be refused. */
function chargesStep(call: Call, name: string, jobsOf: (t: TestContext) => Job[] | Promise<Job[]>): Step {
  return step(name, async (t) => {
    const waiting = await jobsOf(t);
    const failures: unknown[] = [];
    const work = async () => {
      const order =
        call === 'renewSubscription' ? await beginRenewal(t) : await beginItems(t, call, t.open(), [donation(2_500)]);
      for (let job = waiting.shift(); job !== undefined && failures.length === 0; job = waiting.shift())
        await charges(t, order, job).catch((reason: unknown) => void failures.push(reason));
    };
    // A reader has one open renewal.
    const workers = call === 'renewSubscription' ? 1 : Math.min(WORKERS, waiting.length);
    await Promise.all(Array.from({ length: workers }, work));
    if (failures.length > 0) throw failures[0];
  });
}

const WORKERS = 8;

/** Fails the step unless an order's intent requests what the front end would show. Does not place a free order. */
async function charges(t: TestContext, begun: Listing, { actions, shipcode = newReader(t).shipcode, options }: Job) {
  const { call, tab } = begun;
  const to = { shipcode, origin: 'change', address: await addressIn(t, shipcode) };
  const moved = { ...begun, body: { ...begun.body, ...to } };
  const sent = sentTo(actions, shipcode);
  const misfit = await misfitIn(t, sent, shipcode);
  if (misfit && call === 'checkOutCart')
    return refused('addToCart', await addToCart(tab, misfit), { status: 400, field: 'coupon' });
  const listed = { ...moved, body: { ...moved.body, cart: cartIn(sent) } };
  if (misfit) return refused(call, await place(t, listed, options), { status: 400, field: 'coupon' });
  const order = await withItems(t, moved, actions);
  const what = `to ${shipcode} of ${excerpt(sent)}`;
  if (call === 'checkOutCart') {
    await holding(tab, sent);
    await isCharged(t, what, order);
  } else if (order.total > 0) await costs(order, await ordered(t, order, options), what);
}

/** The first item with a coupon that does not fit it. */
async function misfitIn(t: TestContext, actions: readonly CartAction[], goodsTo: Shipcode) {
  for (const action of actions) {
    const code = codeOf(action);
    if (code === undefined) continue;
    if (code === UNKNOWN || !couponFits(await couponOf(t, code), action, goodsTo)) return action;
  }
}

const UNKNOWN = 'NO-SUCH-COUPON';

const giftChoices = DELIVERABLES.flatMap((deliverable) =>
  LEVELS.flatMap((level) => TERMS.map((term) => ({ deliverable, level, term }))),
);

const subscriptions = (renewal: boolean): Job[] =>
  SHIPCODES.flatMap((shipcode) =>
    MEDIA.flatMap((medium) =>
      LEVELS.flatMap((level) =>
        TERMS.map((term) => ({ shipcode, actions: [own({ renewal, medium, level, term, shipcode })] })),
      ),
    ),
  );

const gifts = (item: (typeof giftChoices)[number], qty: number): Job => ({ actions: [{ ...digitalGift, item, qty }] });

const withCode = (job: Job, code: string): Job => ({
  ...job,
  actions: job.actions.map((each) => withCoupon(each, code)),
});

const withAndWithout = (job: Job, code: string | undefined): Job[] =>
  code === undefined ? [job] : [job, withCode(job, code)];

/** For each of the profile's goods: a line of a quantity, or of as many as are left. */
const stocked = (t: TestContext) =>
  Promise.all(
    goodsOf(t).map(async (action) => {
      const { ref } = action.item;
      const most = isShipped(action.type) ? Math.min(await stockOf(t, action.type, ref), 50) : 1;
      return (qty: number): CartAction & { qty: number } => ({ ...action, qty: Math.min(qty, most) });
    }),
  );
