import type { Address, Cart, CartAction, OrderLine, Product, SubscribePage } from '../../machines/api/contract.ts';
import { statesOf, withCountry } from '../../machines/rules/address/address.ts';
import { destinationOf } from '../../machines/rules/address/delivery.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { isShipped } from '../../machines/rules/cart/product-lines.ts';
import { type LineItem, linePrice } from '../../machines/rules/price/line-price.ts';
import { type LinePrice, orderTotals } from '../../machines/rules/price/pricing.ts';
import { type Coupon, couponRefusal, goodsCouponRefusal } from '../../machines/rules/subscription/coupon.ts';
import { deliverableOf, type Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { accepted, type Blamed, needed, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import { once, type TestContext } from '../runner/test-context.ts';

/** An expected line of a receipt or cart; omitted fields may have any value. */
export type Billed = Pick<OrderLine, 'kind' | 'quantity'> & Partial<LinePrice>;

/** The expected cost of an order in cents, and its lines if they are known. */
export interface Bill {
  total: number;
  lines?: readonly Billed[];
}

/** Computes what cart actions must cost when goods ship to a shipping category. */
export async function billOf(
  t: TestContext,
  actions: readonly CartAction[],
  goodsTo: Shipcode,
): Promise<Required<Bill>> {
  const { prices: base, shipping, goods_shipping } = (await offerWith(t, '')).subscribe;
  const lines: (Billed & LinePrice)[] = [];
  for (const action of actions) {
    const item = await itemOf(t, action, goodsTo);
    if (item.kind === 'goods') needed(goods_shipping, 'the page has no shipping prices of goods');
    const goods = goods_shipping ?? NO_GOODS;
    lines.push({ kind: action.type, quantity: action.qty ?? 1, ...linePrice({ base, shipping, goods }, item) });
  }
  return { lines, total: orderTotals(lines).total };
}

/** Fails the step unless lines are the expected ones, in any order. */
export function sameLines(call: Blamed, what: string, got: readonly Billed[], wanted: readonly Billed[]): void {
  const [lines, expected] = [sorted(got), sorted(wanted)];
  const told = lines.map((line, at) => {
    const fields = Object.keys(expected[at] ?? { kind: '' });
    return Object.fromEntries(Object.entries(line).filter(([field]) => fields.includes(field)));
  });
  same(call, what, told, expected);
}

const sorted = (lines: readonly Billed[]): Billed[] =>
  lines.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));

const placeOf = ({ kind, quantity, amount, discount }: Billed): string => [kind, quantity, amount, discount].join(' ');

const offerWith = once((t: TestContext, code: string): Promise<SubscribePage> => {
  const at = code === '' ? {} : { query: { code } };
  return pageData(t, t.open(), 'showSubscribe', at);
});

export async function couponOf(t: TestContext, code: string): Promise<Coupon> {
  const { subscribe } = await offerWith(t, code);
  return needed(subscribe.coupon, `the page does not mention the coupon ${code}`);
}

export const codeOf = ({ item }: CartAction): string | undefined => ('coupon' in item ? item.coupon : undefined);

/** Whether a coupon fits what a cart action adds, by the front end's rules. */
export function couponFits(coupon: Coupon, { type, item }: CartAction, goodsTo: Shipcode): boolean {
  switch (type) {
    case 'personal-subscription': {
      const { renewal, level } = item;
      return !couponRefusal(coupon, { deliverable: deliverableOf(item), renewal, ...(!renewal && { level }) });
    }
    case 'gift-subscription':
      return !couponRefusal(coupon, { deliverable: item.deliverable, renewal: false, purpose: 'gift' });
    case 'donation-item':
    case 'subscription-upgrade':
      return false;
    default: {
      const medium = isShipped(type) ? 'print' : 'digital';
      return !goodsCouponRefusal(coupon, deliverableOf({ medium, shipcode: goodsTo }));
    }
  }
}

