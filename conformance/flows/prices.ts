import type { Cart, CartAction, SubscribeRequest } from '../../machines/api/contract.ts';
import {
  DELIVERABLES,
  LEVELS,
  MEDIA,
  SHIPCODES,
  type Shipcode,
  TERMS,
} from '../../machines/rules/subscription/subscription.ts';
import { addressIn, billOfActions, couponFits, couponOf, type Listed, productOf } from '../orders/bill.ts';
import { addToCart, digital, isCharged } from '../orders/cart.ts';
import { listedOrder, newReader, orderer, renew, renewalOrder, sessionOf, subscribe } from '../orders/orders.ts';
import { costs, keysIn, type OrderOf, type Sent, sent } from '../orders/purchase.ts';
import { accepted, needed, refused } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';

/** The server's charges for everything its pages sell, checked with the front end's rules. Nothing is paid. */
export const pricesKit = kitFlow('prices', () => [
  chargesStep('charges a new subscription of any medium, level, term and category as its page says', () =>
    choices().map(({ shipcode, ...choice }) => ({ shipcode, cart: ofOwn(choice) })),
  ),
  chargesStep('applies a coupon to the new subscriptions it covers and refuses it for others', ({ entry }) => {
    const coupon = entry('coupons', 'any');
    return choices().map(({ shipcode, ...choice }) => ({ shipcode, cart: ofOwn({ ...choice, coupon }) }));
  }),
  chargesStep('charges gifts of any delivery, level, term and quantity, with and without a coupon', ({ profile }) =>
    DELIVERABLES.flatMap((deliverable) =>
      LEVELS.flatMap((level) => TERMS.map((term) => ({ deliverable, level, term }))),
    ).flatMap((gift, place) =>
      [1, 2 + (place % 19)].flatMap((quantity) =>
        withAndWithout(profile.coupons?.gift, gift).map((each) => ({ cart: ofGifts(Array(quantity).fill(each)) })),
      ),
    ),
  ),
  chargesStep('charges the sum of mixed gifts, a subscription, goods and a donation', async (t) => {
    const giftsubs = DELIVERABLES.flatMap((deliverable, place) =>
      Array.from({ length: place + 1 }, () => ({ deliverable, level: 'low', term: '3year' }) as const),
    );
    const subscription = { renewal: false, medium: 'print', level: 'high', term: '3year' } as const;
    const items = (await goodsOf(t)).map(({ type: item, ref, most }, place) => ({
      ...{ item, ref },
      quantity: Math.min(1 + place, most),
    }));
    return [{ cart: { items, giftsubs, subscription, donation: { process: 'onetime', dollars: 1_001 } } }];
  }),
  step('charges a renewal of any medium, level, term and category, with and without a coupon', async (t) => {
    const { tab, order } = await renewalOf(t);
    for (const { shipcode, ...choice } of choices()) {
      const to = { shipcode, origin: 'change' as const, address: await addressIn(t, shipcode) };
      for (const subscription of withAndWithout(t.profile.coupons?.renewal, { renewal: true, ...choice }))
        await charges(t, tab, 'renewSubscription', { ...order, ...to, cart: { ...order.cart, subscription } });
    }
  }),
  chargesStep('charges goods in any quantity to any category, each line by its own band', async (t) =>
    (await goodsOf(t)).flatMap(({ type: item, ref, most }) =>
      [...new Set([1, 2, 4, 5, most].filter((quantity) => quantity <= most))].flatMap((quantity) =>
        SHIPCODES.map((shipcode) => ({ shipcode, cart: { items: [{ item, ref, quantity }], giftsubs: [] } })),
      ),
    ),
  ),
  step('prices cart lines as they are charged, in any quantity and to any category', async (t) => {
    const goods = await goodsOf(t);
    const { any, gift } = t.profile.coupons ?? {};
    const goodsIn = (qty: number, coupon?: string): CartAction[] =>
      goods.map(({ type, ref, most }) => ({ type, item: { ref, coupon }, qty: Math.min(qty, most) }));
    const giftsWith = (coupon?: string) =>
      DELIVERABLES.map(
        (deliverable, place): CartAction => ({
          type: 'gift-subscription',
          item: { deliverable, level: 'high', term: '2year', coupon },
          qty: 1 + 6 * place,
        }),
      );
    const jobs = SHIPCODES.flatMap((shipcode) => {
      const item = { renewal: false, medium: 'print', level: 'low', term: '3year', shipcode } as const;
      return [
        ...[1, 2, 4, 5].map((qty) => goodsIn(qty)),
        ...(any === undefined ? [] : [goodsIn(2, any)]),
        ...[undefined, gift].map(giftsWith),
        ...withAndWithout(any, item).map((each): CartAction[] => [
          { type: 'personal-subscription', item: each, qty: 1 },
        ]),
      ].map((actions) => ({ shipcode, actions }));
    });
    await inTabs(t, jobs, async (_, { shipcode, actions }) => {
      const tab = t.open();
      for (const action of actions) accepted('addToCart', await addToCart(tab, action));
      await isCharged(t, tab, `a cart to ${shipcode}`, await billOfActions(t, actions, shipcode), shipcode);
    });
  }),
  chargesStep('refuses an unknown coupon and one for something else (error at coupon)', (t) =>
    couponsOf(t).flatMap((coupon) => {
      const choice = { level: 'low', term: '1year', coupon } as const;
      const gift = { ...choice, deliverable: 'digital' } as const;
      return [{ cart: ofOwn({ ...choice, medium: 'digital' }) }, { cart: ofGifts([gift]) }];
    }),
  ),
  step('refuses an unknown or unsuitable coupon in the cart (error at coupon)', async (t) => {
    const tab = t.open();
    const goods = await goodsOf(t);
    for (const code of couponsOf(t)) {
      const coupon = code === UNKNOWN ? undefined : await couponOf(t, code);
      const own = { ...digital, item: { ...digital.item, coupon: code } };
      const actions = goods.map(({ type, ref }): CartAction => ({ type, item: { ref, coupon: code }, qty: 1 }));
      for (const action of [own, ...actions])
        if (!coupon || !couponFits(coupon, action, 'ship-a'))
          refused('addToCart', await addToCart(tab, action), { status: 400, field: 'coupon' });
    }
  }),
  step('refuses an unknown or unsuitable coupon on a renewal (error at coupon)', async (t) => {
    const { any, gift } = t.profile.coupons ?? {};
    const { tab, order } = await renewalOf(t);
    const { subscription } = order.cart;
    for (const coupon of [UNKNOWN, any, gift]) {
      if (coupon === undefined || !subscription) continue;
      const cart = { ...order.cart, subscription: { ...subscription, coupon } };
      refused('renewSubscription', await renew(tab, { ...order, cart }, sent(t)), { status: 400, field: 'coupon' });
    }
  }),
  step('does not discount for a coupon from the address that the order does not apply', async (t) => {
    const { any, gift, renewal } = t.profile.coupons ?? {};
    const tab = t.open();
    const choice = { level: 'low', term: '1year' } as const;
    const carts = [ofOwn({ ...choice, medium: 'print' }), ofGifts([{ ...choice, deliverable: 'print-a' }])];
    for (const coupon of [any, gift].filter((code) => code !== undefined))
      for (const cart of carts) await charges(t, tab, 'subscribe', { ...(await orderOf(t, tab)), cart }, { coupon });
    if (renewal === undefined) return;
    const renewing = await renewalOf(t);
    await charges(t, renewing.tab, 'renewSubscription', renewing.order, { coupon: renewal });
  }),
]);

