import type Stripe from 'stripe';
import type { Charge } from '../../stripe/outcome.ts';

/**
 * What the payment provider keeps for a server that uses it by its API, in Stripe's own objects; beside it what its
 * webhooks have not delivered yet.
 */
export interface MerchantState {
  paymentIntents: Record<string, PaymentIntent>;
  setupIntents: Record<string, SetupIntent>;
  paymentMethods: Record<string, PaymentMethod>;
  customers: Record<string, CustomerObject>;
  charges: Record<string, ChargeObject>;
  /** Since when each debit is under way (ms), and what the bank says when it is given back, by payment intent. */
  debits: Record<string, { since: number; returned?: string | undefined }>;
  /** The replies kept for idempotency keys of the provider's API. */
  merchantReplies: Record<string, MerchantReply>;
  /** What happened in the change that is made now. */
  happened: Pick<ProviderEvent, 'type' | 'data'>[];
  /** Events that no webhook has delivered yet. */
  outbox: Record<string, ProviderEvent>;
}

/** A payment intent, and what follows when the holder passes the challenge that is shown. */
export interface PaymentIntent {
  object: PaymentIntentObject;
  challenge?: Charge | undefined;
}

export interface SetupIntent {
  object: SetupIntentObject;
  challenge?: Charge | undefined;
}

/** A payment method, and what comes of setting it up and of charging it. */
export interface PaymentMethod {
  object: PaymentMethodObject;
  setup: Charge;
  charge: Charge;
}

/** A reply to a request that may be repeated under its key; `at` is in ms. */
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

/** Why a payment or a setup failed, as Stripe keeps it on the intent. */
export interface ErrorObject {
  type: string;
  code: string;
  message: string;
  decline_code?: string;
}

/** What the provider tells a server by its webhooks; Stripe's `event`, with its time in seconds. */
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

/** The provider's side of a server before it asked for anything. */
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
