import type { Intent } from '../journal/order/order-state.ts';
import type { PaymentOutcome, Payments } from '../journal/payment/payments.ts';
import type { Entered, Setups } from '../journal/payment/setups.ts';
import type { PaymentError } from '../journal/state.ts';
import { type ChallengeEnd, showChallenge } from './challenge.ts';
import { createElements, type MockElement, type MockElements } from './elements.ts';
import { IntegrationError } from './errors.ts';
import { withReturn } from './return-address.ts';
import { createSetupClient } from './setup-client.ts';
import { knownMethod } from './test-methods.ts';

/** What the double needs of the world; the challenge is shown in the page unless a test answers it. */
export interface StripeOptions {
  payments: Payments;
  setups: Setups;
  challenge?: () => Promise<ChallengeEnd>;
  leave?: (address: string) => void;
}

/** What a confirmation is asked with. */
export interface Confirm {
  elements?: Pick<MockElements, 'clientSecret' | 'submit' | 'getElement'>;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method?: string };
  redirect?: 'always' | 'if_required';
}

type Method = string | { card: Pick<MockElement, 'validate' | 'entered'> } | { us_bank_account: unknown };

/** Stripe's client, as far as its own packages and a checkout call it. */
export function createStripeClient({ payments, setups, challenge = () => showChallenge(), leave = go }: StripeOptions) {
  const pay = async (secret: string, { charge, details }: Entered) =>
    challenged(secret, payments.confirm(secret, charge, details));
  const challenged = async (secret: string, outcome: PaymentOutcome): Promise<PaymentOutcome> =>
    outcome.kind === 'challenged' ? payments.finishChallenge(secret, (await challenge()) === 'passed') : outcome;

  const confirm = async ({ elements, clientSecret = elements?.clientSecret, confirmParams, redirect }: Confirm) => {
    if (clientSecret === undefined) throw new IntegrationError('You must pass in a clientSecret or elements.');
    const invalid = (await elements?.submit())?.error;
    if (invalid) return { kind: 'failed', error: invalid } as const;
    const outcome = await pay(clientSecret, enteredFor(elements, confirmParams?.payment_method));
    if (outcome.kind === 'paid' && redirect !== 'if_required' && confirmParams?.return_url)
      leave(returnAddress(confirmParams.return_url, outcome.intent));
    return outcome;
  };

  return {
    elements: ({ clientSecret }: { clientSecret?: string } = {}) =>
      createElements((secret) => (payments.find(secret) ?? setups.find(secret)) !== undefined, clientSecret),
    confirmPayment: async (options: Confirm) => paymentResult(await confirm(options)),
    ...createSetupClient({ setups, challenge, leave }),
    confirmCardPayment: async (secret: string, data?: { payment_method?: Method }) => {
      const method = data?.payment_method ?? 'pm_card_visa';
      if (typeof method === 'string') return paymentResult(await pay(secret, knownMethod(method)));
      if (!('card' in method)) throw new IntegrationError('confirmCardPayment takes a card.');
      const invalid = method.card.validate();
      return paymentResult(invalid ? { kind: 'failed', error: invalid } : await pay(secret, method.card.entered()));
    },
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const intent = payments.find(clientSecret);
      if (intent?.status !== 'requires_action') return paymentResult(read(intent));
      return paymentResult(await challenged(clientSecret, { kind: 'challenged', intent }));
    },
    retrievePaymentIntent: async (secret: string) => paymentResult(read(payments.find(secret))),
    createToken: async () => ({ token: { id: fresh('tok_'), object: 'token' } }),
    createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_card_visa', object: 'payment_method' } }),
    createConfirmationToken: async () => ({
      confirmationToken: { id: fresh('ctoken_'), object: 'confirmation_token' },
    }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

function enteredFor(elements: Confirm['elements'], method: string | undefined): Entered {
  if (method !== undefined) return knownMethod(method);
  const element = elements?.getElement('payment') ?? elements?.getElement('card');
  if (!element) throw new IntegrationError('Elements must have a mounted Payment Element.');
  return element.entered();
}

type Result = { error: unknown; paymentIntent?: undefined } | { paymentIntent: IntentView; error?: undefined };

/** An intent as Stripe's client shows it. */
interface IntentView {
  id: string;
  object: string;
  client_secret: string;
  status: Intent['status'];
  amount: number;
  currency: 'usd';
  last_payment_error: PaymentError | null;
}

const viewOf = ({ id, secret, status, order }: Intent, error?: PaymentError): IntentView => ({
  id,
  object: 'payment_intent',
  client_secret: secret,
  status,
  amount: order.total,
  currency: 'usd',
  last_payment_error: error ?? null,
});

function paymentResult(outcome: PaymentOutcome): Result {
  if (outcome.kind !== 'failed') return { paymentIntent: viewOf(outcome.intent) };
  const { error, intent } = outcome;
  return { error: intent ? { ...error, payment_intent: viewOf(intent, error) } : error };
}

const read = (intent: Intent | undefined): PaymentOutcome =>
  intent
    ? { kind: 'paid', intent }
    : {
        kind: 'failed',
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent.' },
      };

const returnAddress = (address: string, { id, secret }: Intent): string =>
  withReturn(address, { payment_intent: id, payment_intent_client_secret: secret, redirect_status: 'succeeded' });

const go = (address: string): void => window.location.assign(address);

const fresh = (prefix: string): string => prefix + crypto.randomUUID().replaceAll('-', '');
