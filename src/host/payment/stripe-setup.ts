import type {
  PaymentIntent,
  PaymentIntentResult,
  SetupIntent,
  SetupIntentResult,
  Stripe,
  StripeError,
} from '@stripe/stripe-js';
import type { IntentStatus, SetupStatus, Verifying } from '#machines/lib/world.ts';
import { utcDay } from '../clock.ts';

export function confirmedSetup({ setupIntent, error }: SetupIntentResult): SetupStatus {
  if (setupIntent) return setupStatus(setupIntent);
  const before = error.setup_intent && setupStatus(error.setup_intent);
  if (before && before.kind !== 'open') return before;
  if (isUnsure(error)) throw new Error(error.message);
  return { kind: 'open', words: error.message ?? '' };
}

/** Asks Stripe for the status of a setup, or of a payment that saves its method. Throws if Stripe does not answer. */
export async function readSetup(
  client: Pick<Stripe, 'retrieveSetupIntent' | 'retrievePaymentIntent'>,
  secret: string,
): Promise<SetupStatus> {
  if (secret.startsWith('pi_')) return paymentStatus(await client.retrievePaymentIntent(secret));
  const { setupIntent, error } = await client.retrieveSetupIntent(secret);
  if (!setupIntent) throw new Error(error.message ?? 'Stripe did not tell the state of the setup.');
  return setupStatus(setupIntent);
}

function setupStatus(setup: SetupIntent): SetupStatus {
  const { status, payment_method, last_setup_error } = setup;
  if (status === 'succeeded') return { kind: 'succeeded', method: idOf(payment_method) };
  if (status === 'processing') return { kind: 'processing' };
  return verifying(setup) ?? { kind: 'open', words: last_setup_error?.message ?? '' };
}

function paymentStatus({ paymentIntent, error }: PaymentIntentResult): SetupStatus {
  if (!paymentIntent) throw new Error(error.message ?? 'Stripe did not tell the state of the payment.');
  const { status, payment_method, last_payment_error } = paymentIntent;
  if (status === 'succeeded' || status === 'requires_capture')
    return { kind: 'succeeded', method: idOf(payment_method) };
  const known = intentStatus(paymentIntent);
  if (typeof known === 'object') return known;
  return known === 'taken' ? { kind: 'processing' } : { kind: 'open', words: last_payment_error?.message ?? '' };
}

function idOf(method: SetupIntent['payment_method']): string {
  const id = typeof method === 'string' ? method : method?.id;
  if (!id) throw new Error('Stripe did not tell which method was set up.');
  return id;
}

const isUnsure = ({ type }: StripeError): boolean => type === 'api_connection_error' || type === 'api_error';

type Verifiable = Pick<PaymentIntent | SetupIntent, 'status' | 'next_action'>;

/** The deposits that a payment or setup waits for; undefined if it waits for none. */
function verifying({ status, next_action }: Verifiable): Verifying | undefined {
  if (status !== 'requires_action' || next_action?.type !== 'verify_with_microdeposits') return undefined;
  const { arrival_date, hosted_verification_url: url } = Object(next_action.verify_with_microdeposits);
  const arrives = typeof arrival_date === 'number' ? utcDay(arrival_date * 1_000) : undefined;
  return { kind: 'verifying', deposits: { ...(arrives && { arrives }), ...(typeof url === 'string' && { url }) } };
}

/** Whether money has moved or is moving. A status that Stripe adds later may have moved it. */
export function intentStatus(intent: Verifiable): IntentStatus {
  const { status, next_action } = intent;
  // A challenge can be taken up again. Anything else is done elsewhere, like a bank transfer.
  const isChallenged = status === 'requires_action' && (!next_action || CHALLENGES.includes(next_action.type));
  return verifying(intent) ?? (isChallenged || PAYABLE.includes(status) ? 'payable' : 'taken');
}

const CHALLENGES = ['redirect_to_url', 'use_stripe_sdk'];

const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'canceled'];
