import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Confirmation, IntentStatus, PaymentProvider } from '#machines/lib/world.ts';

const forms = new Map<string, StripeElements>();
let client: Stripe | undefined;
/** Since when Stripe's script is waited for, in ms. */
let waitingSince: number | undefined;

/** Stripe's client, once it was loaded; the form is shown only after that. */
export const loadedClient = (): Stripe | null => client ?? null;

/** Makes the open form of an intent known, until the answer is called. */
export function openForm(secret: string, elements: StripeElements): () => void {
  forms.set(secret, elements);
  return () => void forms.delete(secret);
}

/** Stripe as the payment provider. A rejection means that the outcome is not known. */
export const createStripe = (publishableKey: string): PaymentProvider => ({
  load: async () => {
    askAnewIfStalled();
    waitingSince ??= performance.now();
    try {
      client ??= (await loadStripe(publishableKey)) ?? undefined;
    } finally {
      waitingSince = undefined;
    }
    if (!client) throw new Error('Stripe runs in browsers only.');
  },
  confirm: async ({ secret }) => {
    const elements = forms.get(secret);
    if (!client || !elements) return { kind: 'unavailable' };
    const confirmParams = { return_url: window.location.href };
    return confirmationOf(await client.confirmPayment({ elements, confirmParams, redirect: 'if_required' }));
  },
  authorize: async ({ secret, method }) => {
    if (!client) return { kind: 'unavailable' };
    return confirmationOf(await client.confirmCardPayment(secret, { payment_method: method }));
  },
  readStatus: async ({ secret }) => {
    if (!client) throw new Error('Stripe is not loaded.');
    const { paymentIntent, error } = await client.retrievePaymentIntent(secret);
    if (!paymentIntent) throw new Error(error.message ?? 'Stripe did not tell the state of the payment.');
    return statusOf(paymentIntent.status);
  },
});

/** How long the script may take before it counts as stalled, in ms: as long as the reader is made to wait. */
const PATIENCE = 8_000;

/**
 * Stripe's loader waits for its script for ever, and hands out that same wait. A script that stalled is asked for anew, at
 * an address of its own, since a browser joins a request to one that is under way; what comes of it the loader is told.
 */
function askAnewIfStalled(): void {
  if (waitingSince === undefined || performance.now() - waitingSince < PATIENCE) return;
  const stalled = document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');
  if (!stalled) return;
  waitingSince = performance.now();
  const address = new URL(stalled.src);
  address.searchParams.set('again', String(Math.round(waitingSince)));
  const script = document.createElement('script');
  script.src = address.href;
  for (const end of ['load', 'error']) script.addEventListener(end, () => stalled.dispatchEvent(new Event(end)));
  document.head.append(script);
}

type Answer =
  | { paymentIntent: Pick<PaymentIntent, 'status' | 'last_payment_error'>; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError };

function confirmationOf({ paymentIntent, error }: Answer): Confirmation {
  if (paymentIntent) {
    const { status, last_payment_error } = paymentIntent;
    return isPayable(status) ? { kind: 'refused', words: last_payment_error?.message ?? '' } : { kind: 'taken' };
  }
  if (error.payment_intent && statusOf(error.payment_intent.status) === 'taken') return { kind: 'taken' };
  if (error.type === 'api_connection_error' || error.type === 'api_error') throw new Error(error.message);
  return { kind: 'refused', words: error.message ?? '' };
}

const statusOf = (status: string): IntentStatus =>
  isPayable(status) || status === 'requires_action' ? 'payable' : 'taken';

const isPayable = (status: string) => ['requires_payment_method', 'requires_confirmation', 'canceled'].includes(status);
