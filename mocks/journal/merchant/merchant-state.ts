import type Stripe from 'stripe';
import type { Charge } from '../../stripe/outcome.ts';

/** The payment provider's data for a server that uses its API: Stripe objects and undelivered webhook events. */
export interface MerchantState {
  paymentIntents: Record<string, PaymentIntent>;
  setupIntents: Record<string, SetupIntent>;
  paymentMethods: Record<string, PaymentMethod>;
  customers: Record<string, CustomerObject>;
  charges: Record<string, ChargeObject>;
  /** Each processing debit by payment intent: its start (ms), and the bank's reason if it will be returned. */
  debits: Record<string, { since: number; returned?: string | undefined }>;
  merchantReplies: Record<string, MerchantReply>;
  happened: Pick<ProviderEvent, 'type' | 'data'>[];
  outbox: Record<string, ProviderEvent>;
}

export interface PaymentIntent {
  object: PaymentIntentObject;
  challenge?: Charge | undefined;
}

export interface SetupIntent {
  object: SetupIntentObject;
  challenge?: Charge | undefined;
}

export interface PaymentMethod {
  object: PaymentMethodObject;
  setup: Charge;
  charge: Charge;
}

/** A reply to repeat under its idempotency key; `at` is in ms. */
export interface MerchantReply {
  at: number;
  request: string;
  status: number;
  body: unknown;
}

export type PaymentIntentObject = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'capture_method'
  | 'client_secret'
  | 'confirmation_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'next_action'
  | 'payment_method'
  | 'payment_method_types'
  | 'receipt_email'
  | 'setup_future_usage'
  | 'status'
> & { last_payment_error: ErrorObject | null };

export type SetupIntentObject = Pick<
  Stripe.SetupIntent,
  | 'id'
  | 'object'
  | 'cancellation_reason'
  | 'client_secret'
  | 'created'
  | 'customer'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'next_action'
  | 'payment_method'
  | 'payment_method_types'
  | 'status'
  | 'usage'
> & { last_setup_error: ErrorObject | null };

export type PaymentMethodObject = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'customer' | 'livemode'> & {
  type: 'card' | 'us_bank_account';
  card?: Pick<Stripe.PaymentMethod.Card, 'brand' | 'exp_month' | 'exp_year' | 'last4'>;
  us_bank_account?: Pick<Stripe.PaymentMethod.UsBankAccount, 'bank_name' | 'last4' | 'routing_number'>;
};

export type CustomerObject = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'description' | 'livemode' | 'metadata'
> & { email: string | null; name: string | null };

export type ChargeObject = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'customer'
  | 'livemode'
  | 'paid'
  | 'payment_intent'
  | 'payment_method'
  | 'refunded'
  | 'status'
>;

export interface ErrorObject {
  type: string;
  code: string;
  message: string;
  decline_code?: string;
}

/** A webhook event: Stripe's `event`, with its time in seconds. */
export interface ProviderEvent {
  id: string;
  object: 'event';
  type: EventType;
  created: number;
  livemode: false;
  data: { object: object };
}

export type EventType =
  | `payment_intent.${'created' | 'requires_action' | 'processing' | 'succeeded' | 'payment_failed' | 'canceled'}`
  | `setup_intent.${'created' | 'requires_action' | 'succeeded' | 'setup_failed' | 'canceled'}`
  | 'charge.refunded';

export const seedMerchant = (): MerchantState => ({
  paymentIntents: {},
  setupIntents: {},
  paymentMethods: {},
  customers: {},
  charges: {},
  debits: {},
  merchantReplies: {},
  happened: [],
  outbox: {},
});
