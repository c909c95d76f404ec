import type { Address, Invoice, OrderLine } from '#machines/api/contract.ts';
import type { Deliverable, Level, Shipcode, Term } from '#machines/rules/subscription/subscription.ts';

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
  | { kind: 'give'; giver: string; email: string; gift: GiftChoice; count: number }
  | { kind: 'donate-monthly'; name: string; email: string; amount: number }
  | { kind: 'empty-cart'; cart: string; lines: Record<string, number> }
  | { kind: 'pay-invoice'; token: string };

/** What is given to somebody. */
export interface GiftChoice {
  deliverable: Deliverable;
  level: Level;
  term: Term;
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
  /** The address that is kept for it; null where it goes to the one on record, or to none. */
  address: Address | null;
}
