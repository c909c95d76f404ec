import type { Address, Cart, CartAction, Invoice, OrderLine, Receipt } from '#machines/api/contract.ts';
import type { Deliverable, Level, Medium, Shipcode, Term } from '#machines/rules/subscription/subscription.ts';

/** Something that is ordered and how many of it, as an action of the cart names it. */
export type Item = { [Type in CartAction['type']]: ItemOf<Extract<CartAction, { type: Type }>> }[CartAction['type']];

type ItemOf<Action extends CartAction> = Pick<Action, 'type' | 'item'> & { qty: number };

/** An item of one of these types. */
export type ItemOfType<Type extends Item['type']> = Extract<Item, { type: Type }>;

/** Goods that are ordered. */
export type GoodsItem = Extract<Item, { item: { ref: string } }>;

/** Whether an item is goods. */
export const isGoods = (item: Item): item is GoodsItem => 'ref' in item.item;

/** The items of an order that lists what it orders; equal gifts are one item (GIFT-3). */
export const itemsOf = ({ subscription, giftsubs, donation, items }: Partial<Cart>, shipcode: Shipcode): Item[] => [
  ...(subscription ? [{ type: 'personal-subscription' as const, item: { ...subscription, shipcode }, qty: 1 }] : []),
  ...giftsOf(giftsubs ?? []),
  ...(donation ? [{ type: 'donation-item' as const, item: donation, qty: 1 }] : []),
  ...(items ?? []).map(({ item: type, ref, quantity: qty }): GoodsItem => ({ type, item: { ref }, qty })),
];

/** How a gift is delivered: print to its shipping category. */
export const DELIVERED_BY: Record<Deliverable, { medium: Medium; shipcode: Shipcode }> = {
  digital: { medium: 'digital', shipcode: 'ship-a' },
  'print-a': { medium: 'print', shipcode: 'ship-a' },
  'print-b': { medium: 'print', shipcode: 'ship-b' },
  'print-c': { medium: 'print', shipcode: 'ship-c' },
};

/** The shipping category of a country; the United States without one. */
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

/** An order as the journal priced it. */
export interface PricedOrder {
  name: string;
  email: string;
  lines: OrderLine[];
  total: number;
  /** What leaves the stock. */
  goods: { ref: string; quantity: number }[];
  /** Where it is sent; null where nothing is. */
  destination: Destination | null;
  bill: Invoice['bill'];
  /** The buyer's account reference; undefined for a guest. */
  account?: string | undefined;
  /** The buyer's address and the parcels; undefined if the order has no address. */
  billing?: Receipt['billing'];
  shipping?: Receipt['shipping'];
  /** What it does when it is paid, in this order. */
  deeds: Deed[];
}

/** A shipping category, with the address where the order names one. */
export interface Destination {
  shipcode: Shipcode;
  address: Address | null;
}

/** Something that a paid order does. */
export type Deed =
  | { kind: 'subscribe'; owner: Owner; cycle: Cycle; autorenew?: boolean; gift?: string }
  | { kind: 'change'; account: string; token: string; deliverable: Deliverable; level: Level; address: Address | null }
  | { kind: 'give'; giver: Giver; gift: GiftChoice; count: number }
  | { kind: 'donate-monthly'; name: string; email: string; amount: number }
  | { kind: 'empty-cart'; cart: string; lines: Record<string, number> }
  | { kind: 'pay-invoice'; token: string };

/** What is given to somebody. */
export type GiftChoice = Omit<Cart['giftsubs'][number], 'coupon'>;

/** The giver and the recipient, from the order. */
export interface Giver {
  /** The account that ordered; null for a guest. */
  account: string | null;
  name: string;
  email: string;
  recipient?: string;
}

/** Who will have a subscription: somebody with an account, or the one for whom it is opened. */
export type Owner = { account: string } | { name: string; email: string; password: string };

/** A cycle of a subscription that begins when it is paid. */
export interface Cycle {
  term: Term;
  level: Level;
  deliverable: Deliverable;
  /** Who ordered it; for a gift, the giver. */
  orderedBy: string;
  isGift?: true;
  /** The address that is kept for it; null where it goes to the one on record, or to none. */
  address: Address | null;
}