export const addressIn = once(async (t: TestContext, shipcode: Shipcode): Promise<Address> => {
  const { address, shipcode: own } = t.entry('newReader');
  if (shipcode === own) return address;
  const config = accepted('getShipping', await ask(t.open(), 'getShipping', {}));
  const [country] = config[zoneOf(shipcode)].countries;
  const { code } = needed(country, `nothing is shipped to ${shipcode}`);
  const [state] = statesOf(config.states, code);
  const moved = withCountry(address, needed(country, ''), config.states);
  return { ...moved, state: state?.code ?? moved.state, postcode: POSTCODES[code] ?? '10115' };
});

const POSTCODES: Record<string, string> = { US: '04101', CA: 'K1A 0B1', GB: 'SW1A 1AA', AU: '2000' };

/** The stock of a product or size now. */
export async function stockOf(t: TestContext, kind: string, ref: string): Promise<number> {
  const { sizes, quantity } = await productOf(t, kind, ref);
  return sizes.find((size) => size.ref === ref)?.quantity ?? quantity;
}

/** Prices do not change. */
const priceOf = once(async (t: TestContext, goods: string): Promise<number> => {
  const [kind = '', ref = ''] = goods.split(' ');
  return (await productOf(t, kind, ref)).price;
});

/** The store's pages are requested only for products missing from the profile's tag. */
async function productOf(t: TestContext, kind: string, ref: string): Promise<Product> {
  const isIt = (product: Product) =>
    product.kind === kind && [product, ...product.sizes].some((each) => each.ref === ref);
  const { tag } = t.profile;
  const query = tag === undefined ? undefined : { tag };
  const tagged = query ? accepted('getProducts', await ask(t.open(), 'getProducts', { params: { query } })).list : [];
  const found = tagged.find(isIt) ?? (await storedOf(t)).find(isIt);
  return found ?? skip(`no page of the store lists ${kind} ${ref}`);
}

async function storedOf(t: TestContext): Promise<readonly Product[]> {
  const { store } = await pageData(t, t.open(), 'showStore');
  const { issues } = await pageData(t, t.open(), 'showIssues');
  const editions = [...store.issues, ...issues].flatMap(({ print, digital }) => [print, digital]);
  return [...store.products, ...editions.filter((edition) => edition !== null)];
}

async function itemOf(t: TestContext, action: CartAction, goodsTo: Shipcode): Promise<LineItem> {
  const quantity = action.qty ?? 1;
  const code = codeOf(action);
  const coupon = code === undefined ? undefined : await couponOf(t, code);
  switch (action.type) {
    case 'personal-subscription':
      return { kind: 'subscription', choice: action.item, quantity, coupon };
    case 'gift-subscription': {
      const shipcode = destinationOf(action.item.deliverable);
      const sentTo = { medium: shipcode ? 'print' : 'digital', shipcode: shipcode ?? 'ship-a' } as const;
      return { kind: 'subscription', choice: { ...action.item, ...sentTo }, quantity, coupon };
    }
    case 'donation-item':
      return { kind: 'donation', cents: action.item.dollars };
    case 'subscription-upgrade':
      throw new Error('What an upgrade costs is told by the page of the subscription.');
    default: {
      const price = await priceOf(t, `${action.type} ${action.item.ref}`);
      return { kind: 'goods', price, quantity, coupon, shipcode: isShipped(action.type) ? goodsTo : undefined };
    }
  }
}

const none = { single: 0, few: 0, many: 0 };
const NO_GOODS = { 'ship-a': none, 'ship-b': none, 'ship-c': none };

/** The cart of an order that lists what cart actions add. */
export function cartIn(actions: readonly CartAction[]): Cart {
  const of = <Type extends CartAction['type']>(...types: Type[]) =>
    actions.filter((action): action is Extract<CartAction, { type: Type }> =>
      types.some((each) => each === action.type),
    );
  const [subscription] = of('personal-subscription').map(({ item: { shipcode: _, ...item } }) => item);
  const [donation] = of('donation-item').map(({ item }) => item);
  const goods = of('basic-product', 'sized-product', 'digital-product', 'print-issue', 'digital-issue');
  return {
    items: goods.map(({ type, item, qty = 1 }) => ({ item: type, ref: item.ref, quantity: qty })),
    giftsubs: of('gift-subscription').flatMap(({ item, qty = 1 }) => Array<typeof item>(qty).fill(item)),
    ...(subscription && { subscription }),
    ...(donation && { donation }),
  };
}
