import type {
  PaymentIntent,
  Stripe,
  StripeElements,
  StripeError,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Confirmation, PaymentProvider } from '#machines/lib/world.ts';
import { onSite, readUrl } from '../address/location.ts';
import { createScriptLoader } from '../script/script.ts';
import { SCRIPTS } from '../script/trusted-script.ts';
import { confirmedSetup, intentStatus, readSetup } from './stripe-setup.ts';

interface OpenForm {
  client: Stripe;
  elements: StripeElements;
  /** A wallet waiting for the payment it authorized. The provider settles it on confirmation. */
  wallet?: Pick<StripeExpressCheckoutElementConfirmEvent, 'paymentFailed'> | undefined;
}

/** The open forms of each widget by the secret of their intent or setup. Two widgets can show the same intent. */
const opened = new WeakMap<object, Map<string, OpenForm>>();
const clients = new Map<string, Stripe>();
let ownKey = '';

/** The timeout for the script, in ms. Must be below the eight seconds a reader waits. */
const TIMEOUT_MS = 7_500;

/**
 * Stripe's package would wait for its script forever and could not add it to a page with Trusted Types. If the script
 * is already loaded, the package loads none.
 */
const loadScript = createScriptLoader(SCRIPTS.stripe, TIMEOUT_MS);

const isLoaded = () => typeof (window as { Stripe?: unknown }).Stripe === 'function';

export const loadedClient = (pubkey = ownKey): Stripe | null => clients.get(pubkey) ?? null;

export function openForm(forms: object, secret: string, form: OpenForm): () => void {
  const own = opened.get(forms) ?? new Map<string, OpenForm>();
  opened.set(forms, own);
  own.set(secret, form);
  for (const look of awaited) look();
  return () => void own.delete(secret);
}

const awaited = new Set<() => void>();

/** Waits for a form as long as for the script, because a reader may press the button first. */
const formOf = (forms: object, secret: string): Promise<OpenForm | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS);
    const look = () => {
      const form = opened.get(forms)?.get(secret);
      if (!form) return;
      clearTimeout(timer);
      awaited.delete(look);
      resolve(form);
    };
    awaited.add(look);
    look();
  });

export function authorizeForm(forms: object, secret: string, wallet: OpenForm['wallet']): void {
  const form = opened.get(forms)?.get(secret);
  if (form) form.wallet = wallet;
}

export function failAuthorized(forms: object, secret: string): void {
  const form = opened.get(forms)?.get(secret);
  form?.wallet?.paymentFailed({ reason: 'fail' });
  if (form) form.wallet = undefined;
}

/** Stripe as the payment provider, with the host's key by default. Its calls reject only if the outcome is unknown. */
export function createStripe(publishableKey = '', forms: object): PaymentProvider {
  ownKey = publishableKey;
  return {
    load: async (pubkey = publishableKey) => {
      if (pubkey === '') throw new Error('The host page gives no publishable key.');
      if (!isLoaded()) await loadScript();
      const client = clients.get(pubkey) ?? (await loadStripe(pubkey));
      if (!client) throw new Error('Stripe runs in browsers only.');
      clients.set(pubkey, client);
    },
    confirm: async ({ secret }) => {
      const form = await formOf(forms, secret);
      if (!form) return { kind: 'unavailable' };
      const { client, elements } = form;
      form.wallet = undefined;
      const confirmParams = { return_url: readUrl().href };
      return confirmationOf(await client.confirmPayment({ elements, confirmParams, redirect: 'if_required' }));
    },
    authorize: async ({ secret, method }) => {
      const client = clients.get(publishableKey);
      if (!client) return { kind: 'unavailable' };
      return confirmationOf(await client.confirmCardPayment(secret, { payment_method: method }));
    },
    readStatus: async ({ secret }) => {
      const { paymentIntent, error } = await loaded(publishableKey).retrievePaymentIntent(secret);
      if (!paymentIntent) throw new Error(error.message ?? 'Stripe did not tell the state of the payment.');
      return intentStatus(paymentIntent);
    },
    confirmSetup: async ({ secret, returnTo }) => {
      const form = await formOf(forms, secret);
      if (!form) return { kind: 'unavailable' };
      const { client, elements } = form;
      const confirmParams = { return_url: onSite(returnTo) };
      return confirmedSetup(await client.confirmSetup({ elements, confirmParams, redirect: 'if_required' }));
    },
    readSetupStatus: async ({ pubkey, secret }) => readSetup(loaded(pubkey), secret),
  };
}

function loaded(pubkey: string): Stripe {
  const client = clients.get(pubkey);
  if (!client) throw new Error('Stripe is not loaded.');
  return client;
}

type Answer = { paymentIntent: PaymentIntent; error?: undefined } | { paymentIntent?: undefined; error: StripeError };

function confirmationOf({ paymentIntent, error }: Answer): Confirmation {
  if (paymentIntent) {
    const { last_payment_error } = paymentIntent;
    return taken(paymentIntent) ?? { kind: 'refused', words: last_payment_error?.message ?? '' };
  }
  const before = error.payment_intent && taken(error.payment_intent);
  if (before) return before;
  if (error.type === 'api_connection_error' || error.type === 'api_error') throw new Error(error.message);
  return { kind: 'refused', words: error.message ?? '' };
}

function taken(intent: PaymentIntent): Confirmation | undefined {
  const status = intentStatus(intent);
  if (status === 'taken') return { kind: 'taken' };
  return status === 'payable' ? undefined : status;
}
