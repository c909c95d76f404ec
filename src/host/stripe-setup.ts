import type { PaymentIntentResult, SetupIntent, SetupIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import type { SetupStatus } from '#machines/lib/world.ts';

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

function setupStatus({ status, payment_method, next_action, last_setup_error }: SetupIntent): SetupStatus {
  if (status === 'succeeded') return { kind: 'succeeded', method: idOf(payment_method) };
  // Verification by microdeposits takes days, and the bank mails the reader its own page.
  const isWithBank = status === 'processing' || next_action?.type === 'verify_with_microdeposits';
  return isWithBank ? { kind: 'processing' } : { kind: 'open', words: last_setup_error?.message ?? '' };
}

function paymentStatus({ paymentIntent, error }: PaymentIntentResult): SetupStatus {
  if (!paymentIntent) throw new Error(error.message ?? 'Stripe did not tell the state of the payment.');
  const { status, payment_method, last_payment_error } = paymentIntent;
  switch (status) {
    case 'succeeded':
    case 'requires_capture':
      return { kind: 'succeeded', method: idOf(payment_method) };
    case 'processing':
      return { kind: 'processing' };
    default:
      return { kind: 'open', words: last_payment_error?.message ?? '' };
  }
}

function idOf(method: SetupIntent['payment_method']): string {
  const id = typeof method === 'string' ? method : method?.id;
  if (!id) throw new Error('Stripe did not tell which method was set up.');
  return id;
}

const isUnsure = ({ type }: StripeError): boolean => type === 'api_connection_error' || type === 'api_error';
