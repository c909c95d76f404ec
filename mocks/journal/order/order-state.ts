import type { Address, Invoice, OrderLine, Receipt, Settled } from '#machines/api/contract.ts';
import type { Deliverable, Level, Shipcode, Term } from '#machines/rules/subscription/subscription.ts';
import type { AnyAnswer } from '../../respond.ts';
import type { Charge, IntentState, MethodDetails } from '../../stripe/outcome.ts';

/** What the journal knows of orders; amounts are cents, times ms since 1970. */
export interface OrderState {
  /** The first answer to each attempt key of a call, by the two. */
  kept: Record<string, Kept>;
  /** Bot tokens that were used. */
  spent: string[];
  intents: Record<string, Intent>;
  /** The intent that was opened last for each purpose. */
  open: Record<string, string>;
  /** How many are left, by product, size or issue. */
  stock: Record<string, number>;
  receipts: Record<string, Receipt>;
  invoices: Record<string, Invoice>;
  /** What each invoice is for, by its token. */
  debts: Record<string, Debt>;
}

/** An answer that is kept for its attempt key, with the session that began with it. */
export interface Kept {
  at: number;
  answer: AnyAnswer;
  session?: string;
}

/** What a payment intent is for, and how far its payment has come. */
export interface Intent {
  id: string;
  secret: string;
  /** What it is paid for; the intent of the documented replies is paid for anything. */
  purpose?: string;
  /** The session that opened it, where it brought a cookie: no other may read it. */
  session?: string;
  status: IntentState;
  order: PricedOrder;
  /** How often the provider was asked to take the payment, and how often it took it; more than 1 is a double charge. */
  attempts: number;
  confirms: number;
  /** How often it was read since it was paid, or since the front asked anew. */
  reads: number;
  /** What follows when the holder passes the challenge that is shown. */
  challenge?: Charge;
  /** Why the bank gave the debit back. */
  returned?: string;
  /** The account whose method on file is charged. */
  onFileOf?: string | undefined;
  /** The account that keeps the method, and the method that was entered last. */
  keeps?: string | undefined;
  method?: MethodDetails;
  /** Where the order ended; a debit that the bank has paid ends with a receipt after all. */
  settled?: Settled;
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

/** What an invoice is for; once it is paid it has a receipt. */
export interface Debt {
  order: PricedOrder;
  /** The intent whose debit is under way, and since when. */
  debit?: { intent: string; since: number } | undefined;
  receipt?: string;
}
