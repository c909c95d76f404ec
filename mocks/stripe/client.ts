import { DOLLARS } from '#machines/rules/price/currency.ts';
import type { Intent, Setup } from '../journal/checkout/checkout-state.ts';
import { nextAction } from '../journal/payment/objects.ts';
import type { Payments, ProviderOutcome, Remote, SetupOutcome, Setups } from '../journal/payment/provider.ts';
import { randomId } from '../random-id.ts';
import type { WalletState } from '../scenario/switches.ts';
import { type ChallengeEnd, showChallenge } from './challenge.ts';
import { createElements, type MockElement, type MockElements, NOTHING } from './elements.ts';
import { type Entered, IntegrationError, noSuch, type PaymentError } from './outcome.ts';
import type { Appearance } from './payment-form.ts';
import { knownMethod } from './payment-methods.ts';

/** The dependencies of the double. The challenge is shown in the page unless a test answers it. */
export interface StripeOptions {
  payments: Remote<Payments>;
  setups: Remote<Setups>;
  challenge?: () => Promise<ChallengeEnd>;
  leave?: (address: string) => void;
  /** Undefined for a browser without a wallet. */
  wallet?: () => WalletState | undefined;
}

interface Confirm {
  elements?: Pick<MockElements, 'clientSecret' | 'submit' | 'getElement'> &
    Partial<Pick<MockElements, 'takeAuthorized'>>;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method?: string };
  redirect?: 'always' | 'if_required';
}

type Method = string | { card: Pick<MockElement, 'validate' | 'entered'> } | { us_bank_account: unknown };

