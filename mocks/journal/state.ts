import type { Address, Invoice, OrderLine, Receipt, Settled } from '#machines/api/contract.ts';
import type { Shipcode } from '#machines/rules/subscription.ts';
import { replies, requests } from '../replies.ts';
import type { AnyAnswer } from '../respond.ts';
import type { Reader, ScenarioName } from '../scenarios.ts';

/** All that the journal knows, as plain data; amounts are cents, times ms since 1970. */
export interface JournalState {
  version: typeof STATE_VERSION;
  scenario: ScenarioName;
  reader: Reader;
  /** How often each call was made since the scenario was chosen. */
  calls: Record<string, number>;
  /** The first answer to each attempt key. */
  kept: Record<string, { at: number; answer: AnyAnswer }>;
  intents: Record<string, Intent>;
  /** The open intent of each session. */
  open: Record<string, string>;
  /** Email addresses of readers who have an account, in lower case. */
  accounts: string[];
  /** How many are left, by product or size. */
  stock: Record<string, number>;
  /** Bot tokens that were used. */
  spent: string[];
  receipts: Record<string, Receipt>;
  invoices: Record<string, Invoice>;
}

/** What a payment intent is for, and how far its payment has come. */
export interface Intent {
  id: string;
  secret: string;
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
  /** Where the order ended; set once. */
  settled?: Settled;
}

export type IntentState = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

/** What comes of charging a method, before or after a challenge. */
export type Charge =
  | { kind: 'taken' }
  | { kind: 'debited'; returned?: string }
  | { kind: 'refused'; error: PaymentError }
  | { kind: 'challenged'; after: Charge };

/** An error in the provider's own shape. */
export interface PaymentError {
  type: 'card_error' | 'validation_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

/** An order as the journal priced it. */
export interface PricedOrder {
  name: string;
  email: string;
  lines: OrderLine[];
  total: number;
  goods: { ref: string; quantity: number }[];
  /** Where it is sent; null where nothing is. */
  destination: Destination | null;
  bill: Invoice['bill'];
}

/** A shipping category, with the address where the order names one. */
export interface Destination {
  shipcode: Shipcode;
  address: Address | null;
}

export const STATE_VERSION = 2;

/** The journal before anything happened; it knows the intent of the documented replies, so that they can be paid. */
export function seed(): JournalState {
  const { payment_intent_id: id, stripe_secret: secret } = replies.subscribe.started.body.data.keys;
  const { name, email } = requests.subscribe.printOrder.body;
  return {
    version: STATE_VERSION,
    scenario: 'happy',
    reader: 'visitor',
    calls: {},
    kept: {},
    intents: {
      [id]: {
        id,
        secret,
        status: 'requires_payment_method',
        order: {
          name,
          email,
          lines: [],
          total: 8_500,
          goods: [],
          destination: null,
          bill: { goods: [], membership: null, giftees: [] },
        },
        attempts: 0,
        confirms: 0,
        reads: 0,
      },
    },
    open: {},
    accounts: ['tomas@reader.example', 'ines@reader.example'],
    stock: Object.fromEntries(replies.getProducts.swag.body.list.flatMap(stocks)),
    spent: [],
    receipts: {},
    invoices: {},
  };
}

type ExampleProduct = (typeof replies.getProducts.swag.body.list)[number];

const stocks = ({ ref, quantity, sizes }: ExampleProduct): [string, number][] => [
  [ref, quantity],
  ...sizes.map((size): [string, number] => [size.ref, size.quantity]),
];
