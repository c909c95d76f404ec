import type { Address, PaymentRecord } from '#machines/api/contract.ts';

/** How far a payment or a setup has come, in Stripe's words. */
export type IntentState = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

/** What comes of charging a method, before or after a challenge. */
export type Charge =
  | { kind: 'taken' }
  | { kind: 'debited'; returned?: string; unverified?: true }
  | { kind: 'refused'; error: PaymentError }
  | { kind: 'challenged'; after: Charge };

/** What is kept of a card or a bank account. */
export type MethodDetails = Pick<PaymentRecord, 'card' | 'ach'>;

/** What was entered into a payment form: what is kept of it, and what comes of using it. */
export interface Entered {
  details: MethodDetails;
  charge: Charge;
  /** The address chosen in a wallet. The provider sets it on the intent. */
  shipping?: Address;
}

/** An error in Stripe's own shape. */
export interface PaymentError {
  type: 'card_error' | 'validation_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

/** An error of a card, in Stripe's words. */
export const cardError = (code: string, message: string, decline_code?: string): PaymentError => ({
  type: 'card_error',
  code,
  message,
  ...(decline_code !== undefined && { decline_code }),
});

/** A field that cannot be right, found before anything is sent. */
export const invalid = (code: string, message: string): PaymentError => ({ type: 'validation_error', code, message });

/** The answer to a secret or an id that Stripe does not know. */
export const noSuch = (what: string): PaymentError => ({
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: `No such ${what}.`,
});

/** The holder of a card has not passed the challenge. */
export const notAuthenticated = (what: 'payment' | 'setup'): PaymentError => ({
  type: 'invalid_request_error',
  code: `${what}_intent_authentication_failure`,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

/** What Stripe's client throws when it is called in a way that cannot work. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
