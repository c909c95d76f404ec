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
import { addToCart, isCharged } from '../orders/cart.ts';
import { listedOrder, newReader, orderer, renew, renewalOrder, sessionOf, subscribe } from '../orders/orders.ts';
import { costs, keysIn, type OrderOf, type Sent, sent } from '../orders/purchase.ts';
import { pageData } from '../runner/ask.ts';
import { accepted, needed, refused } from '../runner/expect.ts';
import { kitFlow, type Rig, type Step, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

/** The server's charges for everything its pages sell, checked with the front end's rules. Nothing is paid. */
export const pricesKit = kitFlow('prices', () => [
  chargesStep('charges a new subscription of any medium, level, term and category as its page says', () =>
    choices().map(({ shipcode, ...choice }) => ({ shipcode, cart: ofOwn(choice) })),
  ),
  chargesStep('applies a coupon to the new subscriptions it covers and refuses it for others', ({ profile }) => {
    const coupon = needed(profile.coupons?.any, 'the profile has no coupon for any new subscription');
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
  chargesStep('charges the sum of mixed gifts, a subscription, goods and a donation', async (rig) => {
    const giftsubs = DELIVERABLES.flatMap((deliverable, place) =>
      Array.from({ length: place + 1 }, () => ({ deliverable, level: 'low', term: '3year' }) as const),
    );
    const subscription = { renewal: false, medium: 'print', level: 'high', term: '3year' } as const;
    const items = (await goodsOf(rig)).map(({ type: item, ref, most }, place) => ({
      ...{ item, ref },
      quantity: Math.min(1 + place, most),
    }));
    return [{ cart: { items, giftsubs, subscription, donation: { process: 'onetime', dollars: 1_001 } } }];
  }),
  step('charges a renewal of any medium, level, term and category, with and without a coupon', async (rig) => {
    const { tab, order } = await renewalOf(rig);
    for (const { shipcode, ...choice } of choices()) {
      const to = { shipcode, origin: 'change' as const, address: await addressIn(rig, shipcode) };
      for (const subscription of withAndWithout(rig.profile.coupons?.renewal, { renewal: true, ...choice }))
        await charges(rig, tab, 'renewSubscription', { ...order, ...to, cart: { ...order.cart, subscription } });
    }
  }),
  chargesStep('charges goods in any quantity to any category, each line by its own band', async (rig) =>
    (await goodsOf(rig)).flatMap(({ type: item, ref, most }) =>
      [...new Set([1, 2, 4, 5, most].filter((quantity) => quantity <= most))].flatMap((quantity) =>
        SHIPCODES.map((shipcode) => ({ shipcode, cart: { items: [{ item, ref, quantity }], giftsubs: [] } })),
      ),
    ),
  ),
  step('prices cart lines as they are charged, in any quantity and to any category', async (rig) => {
    const goods = await goodsOf(rig);
    const { any, gift } = rig.profile.coupons ?? {};
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
    await inTabs(rig, jobs, async (_, { shipcode, actions }) => {
      const tab = rig.open();
      for (const action of actions) accepted('addToCart', await addToCart(tab, action));
      await isCharged(rig, tab, `a cart to ${shipcode}`, await billOfActions(rig, actions, shipcode), shipcode);
    });
  }),
  chargesStep('refuses an unknown coupon and one for something else (error at coupon)', (rig) =>
    couponsOf(rig).flatMap((coupon) => {
      const choice = { level: 'low', term: '1year', coupon } as const;
      const gift = { ...choice, deliverable: 'digital' } as const;
      return [{ cart: ofOwn({ ...choice, medium: 'digital' }) }, { cart: ofGifts([gift]) }];
    }),
  ),
  step('refuses an unknown or unsuitable coupon on goods (error at coupon)', async (rig) => {
    const tab = rig.open();
    const goods = await goodsOf(rig);
    for (const code of couponsOf(rig)) {
      const coupon = code === UNKNOWN ? undefined : await couponOf(rig, code);
      for (const { type, ref } of goods) {
        const action: CartAction = { type, item: { ref, coupon: code }, qty: 1 };
        if (coupon && couponFits(coupon, action, 'ship-a')) continue;
        refused('addToCart', await addToCart(tab, action), { status: 400, field: 'coupon' });
      }
    }
  }),
  step('refuses an unknown or unsuitable coupon on a renewal (error at coupon)', async (rig) => {
    const { any, gift } = rig.profile.coupons ?? {};
    const { tab, order } = await renewalOf(rig);
    const { subscription } = order.cart;
    for (const coupon of [UNKNOWN, any, gift]) {
      if (coupon === undefined || !subscription) continue;
      const cart = { ...order.cart, subscription: { ...subscription, coupon } };
      refused('renewSubscription', await renew(tab, { ...order, cart }, sent(rig)), { status: 400, field: 'coupon' });
    }
  }),
  step('does not discount for a coupon from the address that the order does not apply', async (rig) => {
    const { any, gift, renewal } = rig.profile.coupons ?? {};
    const tab = rig.open();
    const choice = { level: 'low', term: '1year' } as const;
    const carts = [ofOwn({ ...choice, medium: 'print' }), ofGifts([{ ...choice, deliverable: 'print-a' }])];
    for (const coupon of [any, gift].filter((code) => code !== undefined))
      for (const cart of carts)
        await charges(rig, tab, 'subscribe', { ...(await orderOf(rig, tab)), cart }, { coupon });
    if (renewal === undefined) return;
    const renewing = await renewalOf(rig);
    await charges(rig, renewing.tab, 'renewSubscription', renewing.order, { coupon: renewal });
  }),
]);

interface Job {
  cart: Cart;
  shipcode?: Shipcode;
}

/** Orders carts with `subscribe`. A coupon that does not fit must be refused. */
const chargesStep = (name: string, jobsOf: (rig: Rig) => readonly Job[] | Promise<readonly Job[]>): Step =>
  step(name, async (rig) =>
    inTabs(rig, await jobsOf(rig), async (tab, { cart, shipcode }) => {
      const order = { ...(await orderOf(rig, tab, shipcode)), cart };
      if (await isCovered(rig, order)) await charges(rig, tab, 'subscribe', order);
      else refused('subscribe', await subscribe(tab, order, sent(rig)), { status: 400, field: 'coupon' });
    }),
  );

/** Whether the coupons of an order fit what they are applied to. */
async function isCovered(rig: Rig, { cart: { subscription, giftsubs }, shipcode }: Listed): Promise<boolean> {
  const [gift] = giftsubs;
  const code = subscription?.coupon ?? gift?.coupon;
  if (code === undefined) return true;
  if (code === UNKNOWN) return false;
  const coupon = await couponOf(rig, code);
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

const couponsOf = ({ profile: { coupons: { any, gift, renewal } = {} } }: Rig): string[] =>
  [UNKNOWN, any, gift, renewal].filter((code) => code !== undefined);

const TABS = 8;

async function inTabs<Each>(rig: Rig, jobs: readonly Each[], act: (tab: Tab, job: Each) => Promise<void>) {
  const waiting = [...jobs];
  const failures: unknown[] = [];
  const work = async () => {
    const tab = rig.open();
    for (let job = waiting.shift(); job !== undefined && failures.length === 0; job = waiting.shift())
      await act(tab, job).catch((reason: unknown) => void failures.push(reason));
  };
  await Promise.all(Array.from({ length: Math.min(TABS, jobs.length) }, work));
  if (failures.length > 0) throw failures[0];
}

/** Fails the step unless an order's intent requests what the front end would show. Does not place a free order. */
async function charges<Id extends 'subscribe' | 'renewSubscription'>(
  rig: Rig,
  tab: Tab,
  call: Id,
  order: OrderOf<Id>,
  given: Partial<Sent> = {},
): Promise<void> {
  const { place, total } = await listedOrder(rig, call, tab, order);
  if (total === 0) return;
  const keys = keysIn(call, await place(sent(rig, given)), 'started');
  await costs(call, { tab, total }, keys, `to ${order.shipcode} of ${wordsOf(order)}`);
}

function wordsOf({ cart: { subscription, giftsubs, items, donation } }: Listed): string {
  const [gift] = giftsubs;
  const parts = [subscription, gift, giftsubs.length > 1 ? giftsubs.length : undefined, ...items, donation];
  return parts
    .flatMap((part) => (part === undefined ? [] : [Object.values(Object(part)).join(' ') || part]))
    .join(', ');
}

async function orderOf(rig: Rig, tab: Tab, to?: Shipcode): Promise<SubscribeRequest> {
  const shipcode = to ?? newReader(rig).shipcode;
  const session = sessions.get(tab) ?? (await sessionOf(rig, tab, 'subscribe'));
  sessions.set(tab, session);
  return { ...orderer(rig, session), shipcode, address: await addressIn(rig, shipcode), cart: ofGifts([]) };
}

const sessions = new WeakMap<Tab, string>();

async function renewalOf(rig: Rig) {
  const tab = await rig.as('renewing');
  const page = await pageData(rig, tab, 'showRenew');
  const order = renewalOrder(page, needed(page.renew, 'the reader "renewing" has nothing to renew'));
  return { tab, order };
}

async function goodsOf(rig: Rig) {
  const { basic, sized, digital, issue } = needed(rig.profile.goods, 'the profile has no goods');
  const named = { 'basic-product': basic, 'sized-product': sized, 'digital-product': digital } as const;
  const issues = { 'print-issue': issue, 'digital-issue': issue } as const;
  const goods = [];
  for (const [name, ref] of Object.entries({ ...named, ...issues })) {
    if (ref === undefined) continue;
    const type = name as keyof typeof named | keyof typeof issues; // the keys of the two
    const { quantity, sizes } = await productOf(rig, type, ref);
    const left = sizes.find((size) => size.ref === ref)?.quantity ?? quantity;
    goods.push({ type, ref, most: type.startsWith('digital') ? 1 : Math.min(left, 50) });
  }
  return goods;
}
