import type { PaymentError } from '../journal/state.ts';

/** An error of a card, in Stripe's shape and words. */
export const cardError = (code: string, message: string, decline_code?: string): PaymentError => ({
  type: 'card_error',
  code,
  message,
  ...(decline_code !== undefined && { decline_code }),
});

/** A field that cannot be right, found before anything is sent. */
export const invalid = (code: string, message: string): PaymentError => ({ type: 'validation_error', code, message });

/** What Stripe's client throws when it is called in a way that cannot work. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
