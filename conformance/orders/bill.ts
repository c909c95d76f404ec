import type {
  Address,
  Cart,
  CartAction,
  GivenGift,
  OrderLine,
  Product,
  Receipt,
  SubscribePage,
  SubscribeRequest,
} from '../../machines/api/contract.ts';
import { statesOf, withCountry } from '../../machines/rules/address/address.ts';
import { destinationOf } from '../../machines/rules/address/delivery.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { type LineItem, linePrice } from '../../machines/rules/price/line-price.ts';
import { type LinePrice, orderTotals } from '../../machines/rules/price/pricing.ts';
import { type Coupon, couponRefusal, goodsCouponRefusal } from '../../machines/rules/subscription/coupon.ts';
import {
  type Deliverable,
  deliverableOf,
  type Medium,
  type Shipcode,
} from '../../machines/rules/subscription/subscription.ts';
import { accepted, type Blamed, holds, needed, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { once, type TestContext } from '../runner/test-context.ts';

/** An expected line of a receipt; omitted fields may have any value. */
export type Billed = Pick<OrderLine, 'kind' | 'quantity'> & Partial<LinePrice>;

/** The expected cost of an order in cents, and its receipt lines if they are known. */
export interface Bill {
  total: number;
  lines?: readonly Billed[];
}

export interface Listed {
  cart: Cart;
  shipcode: Shipcode;
}

export const billOf = (t: TestContext, { cart, shipcode }: Listed): Promise<Required<Bill>> =>
  billOfActions(t, actionsIn(cart, shipcode), shipcode);

/** Computes what cart actions must cost when goods ship to a shipping category. */
export async function billOfActions(
  t: TestContext,
  actions: readonly CartAction[],
  goodsTo: Shipcode,
): Promise<Required<Bill>> {
  const { prices: base, shipping, goods_shipping } = (await offerOf(t)).subscribe;
  const lines: (Billed & LinePrice)[] = [];
  for (const action of actions) {
    const item = await itemOf(t, action, goodsTo);
    if (item.kind === 'goods') needed(goods_shipping, 'the page has no shipping prices of goods');
    const goods = goods_shipping ?? NO_GOODS;
    lines.push({ kind: action.type, quantity: action.qty ?? 1, ...linePrice({ base, shipping, goods }, item) });
  }
  return { lines, total: orderTotals(lines).total };
}

const offerWith = once((t: TestContext, code: string): Promise<SubscribePage> => {
  const at = code === '' ? {} : { query: { code } };
  return pageData(t, t.open(), 'showSubscribe', at);
});

const offerOf = (t: TestContext): Promise<SubscribePage> => offerWith(t, '');

export async function couponOf(t: TestContext, code: string): Promise<Coupon> {
  const { subscribe } = await offerWith(t, code);
  return needed(subscribe.coupon, `the page does not mention the coupon ${code}`);
}

/** Whether a coupon fits what a cart action adds, by the front end's rules. */
export function couponFits(coupon: Coupon, { type, item }: CartAction, goodsTo: Shipcode): boolean {
  switch (type) {
    case 'personal-subscription':
      return !couponRefusal(coupon, { deliverable: deliverableOf(item), renewal: item.renewal, level: item.level });
    case 'gift-subscription':
      return !couponRefusal(coupon, { deliverable: item.deliverable, renewal: false, purpose: 'gift' });
    case 'donation-item':
    case 'subscription-upgrade':
      return false;
    default: {
      const medium = isDigitalKind(type) ? 'digital' : 'print';
      return !goodsCouponRefusal(coupon, deliverableOf({ medium, shipcode: goodsTo }));
    }
  }
}

const isDigitalKind = (kind: OrderLine['kind']) => kind === 'digital-product' || kind === 'digital-issue';

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

/** Reads a product again, for its stock. */
export const productOf = (t: TestContext, kind: Product['kind'], ref: string): Promise<Product> =>
  findProduct(t, kind, ref, { taggedOf, storedOf });

/** The store's pages are requested only for products missing from the profile's tag. */
async function findProduct(t: TestContext, kind: string, ref: string, lists: typeof LISTED_ONCE): Promise<Product> {
  const isIt = (product: Product) =>
    product.kind === kind && [product, ...product.sizes].some((each) => each.ref === ref);
  const found = (await lists.taggedOf(t)).find(isIt) ?? (await lists.storedOf(t)).find(isIt);
  return found ?? skip(`no page of the store lists ${kind} ${ref}`);
}

async function taggedOf(t: TestContext): Promise<readonly Product[]> {
  const { tag } = t.profile;
  if (tag === undefined) return [];
  return accepted('getProducts', await ask(t.open(), 'getProducts', { params: { query: { tag } } })).list;
}

async function storedOf(t: TestContext): Promise<readonly Product[]> {
  const { store } = await pageData(t, t.open(), 'showStore');
  const { issues } = await pageData(t, t.open(), 'showIssues');
  const editions = [...store.issues, ...issues].flatMap(({ print, digital }) => [print, digital]);
  return [...store.products, ...editions.filter((edition) => edition !== null)];
}

/** Prices do not change. */
const LISTED_ONCE = { taggedOf: once(taggedOf), storedOf: once(storedOf) };

async function itemOf(t: TestContext, action: CartAction, goodsTo: Shipcode): Promise<LineItem> {
  const quantity = action.qty ?? 1;
  const code = 'coupon' in action.item ? action.item.coupon : undefined;
  const coupon = code === undefined ? undefined : await couponOf(t, code);
  switch (action.type) {
    case 'personal-subscription':
      return { kind: 'subscription', choice: action.item, quantity, coupon };
    case 'gift-subscription':
      return { kind: 'subscription', choice: { ...action.item, ...sentTo(action.item.deliverable) }, quantity, coupon };
    case 'donation-item':
      return { kind: 'donation', cents: action.item.dollars };
    case 'subscription-upgrade':
      throw new Error('What an upgrade costs is told by the page of the subscription.');
    default: {
      const { price } = await findProduct(t, action.type, action.item.ref, LISTED_ONCE);
      return { kind: 'goods', price, quantity, coupon, shipcode: isDigitalKind(action.type) ? undefined : goodsTo };
    }
  }
}

/** Converts an order's cart to cart actions; equal gifts become one line. */
function actionsIn({ subscription, giftsubs, donation, items }: Cart, shipcode: Shipcode): CartAction[] {
  const keyOf = (gift: object) => JSON.stringify(Object.entries(gift).toSorted());
  const keys = giftsubs.map(keyOf);
  return [
    ...(subscription ? [{ type: 'personal-subscription' as const, item: { ...subscription, shipcode } }] : []),
    ...giftsubs
      .filter((gift, at) => keys.indexOf(keyOf(gift)) === at)
      .map((item) => ({
        type: 'gift-subscription' as const,
        item,
        qty: keys.filter((key) => key === keyOf(item)).length,
      })),
    ...(donation ? [{ type: 'donation-item' as const, item: donation }] : []),
    ...items.map(({ item: type, ref, quantity: qty }) => ({ type, item: { ref }, qty })),
  ];
}

const sentTo = (deliverable: Deliverable): { medium: Medium; shipcode: Shipcode } => ({
  medium: deliverable === 'digital' ? 'digital' : 'print',
  shipcode: destinationOf(deliverable) ?? 'ship-a',
});

/** Reads a receipt. Fails the step unless it lists exactly what the bill says. */
export async function receiptOf(t: TestContext, tab: Tab, token: string, bill: Partial<Bill> = {}): Promise<Receipt> {
  const { receipt } = await pageData(t, tab, 'showReceipt', { query: { token } });
  checkReceipt(receipt, bill);
  return receipt;
}

/** Fails the step unless a receipt lists exactly what was ordered and adds up to the cent. */
export function checkReceipt(
  receipt: Receipt | null | undefined,
  { total, lines }: Partial<Bill>,
): asserts receipt is Receipt {
  holds('showReceipt', 'a readable receipt', receipt !== null && receipt !== undefined, receipt);
  if (total !== undefined) same('showReceipt', 'the total of the receipt in cents', receipt.total, total);
  const sum = orderTotals(receipt.lines).total;
  same('showReceipt', 'the sum of the lines of the receipt in cents', sum, receipt.total);
  if (lines) same('showReceipt', 'the lines of the receipt', listed(receipt.lines, lines), listed(lines, lines));
}

export type Ordered = Partial<Pick<SubscribeRequest, 'name' | 'email' | 'origin' | 'address'>>;

/** Fails the step unless the optional fields of a receipt match its lines and its order. */
export function agrees(receipt: Receipt, order: Ordered, card?: string): void {
  // Midnight may have passed since.
  const age = Date.now() - Date.parse(receipt.created);
  const isFresh = age >= 0 && age < 2 * DAY;
  holds('showReceipt', 'the purchase date', isFresh, receipt.created);
  const { name, email } = order;
  if (name !== undefined) said('the name on the receipt', receipt.name, name.trim());
  if (email !== undefined) said('the buyer on the receipt', receipt.email.toLowerCase(), email.trim().toLowerCase());
  addressesAgree(receipt, order);
  paymentAgrees(receipt, card);
  contentAgrees(receipt);
  mailsAgree(receipt);
  for (const gift of receipt.gifts ?? []) giftAgrees('showReceipt', gift, receipt.created);
}

const said = (what: string, got: unknown, wanted: unknown) => same('showReceipt', what, got, wanted);

const has = ({ lines }: Receipt, ...kinds: OrderLine['kind'][]) => lines.some(({ kind }) => kinds.includes(kind));

const isDigital = ({ lines }: Receipt) => lines.some(({ kind }) => isDigitalKind(kind));

function paymentAgrees({ total, taxes = [], payment }: Receipt, card: string | undefined): void {
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  holds('showReceipt', 'taxes within the total', tax <= total, tax);
  if (!payment) return;
  said('whether it was free', payment.kind === 'free', total === 0);
  if (card !== undefined) said('the card that paid', [payment.kind, payment.last_four], ['card', card]);
}

function contentAgrees(receipt: Receipt): void {
  const { donation, downloads, next_issue, gifts } = receipt;
  if (!has(receipt, 'donation-item')) said('the frequency of the donation', donation, undefined);
  if (!isDigital(receipt)) said('the files of what is not digital', downloads ?? [], []);
  if (!has(receipt, 'personal-subscription', 'subscription-upgrade')) said('the next issue', next_issue, undefined);
  // Today's issue may not have been printed yet.
  const isToCome = next_issue === undefined || next_issue.date >= receipt.created;
  holds('showReceipt', 'a next issue in the future', isToCome, next_issue?.date);
  if (gifts) said('how many links of gifts', new Set(gifts.map(({ token }) => token)).size, giftsIn(receipt));
}

const giftsIn = ({ lines }: Receipt): number =>
  lines.reduce((sum, { kind, quantity }) => sum + (kind === 'gift-subscription' ? quantity : 0), 0);

function mailsAgree(receipt: Receipt): void {
  const { email, mailed = [], gifts = [], donation } = receipt;
  const waiting = gifts.filter(({ state }) => state === 'scheduled').length;
  for (const { what, to, count = 1 } of mailed) {
    said(`to whom the mail "${what}" went`, to.toLowerCase(), email.toLowerCase());
    if (what === 'gift') said('how many links of gifts were mailed', count, giftsIn(receipt) - waiting);
    if (what === 'downloads') said('whether files were mailed of what is digital', isDigital(receipt), true);
    if (what === 'donation') said('the frequency of the donation', donation ?? 'monthly', 'monthly');
  }
}

/** Fails the step unless the dates and mails of a gift match its state. */
export function giftAgrees(call: Blamed, gift: GivenGift, created = gift.created): void {
  const { state, deliver_on, sent_at, opened_at, redeemed_at, mails } = gift;
  const told = (what: string, got: unknown, wanted: unknown) =>
    same(call, `${what} of a gift that is ${state}`, got, wanted);
  const days = [created, sent_at, opened_at, redeemed_at].filter((day) => day !== undefined);
  if (gift.created !== undefined) told('the day', gift.created, created);
  holds(
    call,
    'no date of a gift before its purchase',
    days.every((day) => day >= (created ?? day)),
    days,
  );
  if (state !== 'redeemed') told('the redemption', redeemed_at, undefined);
  if (state === 'scheduled' || state === 'sent') told('the first visit', opened_at, undefined);
  if (state === 'sent') holds(call, 'a mail of a sent gift', mails !== 0, mails);
  if (state !== 'scheduled') return;
  told('the mails', [mails ?? 0, sent_at], [0, undefined]);
  holds(call, 'a future delivery date of a scheduled gift', (deliver_on ?? '') > (created ?? ''), deliver_on);
}

function addressesAgree({ billing, lines, shipping = [] }: Receipt, { origin, address }: Ordered): void {
  const ordered = origin === 'change' ? address : undefined;
  if (billing && ordered) said('the billing address', partsOf(billing, billing), partsOf(ordered, billing));
  if (lines.every(({ kind }) => UNSHIPPED.includes(kind))) said('the parcels of an order without any', shipping, []);
  for (const parcel of shipping) {
    const { address: to } = parcel;
    if (ordered) said('where it is sent', partsOf(to, to), partsOf(ordered, to));
    for (const { name, qty } of parcel.goods ?? []) {
      const bought = lines.reduce((sum, line) => sum + (line.name === name ? line.quantity : 0), 0);
      holds('showReceipt', `no more of ${name} shipped than bought`, qty <= bought, qty);
    }
  }
}

const partsOf = (address: Receipt['billing'], printed: Receipt['billing']) =>
  Object.fromEntries(
    PARTS.flatMap((part) => (printed?.[part] || NEEDED.has(part) ? [[part, address?.[part] ?? '']] : [])),
  );

const PARTS = ['line1', 'line2', 'city', 'state', 'postcode', 'country'] as const;
const NEEDED = new Set<string>(['line1', 'city', 'postcode']);

const UNSHIPPED: OrderLine['kind'][] = ['donation-item', 'digital-product', 'digital-issue'];

const DAY = 86_400_000;

/** Sorts lines, and reduces each to the fields of the expected line in the same place. */
function listed(lines: readonly Billed[], wanted: readonly Billed[]): object[] {
  const fields = sorted(wanted).map((line) => Object.keys(line));
  return sorted(lines).map((line, place) =>
    Object.fromEntries(Object.entries(line).filter(([field]) => (fields[place] ?? ['kind']).includes(field))),
  );
}

const sorted = (lines: readonly Billed[]): Billed[] =>
  lines.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));

const placeOf = ({ kind, quantity, amount, discount }: Billed): string => [kind, quantity, amount, discount].join(' ');

const none = { single: 0, few: 0, many: 0 };
const NO_GOODS = { 'ship-a': none, 'ship-b': none, 'ship-c': none };

const POSTCODES: Record<string, string> = { US: '04101', CA: 'K1A 0B1', GB: 'SW1A 1AA', AU: '2000' };
