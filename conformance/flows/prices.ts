import type { CartAction, SubscribeRequest } from '../../machines/api/contract.ts';
import { couponRefusal, goodsCouponRefusal } from '../../machines/rules/subscription/coupon.ts';
import {
  DELIVERABLES,
  deliverableOf,
  LEVELS,
  MEDIA,
  type Purpose,
  SHIPCODES,
  type Shipcode,
  TERMS,
} from '../../machines/rules/subscription/subscription.ts';
import { addressIn, billOf, billOfActions, couponOf, type Listed, productOf } from '../orders/bill.ts';
import { addToCart, cartOf, isPriced, linesIn } from '../orders/cart.ts';
import { newReader, orderer, renew, renewalOrder, subscribe } from '../orders/orders.ts';
import { costs, keysIn, ordering, type Placed, sent } from '../orders/purchase.ts';
import { pageData } from '../runner/ask.ts';
import { accepted, needed, refused } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

/** The server's charges for everything its pages sell, checked with the front end's rules. Nothing is paid. */
export const pricesKit = kitFlow('prices', () => [
  step('charges a new subscription of any medium, level, term and category as its page says', (rig) =>
    inTabs(rig, choices(), async (tab, { shipcode, ...choice }) => {
      const order = await orderOf(rig, tab, shipcode);
      const subscription = { renewal: false, ...choice };
      await charges(rig, tab, 'subscribe', { ...order, cart: { items: [], giftsubs: [], subscription } }, subscribe);
    }),
  ),
  step('applies a coupon to the new subscriptions it covers and refuses it for others', async (rig) => {
    const code = needed(rig.profile.coupons?.any, 'the profile has no coupon for any new subscription');
    const coupon = await couponOf(rig, code);
    await inTabs(rig, choices(), async (tab, { shipcode, ...choice }) => {
      const order = await orderOf(rig, tab, shipcode);
      const subscription = { renewal: false, ...choice, coupon: code };
      const given = { ...order, cart: { items: [], giftsubs: [], subscription } };
      const deliverable = deliverableOf({ ...choice, shipcode });
      if (couponRefusal(coupon, { deliverable, renewal: false, level: choice.level }))
        refused('subscribe', await subscribe(tab, given, sent(rig)), { status: 400, field: 'coupon' });
      else await charges(rig, tab, 'subscribe', given, subscribe);
    });
  }),
  step('charges gifts of any delivery, level, term and quantity, with and without a coupon', async (rig) => {
    const coupon = rig.profile.coupons?.gift;
    const gifts = DELIVERABLES.flatMap((deliverable) =>
      LEVELS.flatMap((level) => TERMS.map((term) => ({ deliverable, level, term }))),
    );
    const jobs = gifts.flatMap((gift, place) =>
      [1, 2 + (place % 19)].flatMap((quantity) => [
        { gift, quantity },
        ...(coupon === undefined ? [] : [{ gift: { ...gift, coupon }, quantity }]),
      ]),
    );
    await inTabs(rig, jobs, async (tab, { gift, quantity }) => {
      const order = await orderOf(rig, tab);
      const cart = { items: [], giftsubs: Array.from({ length: quantity }, () => gift) };
      await charges(rig, tab, 'subscribe', { ...order, cart }, subscribe);
    });
  }),
  step('charges the sum of mixed gifts, a subscription, goods and a donation', async (rig) => {
    const tab = rig.open();
    const order = await orderOf(rig, tab);
    const giftsubs = DELIVERABLES.flatMap((deliverable, place) =>
      Array.from({ length: place + 1 }, () => ({ deliverable, level: 'low', term: '3year' }) as const),
    );
    const subscription = { renewal: false, medium: 'print', level: 'high', term: '3year' } as const;
    const donation = { process: 'onetime', dollars: 1_001 } as const;
    const items = (await goodsOf(rig)).map(({ type: item, ref, most }, place) => ({
      item,
      ref,
      quantity: Math.min(1 + place, most),
    }));
    await charges(rig, tab, 'subscribe', { ...order, cart: { items, giftsubs, subscription, donation } }, subscribe);
  }),
  step('charges a renewal of any medium, level, term and category, with and without a coupon', async (rig) => {
    const { tab, order } = await renewalOf(rig);
    const coupon = rig.profile.coupons?.renewal;
    for (const { shipcode, ...choice } of choices()) {
      const to = { shipcode, origin: 'change' as const, address: await addressIn(rig, shipcode) };
      for (const subscription of [choice, ...(coupon === undefined ? [] : [{ ...choice, coupon }])]) {
        const cart = { items: [], giftsubs: [], subscription: { renewal: true, ...subscription } };
        await charges(rig, tab, 'renewSubscription', { ...order, ...to, cart }, renew);
      }
    }
  }),
  step('charges goods in any quantity to any category, each line by its own band', async (rig) => {
    const goods = await goodsOf(rig);
    const jobs = goods.flatMap(({ type: item, ref, most }) =>
      [1, 2, 4, 5, most]
        .filter((quantity, place, all) => quantity <= most && all.indexOf(quantity) === place)
        .flatMap((quantity) => SHIPCODES.map((shipcode) => ({ shipcode, item: { item, ref, quantity } }))),
    );
    await inTabs(rig, jobs, async (tab, { shipcode, item }) => {
      const order = await orderOf(rig, tab, shipcode);
      await charges(rig, tab, 'subscribe', { ...order, cart: { items: [item], giftsubs: [] } }, subscribe);
    });
  }),
  step('prices cart lines as they are charged, in any quantity and to any category', async (rig) => {
    const goods = await goodsOf(rig);
    const { any, gift } = rig.profile.coupons ?? {};
    const cartsOf = (shipcode: Shipcode): CartAction[][] => [
      ...[1, 2, 4, 5].map((qty) =>
        goods.map(({ type, ref, most }): CartAction => ({ type, item: { ref }, qty: Math.min(qty, most) })),
      ),
      ...(any === undefined
        ? []
        : [
            goods.map(
              ({ type, ref, most }): CartAction => ({ type, item: { ref, coupon: any }, qty: Math.min(2, most) }),
            ),
          ]),
      ...[undefined, gift].map((coupon) =>
        DELIVERABLES.map(
          (deliverable, place): CartAction => ({
            type: 'gift-subscription',
            item: { deliverable, level: 'high', term: '2year', ...(coupon !== undefined && { coupon }) },
            qty: 1 + 6 * place,
          }),
        ),
      ),
      ...[undefined, any].map((coupon): CartAction[] => [
        {
          type: 'personal-subscription',
          item: {
            renewal: false,
            medium: 'print',
            level: 'low',
            term: '3year',
            shipcode,
            ...(coupon !== undefined && { coupon }),
          },
          qty: 1,
        },
      ]),
    ];
    const jobs = SHIPCODES.flatMap((shipcode) => cartsOf(shipcode).map((actions) => ({ shipcode, actions })));
    await inTabs(rig, jobs, (_, { shipcode, actions }) => chargesCart(rig, actions, shipcode));
  }),
  step('refuses an unknown coupon and one for something else (error at coupon)', async (rig) => {
    const tab = rig.open();
    const order = await orderOf(rig, tab);
    for (const { code, coupon } of await couponsOf(rig))
      for (const purpose of ['personal', 'gift'] as const) {
        const given = { ...order, cart: digitalOf(purpose, code) };
        const use = { purpose, renewal: false, deliverable: 'digital', level: 'low' } as const;
        if (coupon && !couponRefusal(coupon, use)) await charges(rig, tab, 'subscribe', given, subscribe);
        else refused('subscribe', await subscribe(tab, given, sent(rig)), { status: 400, field: 'coupon' });
      }
  }),
  step('refuses an unknown or unsuitable coupon on goods (error at coupon)', async (rig) => {
    const tab = rig.open();
    const goods = await goodsOf(rig);
    for (const { code, coupon } of await couponsOf(rig))
      for (const { type, ref } of goods) {
        const deliverable = type === 'digital-product' || type === 'digital-issue' ? 'digital' : 'print-a';
        if (coupon && !goodsCouponRefusal(coupon, deliverable)) continue;
        const result = await addToCart(tab, { type, item: { ref, coupon: code }, qty: 1 });
        refused('addToCart', result, { status: 400, field: 'coupon' });
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
    const order = await orderOf(rig, tab);
    const subscription = { renewal: false, medium: 'print', level: 'low', term: '1year' } as const;
    const giftsubs = [{ deliverable: 'print-a', level: 'low', term: '1year' } as const];
    for (const coupon of [any, gift].filter((code) => code !== undefined))
      for (const cart of [
        { items: [], giftsubs: [], subscription },
        { items: [], giftsubs },
      ])
        await charges(rig, tab, 'subscribe', { ...order, cart }, subscribe, { coupon });
    if (renewal === undefined) return;
    const renewing = await renewalOf(rig);
    await charges(rig, renewing.tab, 'renewSubscription', renewing.order, renew, { coupon: renewal });
  }),
]);

const choices = () =>
  SHIPCODES.flatMap((shipcode) =>
    MEDIA.flatMap((medium) => LEVELS.flatMap((level) => TERMS.map((term) => ({ medium, level, term, shipcode })))),
  );

const UNKNOWN = 'NO-SUCH-COUPON';

async function couponsOf(rig: Rig) {
  const { any, gift, renewal } = rig.profile.coupons ?? {};
  const codes = [any, gift, renewal].filter((code) => code !== undefined);
  const known = await Promise.all(codes.map(async (code) => ({ code, coupon: await couponOf(rig, code) })));
  return [{ code: UNKNOWN, coupon: undefined }, ...known];
}

function digitalOf(purpose: Purpose, coupon: string): Listed['cart'] {
  const choice = { level: 'low', term: '1year', coupon } as const;
  return purpose === 'gift'
    ? { items: [], giftsubs: [{ deliverable: 'digital', ...choice }] }
    : { items: [], giftsubs: [], subscription: { renewal: false, medium: 'digital', ...choice } };
}

const TABS = 8;

async function inTabs<Job>(rig: Rig, jobs: readonly Job[], act: (tab: Tab, job: Job) => Promise<void>): Promise<void> {
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
async function charges<Order extends Listed>(
  rig: Rig,
  tab: Tab,
  call: 'subscribe' | 'renewSubscription',
  order: Order,
  place: (tab: Tab, order: Order, given: ReturnType<typeof sent>) => ReturnType<Placed['place']>,
  given: Parameters<typeof sent>[1] = {},
): Promise<void> {
  needed(rig.profile.payment, 'the profile has no payment provider');
  const { total } = await billOf(rig, order);
  if (total === 0) return;
  const keys = keysIn(call, await place(tab, order, sent(rig, given)), 'started');
  await costs(call, { tab, total }, keys, `to ${order.shipcode} of ${wordsOf(order)}`);
}

function wordsOf({ cart: { subscription, giftsubs, items, donation } }: Listed): string {
  const [gift] = giftsubs;
  const parts = [subscription, gift, giftsubs.length > 1 ? giftsubs.length : undefined, ...items, donation];
  return parts
    .flatMap((part) => (part === undefined ? [] : [Object.values(Object(part)).join(' ') || part]))
    .join(', ');
}

/**
 * Fails the step unless a cart has the prices of the front end's rules, before and after its order states the
 * destination.
 */
async function chargesCart(rig: Rig, actions: readonly CartAction[], shipcode: Shipcode): Promise<void> {
  needed(rig.profile.payment, 'the profile has no payment provider');
  const wanted = await billOfActions(rig, actions, shipcode);
  const tab = rig.open();
  for (const action of actions) accepted('addToCart', await addToCart(tab, action));
  const { checkout } = await pageData(rig, tab, 'showCheckout');
  const address = await addressIn(rig, shipcode);
  const order = { ...orderer(rig, checkout.session), address, shipcode };
  let { version } = await cartOf(tab);
  let result = await checkOut(tab, { ...order, version }, sent(rig));
  // A cart sent elsewhere than it was priced for is shown at its new price before it is ordered.
  if (result.kind === 'refused' && result.refusal.status === 409) {
    version = (await cartOf(tab)).version;
    result = await checkOut(tab, { ...order, version }, sent(rig));
  }
  const cart = await cartOf(tab);
  isPriced(`a cart to ${shipcode}`, cart, wanted);
  const keys = keysIn('checkOutCart', result, 'started');
  await costs(
    'checkOutCart',
    { tab, total: wanted.total },
    keys,
    `of a cart to ${shipcode}: ${linesIn(wanted).join(', ')}`,
  );
}

const checkOut = ordering('checkOutCart');

async function orderOf(rig: Rig, tab: Tab, to?: Shipcode): Promise<SubscribeRequest> {
  const shipcode = to ?? newReader(rig).shipcode;
  const session = sessions.get(tab) ?? (await pageData(rig, tab, 'showSubscribe')).subscribe.session;
  sessions.set(tab, session);
  const cart = { items: [], giftsubs: [] };
  return { ...orderer(rig, session), shipcode, address: await addressIn(rig, shipcode), cart };
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
  const named = [
    ['basic-product', basic],
    ['sized-product', sized],
    ['digital-product', digital],
    ['print-issue', issue],
    ['digital-issue', issue],
  ] as const;
  const goods = [];
  for (const [type, ref] of named) {
    if (ref === undefined) continue;
    const { quantity, sizes } = await productOf(rig, type, ref);
    const left = sizes.find((size) => size.ref === ref)?.quantity ?? quantity;
    const isSoldOnce = type === 'digital-product' || type === 'digital-issue';
    goods.push({ type, ref, most: isSoldOnce ? 1 : Math.min(left, 50) });
  }
  return goods;
}