/** Creates a double of Stripe's client, with the methods that Stripe's own packages and a checkout use. */
export function createStripeClient({
  payments,
  setups,
  challenge = () => showChallenge(),
  leave = go,
  wallet,
}: StripeOptions) {
  const isPassed = async () => (await challenge()) === 'passed';
  const pay = async (secret: string, { charge, details, shipping }: Entered) =>
    challenged(secret, await payments.confirm(secret, charge, details, shipping));
  const challenged = async (secret: string, outcome: ProviderOutcome): Promise<ProviderOutcome> =>
    outcome.kind === 'challenged' ? payments.finishChallenge(secret, await isPassed()) : outcome;
  const setUp = async (secret: string, entered: Entered): Promise<SetupOutcome> => {
    const outcome = await setups.confirm(secret, entered);
    return outcome.kind === 'challenged' ? setups.finishChallenge(secret, await isPassed()) : outcome;
  };
  const leaveFor = ({ redirect, confirmParams }: Confirm, added: Record<string, string>) => {
    if (redirect !== 'if_required' && confirmParams?.return_url) leave(withReturn(confirmParams.return_url, added));
  };

  return {
    elements: ({ clientSecret, appearance }: { clientSecret?: string; appearance?: Appearance } = {}) =>
      createElements(
        {
          find: async (secret) => {
            const intent = await payments.find(secret);
            if (intent) return { amount: intent.order.total, currency: intent.currency ?? DOLLARS.code };
            return (await setups.find(secret)) && NOTHING;
          },
          wallet: wallet?.(),
        },
        clientSecret,
        appearance,
      ),
    confirmPayment: async (options: Confirm) => {
      const outcome = await confirmed(options, pay);
      if (outcome.kind === 'paid') leaveFor(options, returnOf('payment_intent', outcome.intent));
      return paymentResult(outcome);
    },
    confirmSetup: async (options: Confirm) => {
      const outcome = await confirmed(options, setUp);
      if (outcome.kind === 'set') leaveFor(options, returnOf('setup_intent', outcome.setup));
      return setupResult(outcome);
    },
    retrieveSetupIntent: async (secret: string) => {
      const setup = await setups.find(secret);
      return setup ? { setupIntent: setupView(setup) } : { error: noSuch('setupintent') };
    },
    confirmCardPayment: async (secret: string, data?: { payment_method?: Method }) => {
      const method = data?.payment_method ?? 'pm_card_visa';
      if (typeof method === 'string') return paymentResult(await pay(secret, knownMethod(method)));
      if (!('card' in method)) throw new IntegrationError('confirmCardPayment takes a card.');
      const invalid = method.card.validate();
      return paymentResult(invalid ? { kind: 'failed', error: invalid } : await pay(secret, method.card.entered()));
    },
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const intent = await payments.find(clientSecret);
      if (intent?.status !== 'requires_action') return paymentResult(read(intent));
      return paymentResult(await challenged(clientSecret, { kind: 'challenged', intent }));
    },
    retrievePaymentIntent: async (secret: string) => paymentResult(read(await payments.find(secret))),
    createToken: async () => ({ token: { id: randomId('tok_'), object: 'token' } }),
    createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_card_visa', object: 'payment_method' } }),
    createConfirmationToken: async () => ({
      confirmationToken: { id: randomId('ctoken_'), object: 'confirmation_token' },
    }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

async function confirmed<Outcome>(
  { elements, clientSecret = elements?.clientSecret, confirmParams }: Confirm,
  act: (secret: string, entered: Entered) => Promise<Outcome>,
): Promise<Outcome | { kind: 'failed'; error: PaymentError }> {
  if (clientSecret === undefined) throw new IntegrationError('You must pass in a clientSecret or elements.');
  const error = (await elements?.submit())?.error;
  return error ? { kind: 'failed', error } : act(clientSecret, enteredFor(elements, confirmParams?.payment_method));
}

function enteredFor(elements: Confirm['elements'], method: string | undefined): Entered {
  if (method !== undefined) return knownMethod(method);
  const authorized = elements?.takeAuthorized?.();
  if (authorized) return authorized;
  const element = elements?.getElement('payment') ?? elements?.getElement('card');
  if (!element) throw new IntegrationError('Elements must have a mounted Payment Element.');
  return element.entered();
}

type Result = { error: unknown; paymentIntent?: undefined } | { paymentIntent: IntentView; error?: undefined };

interface IntentView {
  id: string;
  object: string;
  client_secret: string;
  status: Intent['status'];
  amount: number;
  currency: string;
  last_payment_error: PaymentError | null;
  next_action: unknown;
}

const intentView = ({ order, currency = DOLLARS.code, ...intent }: Intent, error?: PaymentError): IntentView => ({
  id: intent.id,
  object: 'payment_intent',
  client_secret: intent.secret,
  status: intent.status,
  amount: order.total,
  currency: currency.toLowerCase(),
  last_payment_error: error ?? null,
  next_action: intent.deposits ? nextAction(intent) : null,
});

function paymentResult(outcome: ProviderOutcome): Result {
  if (outcome.kind !== 'failed') return { paymentIntent: intentView(outcome.intent) };
  const { error, intent } = outcome;
  return { error: intent ? { ...error, payment_intent: intentView(intent, error) } : error };
}

const read = (intent: Intent | undefined): ProviderOutcome =>
  intent ? { kind: 'paid', intent } : { kind: 'failed', error: noSuch('payment_intent') };

const setupView = ({ method, refusal, ...setup }: Setup) => ({
  id: setup.id,
  object: 'setup_intent',
  client_secret: setup.secret,
  status: setup.status,
  payment_method: method?.id ?? null,
  last_setup_error: refusal ?? null,
  next_action: setup.deposits ? nextAction(setup) : null,
});

function setupResult(outcome: SetupOutcome) {
  if (outcome.kind !== 'failed') return { setupIntent: setupView(outcome.setup) };
  const { error, setup } = outcome;
  return { error: setup ? { ...error, setup_intent: setupView(setup) } : error };
}

const returnOf = (object: string, { id, secret }: { id: string; secret: string }) => ({
  [object]: id,
  [`${object}_client_secret`]: secret,
  redirect_status: 'succeeded',
});

function withReturn(address: string, added: Record<string, string>): string {
  if (!/^https?:\/\/./.test(address)) throw new IntegrationError('confirmParams.return_url must be an absolute URL.');
  const url = new URL(address);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

const go = (address: string): void => window.location.assign(address);
