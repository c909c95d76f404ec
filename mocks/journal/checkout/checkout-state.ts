import type { Address, Receipt, Settled } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { pages, replies } from '../../replies.ts';
import type { AnyAnswer } from '../../respond.ts';
import type { Charge, IntentState, MethodDetails, PaymentError } from '../../stripe/outcome.ts';
import { DOCUMENTED_DAY } from '../calendar-state.ts';
import type { PricedOrder } from '../order/order.ts';

/** The intents, setups and idempotency keys of the journal. Times are ms since 1970. */
export interface CheckoutState {
  /** By idempotency key, oldest first. */
  kept: Record<string, KeyRecord>;
  /** No key is older. */
  keptSince: number;
  intents: Record<string, Intent>;
  /** The intents of each session and the keys of each owner: indices, so that a login need not scan all. */
  intentsBy: Record<string, string[]>;
  keysBy: Record<string, string[]>;
  /** The id of the latest intent for each purpose. */
  open: Record<string, string>;
  receipts: Record<string, Receipt>;
  setups: Record<string, Setup>;
  /** The ids of intents and setups that wait for deposits. */
  depositing: Record<string, true>;
}

/** The record of an idempotency key. Without an answer, the key was closed before its order arrived. */
export interface KeyRecord {
  at: number;
  owner: string;
  request?: string;
  answer?: AnyAnswer;
}

/** Deposits to a bank account: when a call first saw them (ms), and why they will fail, if they do. */
export interface DepositsSent {
  since?: number;
  failure?: string | undefined;
}

export interface Intent {
  id: string;
  secret: string;
  created: number;
  /** The purpose of the payment. The documented intent has none and pays for any order. */
  purpose?: string;
  /** The session that opened the intent, if it had a cookie. No other session may read it. */
  session?: string;
  status: IntentState;
  order: PricedOrder;
  /** ISO 4217; US dollars by default. */
  currency?: string;
  /** How often payment was attempted, and how often it succeeded; more than 1 is a double charge. */
  attempts: number;
  confirms: number;
  /** How often it was read since the payment or the front end's last reset. */
  reads: number;
  /** The result once the cardholder passes the current challenge. */
  challenge?: Charge | undefined;
  /** While deposits verify the bank account. */
  deposits?: DepositsSent | undefined;
  refusal?: PaymentError | undefined;
  returned?: string;
  /** The account whose method on file is charged. */
  onFileOf?: string | undefined;
  /** The account that saves the method, and the method entered last. */
  keeps?: string | undefined;
  method?: MethodDetails;
  shipping?: Address | undefined;
  opened?: string | undefined;
  /** Final state. A settled bank debit becomes a receipt. */
  settled?: Settled;
}

/** Returns the initial payments: only the documented intents, so that they can be paid. */
export function seedCheckout(): CheckoutState {
  const { name, email, lines, total } = copyOf(pages.showReceipt.receipt.body.receipt);
  const bill = { goods: [], membership: null, giftees: [] };
  return {
    kept: {},
    keptSince: 0,
    intents: Object.fromEntries(
      [started.body.data, upgradeStarted.body.data.data].map(({ keys }) => [
        keys.payment_intent_id,
        {
          id: keys.payment_intent_id,
          secret: keys.stripe_secret,
          created: Date.parse(DOCUMENTED_DAY),
          status: 'requires_payment_method',
          order: { name, email, lines, total, goods: [], destination: null, bill, effects: [] },
          attempts: 0,
          confirms: 0,
          reads: 0,
        },
      ]),
    ),
    intentsBy: {},
    keysBy: {},
    open: {},
    receipts: {},
    setups: documentedSetups(),
    depositing: {},
  };
}

const { started } = replies.subscribe;
const { upgradeStarted } = replies.updateSubscription;

export interface Setup {
  id: string;
  secret: string;
  created: number;
  /**
   * The account reference or donation token that it is for; undefined for a documented page's setup, which anyone can
   * use.
   */
  owner?: string | undefined;
  session?: string | undefined;
  status: IntentState;
  /** How often a method was set up; more than 1 is a setup confirmed twice. */
  confirms: number;
  method?: { id: string; details: MethodDetails };
  refusal?: PaymentError | undefined;
  challenge?: Charge | undefined;
  deposits?: DepositsSent | undefined;
}

export const newSetup = (id: string, secret: string, created: number): Setup => ({
  id,
  secret,
  created,
  status: 'requires_payment_method',
  confirms: 0,
});

function documentedSetups(): Record<string, Setup> {
  const { secret } = pages.showPayment.cardOnFile.body.payment_setup.keys;
  const { secret: next } = replies.setDonationCard.donationCardKept.body.keys;
  const setups = [secret, next].map((each) =>
    newSetup(each.slice(0, each.indexOf('_secret_')), each, Date.parse(DOCUMENTED_DAY)),
  );
  return Object.fromEntries(setups.map((setup) => [setup.id, setup]));
}
