import { DOLLARS } from '#machines/rules/price/currency.ts';
import type { Intent, Setup } from '../checkout/checkout-state.ts';
import { dayOf } from '../day.ts';
import type { PaymentIntentObject, SetupIntentObject } from '../merchant/merchant-state.ts';
import { seconds } from './events.ts';

export const paymentObjectOf = ({
  currency = DOLLARS.code,
  deposits,
  id,
  secret,
  status,
  order,
  created,
  refusal,
}: Intent): PaymentIntentObject => ({
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
  currency: currency.toLowerCase(),
  customer: null,
  description: null,
  last_payment_error: refusal ?? null,
  latest_charge: null,
  livemode: false,
  metadata: {},
  next_action: nextAction({ id, created, deposits, status }),
  payment_method: null,
  payment_method_types: ['card', 'us_bank_account'],
  receipt_email: null,
  setup_future_usage: null,
  status,
});

export const setupObjectOf = ({
  deposits,
  id,
  secret,
  status,
  method,
  created,
  refusal,
}: Setup): SetupIntentObject => ({
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
  next_action: nextAction({ id, created, deposits, status }),
  payment_method: method?.id ?? null,
  payment_method_types: ['card', 'us_bank_account'],
  status,
  usage: 'off_session',
});

type Pending = Pick<Intent, 'id' | 'created' | 'deposits' | 'status'>;

/** The page's client shows a challenge itself. */
export function nextAction({ id, created, deposits, status }: Pending) {
  if (status !== 'requires_action') return null;
  if (!deposits) return { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  const { arrives, url } = depositsOf({ id, deposits }, created);
  return {
    type: 'verify_with_microdeposits',
    verify_with_microdeposits: {
      arrival_date: Date.parse(arrives) / 1_000,
      hosted_verification_url: url,
      microdeposit_type: 'amounts',
    },
  };
}

/** The deposits to show the reader. They arrive two days after a call first saw them. */
export const depositsOf = ({ id, deposits }: Pick<Intent, 'id' | 'deposits'>, now: number) => ({
  arrives: dayOf((deposits?.since ?? now) + 2 * DAY),
  url: `https://payments.stripe.com/microdeposit/${id}`,
});

const DAY = 86_400_000;
