import type { Address, Cart, CartAction, Invoice, OrderLine, Receipt, RenewalConsent } from '#machines/api/contract.ts';
import type { Deliverable, Level, Medium, Shipcode, Term } from '#machines/rules/subscription/subscription.ts';

/** An ordered item and its quantity, in the shape of a cart action. */
export type Item = { [Type in CartAction['type']]: ItemOf<Extract<CartAction, { type: Type }>> }[CartAction['type']];

type ItemOf<Action extends CartAction> = Pick<Action, 'type' | 'item'> & { qty: number };

export type ItemOfType<Type extends Item['type']> = Extract<Item, { type: Type }>;

export type GoodsItem = Extract<Item, { item: { ref: string } }>;

export const isGoods = (item: Item): item is GoodsItem => 'ref' in item.item;

/** Returns the items of an order. Equal gifts become one item (GIFT-3). */
export const itemsOf = ({ subscription, giftsubs, donation, items }: Partial<Cart>, shipcode: Shipcode): Item[] => [
  ...(subscription ? [{ type: 'personal-subscription' as const, item: { ...subscription, shipcode }, qty: 1 }] : []),
  ...giftsOf(giftsubs ?? []),
  ...(donation ? [{ type: 'donation-item' as const, item: donation, qty: 1 }] : []),
  ...(items ?? []).map(({ item: type, ref, quantity: qty }): GoodsItem => ({ type, item: { ref }, qty })),
];

export const DELIVERED_BY: Record<Deliverable, { medium: Medium; shipcode: Shipcode }> = {
  digital: { medium: 'digital', shipcode: 'ship-a' },
  'print-a': { medium: 'print', shipcode: 'ship-a' },
  'print-b': { medium: 'print', shipcode: 'ship-b' },
  'print-c': { medium: 'print', shipcode: 'ship-c' },
};

/** Returns the shipping category of a country. Defaults to the United States. */
export const shipcodeTo = (country = 'US'): Shipcode =>
  country === 'US' ? 'ship-a' : country === 'CA' ? 'ship-b' : 'ship-c';

function giftsOf(gifts: Cart['giftsubs']): ItemOfType<'gift-subscription'>[] {
  const kinds = new Map<string, ItemOfType<'gift-subscription'>>();
  for (const item of gifts) {
    const kind = JSON.stringify(Object.entries(item).toSorted());
    const known = kinds.get(kind);
    if (known) known.qty += 1;
    else kinds.set(kind, { type: 'gift-subscription', item, qty: 1 });
  }
  return [...kinds.values()];
}

/** An order with its prices, in cents. */
export interface PricedOrder {
  name: string;
  email: string;
  lines: OrderLine[];
  total: number;
  goods: { ref: string; quantity: number }[];
  /** null if nothing is shipped. */
  destination: Delivery | null;
  bill: Invoice['bill'];
  renewal_consent?: RenewalConsent;
  /** The buyer's account reference; undefined for a guest. */
  account?: string | undefined;
  /** The buyer's address and the parcels; undefined if the order has no address. */
  billing?: Receipt['billing'];
  shipping?: Receipt['shipping'];
  /** Carried out in this order once the order is paid. */
  effects: Effect[];
}

export interface Delivery {
  shipcode: Shipcode;
  address: Address | null;
}

/** An effect of a paid order. */
export type Effect =
  | { kind: 'subscribe'; owner: Owner; cycle: Cycle; autorenew?: boolean; gift?: string }
  | { kind: 'change'; account: string; token: string; deliverable: Deliverable; level: Level; address: Address | null }
  | { kind: 'give'; giver: Giver; gift: GiftChoice; count: number }
  | { kind: 'donate-monthly'; account: string | null; name: string; email: string; amount: number }
  | { kind: 'empty-cart'; cart: string; lines: Record<string, number> }
  | { kind: 'pay-invoice'; token: string };

export type GiftChoice = Omit<Cart['giftsubs'][number], 'coupon'>;

export interface Giver {
  /** The account that ordered; null for a guest. */
  account: string | null;
  name: string;
  email: string;
  recipient?: string;
}

/** The recipient of a subscription: an existing account, or the data to open one. */
export type Owner = { account: string } | { name: string; email: string; password: string };

/** A subscription cycle that starts once it is paid. */
export interface Cycle {
  term: Term;
  level: Level;
  deliverable: Deliverable;
  /** The name of the buyer; for a gift, the giver. */
  orderedBy: string;
  isGift?: true;
  /** The new address to keep; null if the one on record is used or nothing is shipped. */
  address: Address | null;
}