interface Job {
  cart: Cart;
  shipcode?: Shipcode;
}

/** Orders carts with `subscribe`. A coupon that does not fit must be refused. */
const chargesStep = (name: string, jobsOf: (t: TestContext) => readonly Job[] | Promise<readonly Job[]>): Step =>
  step(name, async (t) =>
    inTabs(t, await jobsOf(t), async (tab, { cart, shipcode }) => {
      const order = { ...(await orderOf(t, tab, shipcode)), cart };
      if (await isCovered(t, order)) await charges(t, tab, 'subscribe', order);
      else refused('subscribe', await subscribe(tab, order, sent(t)), { status: 400, field: 'coupon' });
    }),
  );

/** Whether the coupons of an order fit what they are applied to. */
async function isCovered(t: TestContext, { cart: { subscription, giftsubs }, shipcode }: Listed): Promise<boolean> {
  const [gift] = giftsubs;
  const code = subscription?.coupon ?? gift?.coupon;
  if (code === undefined) return true;
  if (code === UNKNOWN) return false;
  const coupon = await couponOf(t, code);
  return subscription
    ? couponFits(coupon, { type: 'personal-subscription', item: { ...subscription, shipcode } }, shipcode)
    : gift !== undefined && couponFits(coupon, { type: 'gift-subscription', item: gift }, shipcode);
}

