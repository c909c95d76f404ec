import type { Address, Receipt, Settled } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { pages, replies } from '../../replies.ts';
import type { AnyAnswer } from '../../respond.ts';
import type { Charge, IntentState, MethodDetails, PaymentError } from '../../stripe/outcome.ts';
import { DOCUMENTED_DAY } from '../calendar-state.ts';
import type { PricedOrder } from '../order/order.ts';

/** What the journal knows of payments; times are ms since 1970. */
export interface CheckoutState {
  /** What is known of each idempotency key. */
  kept: Record<string, Kept>;
  intents: Record<string, Intent>;
  /** The intents that each session opened, and the idempotency keys of each owner, so that a login need not read all. */
  intentsBy: Record<string, string[]>;
  keysBy: Record<string, string[]>;
  /** The intent that was opened last for each purpose. */
  open: Record<string, string>;
  receipts: Record<string, Receipt>;
  /** The setups of cards and bank accounts, by their id. */
  setups: Record<string, Setup>;
}

/** What is known of an idempotency key; without an answer it was closed before its order arrived. */
export interface Kept {
  at: number;
  /** Whose key it is: an account or a session. */
  owner: string;
  /** The request that was answered. */
  request?: string;
  answer?: AnyAnswer;
}

/** What a payment intent is for, and how far its payment has come. */
export interface Intent {
  id: string;
  secret: string;
  /** When it was opened. */
  created: number;
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
  challenge?: Charge | undefined;
  /** Why the last attempt was refused. */
  refusal?: PaymentError | undefined;
  /** Why the bank gave the debit back. */
  returned?: string;
  /** The account whose method on file is charged. */
  onFileOf?: string | undefined;
  /** The account that keeps the method, and the method that was entered last. */
  keeps?: string | undefined;
  method?: MethodDetails;
  /** The address chosen in a wallet. */
  shipping?: Address | undefined;
  /** The account that the order opened. */
  opened?: string | undefined;
  /** Where the order ended; a debit that the bank has paid ends with a receipt after all. */
  settled?: Settled;
}

/** Payments before anything happened; the intents of the documented replies are known, so that they can be paid. */
export function seedCheckout(): CheckoutState {
  const { name, email, lines, total } = copyOf(pages.showReceipt.receipt.body.receipt);
  const bill = { goods: [], membership: null, giftees: [] };
  return {
    kept: {},
    intents: Object.fromEntries(
      [started.body.data, upgradeStarted.body.data.data].map(({ keys }) => [
        keys.payment_intent_id,
        {
          id: keys.payment_intent_id,
          secret: keys.stripe_secret,
          created: Date.parse(DOCUMENTED_DAY),
          status: 'requires_payment_method',
          order: { name, email, lines, total, goods: [], destination: null, bill, deeds: [] },
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
  };
}

const { started } = replies.subscribe;
const { upgradeStarted } = replies.updateSubscription;

/** How far the setup of a card or bank account has come; nothing is paid with it. */
export interface Setup {
  id: string;
  secret: string;
  /** When it was opened. */
  created: number;
  /** The account, by its reference, or the donation, by its token, that it is for; one of a documented page is for any. */
  owner?: string | undefined;
  /** The session whose page offers it. */
  session?: string | undefined;
  status: IntentState;
  /** How often a method was set up with it; more than 1 is a setup confirmed twice. */
  confirms: number;
  /** What was entered last, by its id at the provider. */
  method?: { id: string; details: MethodDetails };
  /** Why the last attempt was refused. */
  refusal?: PaymentError;
  /** What follows when the holder passes the challenge that is shown. */
  challenge?: Charge;
}

/** A setup that nothing was entered into. */
export const newSetup = (id: string, secret: string, created: number): Setup => ({
  id,
  secret,
  created,
  status: 'requires_payment_method',
  confirms: 0,
});

/** The setups of the documented pages and replies, so that the documented pages work. */
function documentedSetups(): Record<string, Setup> {
  const { secret } = pages.showPayment.cardOnFile.body.payment_setup.keys;
  const { secret: next } = replies.setDonationCard.donationCardKept.body.keys;
  const setups = [secret, next].map((each) =>
    newSetup(each.slice(0, each.indexOf('_secret_')), each, Date.parse(DOCUMENTED_DAY)),
  );
  return Object.fromEntries(setups.map((setup) => [setup.id, setup]));
}
