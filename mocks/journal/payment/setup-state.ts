import { pages, replies } from '../../replies.ts';
import type { Charge, IntentState, MethodDetails, PaymentError } from '../../stripe/outcome.ts';

/** What the journal knows of the provider's setups. */
export interface SetupState {
  /** The setups of cards and bank accounts, by their id. */
  setups: Record<string, Setup>;
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

/** A setup that nothing was entered into. */
export const newSetup = (id: string, secret: string): Setup => ({
  id,
  secret,
  status: 'requires_payment_method',
  confirms: 0,
});

/** The setups of the documented pages and replies, so that the documented pages work. */
export function seedSetups(): SetupState {
  const { secret } = pages.showPayment.cardOnFile.body.payment_setup.keys;
  const { secret: next } = replies.setDonationCard.donationCardKept.body.keys;
  const setups = [secret, next].map((each) => newSetup(each.slice(0, each.indexOf('_secret_')), each));
  return { setups: Object.fromEntries(setups.map((setup) => [setup.id, setup])) };
}
