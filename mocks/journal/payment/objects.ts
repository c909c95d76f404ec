import type { Intent, Setup } from '../checkout/checkout-state.ts';
import type { PaymentIntentObject, SetupIntentObject } from '../merchant/merchant-state.ts';
import { seconds } from './events.ts';

export const paymentObjectOf = ({ id, secret, status, order, created, refusal }: Intent): PaymentIntentObject => ({
  id,
  object: 'payment_intent',
  amount: order.total,
  amount_received: status === 'succeeded' ? order.total : 0,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: secret,
  confirmation_method: 'automatic',
  created: seconds(created),
  currency: 'usd',
  customer: null,
  description: null,
  last_payment_error: refusal ?? null,
  latest_charge: null,
  livemode: false,
  metadata: {},
  next_action: nextAction(status),
  payment_method: null,
  payment_method_types: ['card', 'us_bank_account'],
  receipt_email: null,
  setup_future_usage: null,
  status,
});

export const setupObjectOf = ({ id, secret, status, method, created, refusal }: Setup): SetupIntentObject => ({
  id,
  object: 'setup_intent',
  cancellation_reason: null,
  client_secret: secret,
  created: seconds(created),
  customer: null,
  description: null,
  last_setup_error: refusal ?? null,
  livemode: false,
  metadata: {},
  next_action: nextAction(status),
  payment_method: method?.id ?? null,
  payment_method_types: ['card', 'us_bank_account'],
  status,
  usage: 'off_session',
});

/** The page's client shows the challenge itself. */
const nextAction = (status: Intent['status']) =>
  status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null;