const ofOwn = (choice: Omit<NonNullable<Cart['subscription']>, 'renewal'>): Cart => ({
  items: [],
  giftsubs: [],
  subscription: { renewal: false, ...choice },
});

const ofGifts = (giftsubs: Cart['giftsubs']): Cart => ({ items: [], giftsubs });

const withAndWithout = <Choice>(
  coupon: string | undefined,
  choice: Choice,
): (Choice | (Choice & { coupon: string }))[] => (coupon === undefined ? [choice] : [choice, { ...choice, coupon }]);

const choices = () =>
  SHIPCODES.flatMap((shipcode) =>
    MEDIA.flatMap((medium) => LEVELS.flatMap((level) => TERMS.map((term) => ({ medium, level, term, shipcode })))),
  );

const UNKNOWN = 'NO-SUCH-COUPON';

const couponsOf = ({ profile: { coupons: { any, gift, renewal } = {} } }: TestContext): string[] =>
  [UNKNOWN, any, gift, renewal].filter((code) => code !== undefined);

const TABS = 8;

async function inTabs<Each>(t: TestContext, jobs: readonly Each[], act: (tab: Tab, job: Each) => Promise<void>) {
  const waiting = [...jobs];
  const failures: unknown[] = [];
  const work = async () => {
    const tab = t.open();
    for (let job = waiting.shift(); job !== undefined && failures.length === 0; job = waiting.shift())
      await act(tab, job).catch((reason: unknown) => void failures.push(reason));
  };
  await Promise.all(Array.from({ length: Math.min(TABS, jobs.length) }, work));
  if (failures.length > 0) throw failures[0];
}

/** Fails the step unless an order's intent requests what the front end would show. Does not place a free order. */
async function charges<Id extends 'subscribe' | 'renewSubscription'>(
  t: TestContext,
  tab: Tab,
  call: Id,
  order: OrderOf<Id>,
  given: Partial<Sent> = {},
): Promise<void> {
  const { place, total } = await listedOrder(t, call, tab, order);
  if (total === 0) return;
  const keys = keysIn(call, await place(sent(t, given)), 'started');
  await costs(call, { tab, total }, keys, `to ${order.shipcode} of ${wordsOf(order)}`);
}

function wordsOf({ cart: { subscription, giftsubs, items, donation } }: Listed): string {
  const [gift] = giftsubs;
  const parts = [subscription, gift, giftsubs.length > 1 ? giftsubs.length : undefined, ...items, donation];
  return parts
    .flatMap((part) => (part === undefined ? [] : [Object.values(Object(part)).join(' ') || part]))
    .join(', ');
}

async function orderOf(t: TestContext, tab: Tab, to?: Shipcode): Promise<SubscribeRequest> {
  const shipcode = to ?? newReader(t).shipcode;
  const session = sessions.get(tab) ?? (await sessionOf(t, tab, 'subscribe'));
  sessions.set(tab, session);
  return { ...orderer(t, session), shipcode, address: await addressIn(t, shipcode), cart: ofGifts([]) };
}

const sessions = new WeakMap<Tab, string>();

async function renewalOf(t: TestContext) {
  const tab = await t.as('renewing');
  const page = await pageData(t, tab, 'showRenew');
  const order = renewalOrder(page, needed(page.renew, 'the reader "renewing" has nothing to renew'));
  return { tab, order };
}

async function goodsOf(t: TestContext) {
  const { basic, sized, digital, issue } = t.entry('goods');
  const named = { 'basic-product': basic, 'sized-product': sized, 'digital-product': digital } as const;
  const issues = { 'print-issue': issue, 'digital-issue': issue } as const;
  const goods = [];
  for (const [name, ref] of Object.entries({ ...named, ...issues })) {
    if (ref === undefined) continue;
    const type = name as keyof typeof named | keyof typeof issues; // the keys of the two
    const { quantity, sizes } = await productOf(t, type, ref);
    const left = sizes.find((size) => size.ref === ref)?.quantity ?? quantity;
    goods.push({ type, ref, most: type.startsWith('digital') ? 1 : Math.min(left, 50) });
  }
  return goods;
}
