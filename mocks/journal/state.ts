import type { PaymentRecord, Subscriber } from '#machines/api/contract.ts';
import type { Charge, IntentState, MethodDetails, PaymentError } from '../stripe/outcome.ts';
import type { ScenarioName } from '../world/scenarios.ts';
import type { Switches } from '../world/switches.ts';
import type { Donations } from './account/donations.ts';
import type { CartState } from './cart/carts.ts';
import type { GiftState } from './gift/gifts.ts';
import type { OrderState } from './order/order-state.ts';
import type { AccessState } from './visitor/access-state.ts';

/** All that the journal knows, as plain data; amounts are cents, times ms since 1970. */
export interface JournalState extends AccessState, CartState, GiftState, OrderState {
  version: typeof STATE_VERSION;
  scenario: ScenarioName;
  switches: Switches;
  /** The account of who is looking where there are no cookies to tell; null for a visitor. */
  reader: string | null;
  /** Every account, by its reference. */
  accounts: Record<string, Account>;
  /** The account of each session, where readers are told apart by cookies. */
  sessions: Record<string, string>;
  /** How often each call was made since the scenario was chosen. */
  calls: Record<string, number>;
  /** The provider's setups of cards and bank accounts, by their id. */
  setups: Record<string, Setup>;
  donations: Donations;
}

/** What the journal keeps of a reader who has an account. */
export interface Account {
  password: string;
  /** May look at every reader's pages with `admin-view`, and changes nothing while doing so. */
  isAdministrator?: true;
  /** The reader as page data tells it: the account and the timetable. */
  subscriber: Subscriber;
  payment: PaymentRecord | null;
  /** The name on it, where the reader has given one. */
  holder?: string | undefined;
}

/** How far the setup of a card or bank account has come; nothing is paid with it. */
export interface Setup {
  id: string;
  secret: string;
  /** The account, by its reference, or the donation, by its token, that it is for; one of a documented page is for any. */
  owner?: string | undefined;
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

export const STATE_VERSION = 12;
