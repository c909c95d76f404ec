import type { Address, PaymentRecord } from '#machines/api/contract.ts';

export type IntentState = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

/** The result of charging a method, before or after a challenge. */
export type Charge =
  | { kind: 'taken' }
  | { kind: 'debited'; returned?: string; unverified?: true; deposits?: true }
  | { kind: 'refused'; error: PaymentError }
  | { kind: 'challenged'; after: Charge };

export type MethodDetails = Pick<PaymentRecord, 'card' | 'ach'>;

/** The method entered into a payment form: its stored details and the result of charging it. */
export interface Entered {
  details: MethodDetails;
  charge: Charge;
  /** The address chosen in a wallet, which the provider stores on the intent. */
  shipping?: Address;
}

export interface PaymentError {
  type: 'card_error' | 'validation_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

export const cardError = (code: string, message: string, decline_code?: string): PaymentError => ({
  type: 'card_error',
  code,
  message,
  ...(decline_code !== undefined && { decline_code }),
});

/** Creates the error of an invalid field, found before sending. */
export const invalid = (code: string, message: string): PaymentError => ({ type: 'validation_error', code, message });

export const noSuch = (what: string): PaymentError => ({
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: `No such ${what}.`,
});

export const notAuthenticated = (what: 'payment' | 'setup'): PaymentError => ({
  type: 'invalid_request_error',
  code: `${what}_intent_authentication_failure`,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

/** Thrown by Stripe's client when it is called incorrectly. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
