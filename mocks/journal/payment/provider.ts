import type { Address, PaymentDetails, SetupKeys } from '#machines/api/contract.ts';
import { pages } from '../../replies.ts';
import { chargeUnder } from '../../scenario/switches.ts';
import {
  type Charge,
  cardError,
  type Entered,
  type IntentState,
  type MethodDetails,
  noSuch,
  notAuthenticated,
  type PaymentError,
} from '../../stripe/outcome.ts';
import { keepOnFile } from '../account/account-state.ts';
import { type Intent, newSetup, type Setup } from '../checkout/checkout-state.ts';
import { noteRefusal } from '../invoice/invoices.ts';
import { sendTo } from '../order/send-to.ts';
import { lookUp } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import type { Store } from '../store.ts';
import { worldOf } from '../world.ts';
import { note } from './events.ts';
import { paymentObjectOf, setupObjectOf } from './objects.ts';

/** The provider's side of payment intents: its client calls and its reports to the journal, in one. */
export interface Payments {
  find: (secret: string) => Intent | undefined;
  /** Charges an intent to a method. Never charges a paid intent again. */
  confirm: (secret: string, charge: Charge, method?: MethodDetails, shipping?: Address) => ProviderOutcome;
  finishChallenge: (secret: string, isPassed: boolean) => ProviderOutcome;
}

export type ProviderOutcome =
  | { kind: 'paid'; intent: Intent }
  | { kind: 'challenged'; intent: Intent }
  | { kind: 'failed'; error: PaymentError; intent?: Intent };

export interface Setups {
  find: (secret: string) => Setup | undefined;
  /** Sets up the entered method. A setup that has a method takes no other. */
  confirm: (secret: string, entered: Entered) => SetupOutcome;
  finishChallenge: (secret: string, isPassed: boolean) => SetupOutcome;
}

export type SetupOutcome =
  | { kind: 'set'; setup: Setup }
  | { kind: 'challenged'; setup: Setup }
  | { kind: 'failed'; error: PaymentError; setup?: Setup };

/** The asynchronous version of a provider interface, which may run elsewhere. */
export type Remote<Side> = {
  [Act in keyof Side]: Side[Act] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer | Promise<Answer>
    : never;
};

export function createPayments(store: Store): Payments {
  const change = (secret: string, act: (state: JournalState, intent: Intent) => ProviderOutcome) =>
    store.change((state): ProviderOutcome => {
      const intent = bySecret(state.intents, secret);
      return intent ? act(state, intent) : { kind: 'failed', error: noSuch('payment_intent') };
    });
  return {
    find: (secret) => store.change(({ intents }) => bySecret(intents, secret)),
    confirm: (secret, charge, method, shipping) =>
      change(secret, (state, intent) => {
        intent.attempts += 1;
        if (method && isOpen(intent)) Object.assign(intent, { method, shipping });
        return charged(state, intent, chargeUnder(worldOf({ ...intent, state }).switches, charge));
      }),
    finishChallenge: (secret, isPassed) =>
      change(secret, (state, intent) => charged(state, intent, chargeAfter(intent, isPassed, 'payment'))),
  };
}

export function createSetups(store: Store, newId: Context['newId']): Setups {
  const change = (secret: string, charge: (state: JournalState, setup: Setup) => Charge) =>
    store.change((state): SetupOutcome => {
      const setup = bySecret(state.setups, secret);
      if (!setup) return { kind: 'failed', error: noSuch('setupintent') };
      if (!isOpen(setup)) return { kind: 'failed', error: unexpectedState('SetupIntent', setup.status), setup };
      return setUp(state, setup, charge(state, setup));
    });
  return {
    find: (secret) => store.change(({ setups }) => bySecret(setups, secret)),
    confirm: (secret, { details, charge }) =>
      change(secret, (state, setup) => {
        setup.method = { id: newId('pm_'), details };
        return chargeUnder(worldOf({ ...setup, state }).switches, charge);
      }),
    finishChallenge: (secret, isPassed) => change(secret, (_, setup) => chargeAfter(setup, isPassed, 'setup')),
  };
}

/** Opens a setup for an account or donation, as a host does for each page that offers one. */
export function openSetup({ state, newId, now, session }: Context, owner?: string): SetupKeys {
  const id = newId('seti_');
  const setup = { ...newSetup(id, `${id}_secret_${newId('')}`, now), owner, session };
  state.setups[id] = setup;
  note(state, 'setup_intent.created', setupObjectOf(setup));
  return { pubkey, secret: setup.secret };
}

/**
 * Returns the method with this provider id if this owner, or a documented page, set it up. Undefined until the provider
 * has confirmed it.
 */
export function methodSetUp(state: JournalState, method: string, owner?: string): PaymentDetails | undefined {
  const setup = Object.values(state.setups).find((one) => one.status === 'succeeded' && one.method?.id === method);
  const isOwn = setup?.owner === undefined || setup.owner === owner;
  return isOwn && setup?.method ? { type: 'details', data: setup.method.details } : undefined;
}

function charged(state: JournalState, intent: Intent, charge: Charge): ProviderOutcome {
  if (!isOpen(intent)) return { kind: 'failed', error: unexpectedState('PaymentIntent', intent.status), intent };
  intent.challenge = undefined;
  intent.deposits = undefined;
  intent.refusal = undefined;
  switch (charge.kind) {
    case 'taken':
      return paid(state, intent, 'succeeded');
    case 'debited':
      if (charge.deposits) {
        awaitDeposits(state, intent, charge);
        note(state, 'payment_intent.requires_action', paymentObjectOf(intent));
        return { kind: 'paid', intent };
      }
      intent.returned = charge.returned;
      return paid(state, intent, 'processing');
    case 'challenged':
      intent.status = 'requires_action';
      intent.reads = 0;
      intent.challenge = charge.after;
      note(state, 'payment_intent.requires_action', paymentObjectOf(intent));
      return { kind: 'challenged', intent };
    case 'refused':
      intent.status = 'requires_payment_method';
      intent.refusal = charge.error;
      noteRefusal(state, intent.order, charge.error.message);
      note(state, 'payment_intent.payment_failed', paymentObjectOf(intent));
      return { kind: 'failed', error: charge.error, intent };
  }
}

function awaitDeposits(
  state: JournalState,
  of: Intent | Setup,
  { returned: failure }: Extract<Charge, { kind: 'debited' }>,
): void {
  state.depositing[of.id] = true;
  of.status = 'requires_action';
  of.deposits = { failure };
}

/** How long deposits take, in ms: a minute here, days in reality. */
const DEPOSITS_TAKE = 60_000;

/** Plays the reader's part: confirms the deposits that have arrived, or fails them. */
export function confirmDeposits({ state, now }: Context): void {
  for (const id of Object.keys(state.depositing)) {
    const [intent, setup] = [lookUp(state.intents, id), lookUp(state.setups, id)];
    const of = intent ?? setup;
    const charge = of && chargeAfterDeposits(of, now);
    if (of?.deposits && !charge) continue;
    delete state.depositing[id];
    if (charge && intent) charged(state, intent, charge);
    if (charge && setup) setUp(state, setup, charge);
  }
}

function chargeAfterDeposits(of: Intent | Setup, now: number): Charge | undefined {
  if (!of.deposits) return undefined;
  of.deposits.since ??= now;
  if (now - of.deposits.since < DEPOSITS_TAKE) return undefined;
  const { failure } = of.deposits;
  const code = 'payment_method_microdeposit_failed';
  return failure === undefined ? { kind: 'debited' } : { kind: 'refused', error: cardError(code, failure) };
}

function paid(state: JournalState, intent: Intent, status: 'succeeded' | 'processing'): ProviderOutcome {
  intent.status = status;
  intent.confirms += 1;
  intent.reads = 0;
  if (intent.shipping) sendTo(intent.order, intent.shipping);
  note(state, `payment_intent.${status}`, paymentObjectOf(intent));
  return { kind: 'paid', intent };
}

function setUp(state: JournalState, setup: Setup, charge: Charge): SetupOutcome {
  setup.challenge = undefined;
  setup.deposits = undefined;
  setup.refusal = undefined;
  switch (charge.kind) {
    case 'taken':
    case 'debited':
      if ('deposits' in charge) {
        awaitDeposits(state, setup, charge);
        note(state, 'setup_intent.requires_action', setupObjectOf(setup));
        return { kind: 'set', setup };
      }
      return ended(state, setup, 'unverified' in charge ? 'processing' : 'succeeded');
    case 'challenged':
      setup.status = 'requires_action';
      setup.challenge = charge.after;
      note(state, 'setup_intent.requires_action', setupObjectOf(setup));
      return { kind: 'challenged', setup };
    case 'refused':
      setup.status = 'requires_payment_method';
      setup.method = undefined;
      setup.refusal = charge.error;
      note(state, 'setup_intent.setup_failed', setupObjectOf(setup));
      return { kind: 'failed', error: charge.error, setup };
  }
}

function ended(state: JournalState, setup: Setup, status: 'succeeded' | 'processing'): SetupOutcome {
  setup.status = status;
  setup.confirms += 1;
  // The provider reports a successful setup itself, so the method is saved even if the reader never returns.
  const { owner, method } = setup;
  if (status === 'succeeded' && owner !== undefined && method) keepOnFile(state, owner, method);
  if (status === 'succeeded') note(state, 'setup_intent.succeeded', setupObjectOf(setup));
  return { kind: 'set', setup };
}

const chargeAfter = ({ challenge }: Intent | Setup, isPassed: boolean, what: 'payment' | 'setup'): Charge =>
  isPassed && challenge ? challenge : { kind: 'refused', error: notAuthenticated(what) };

const isOpen = ({ status }: Intent | Setup): boolean =>
  status === 'requires_payment_method' || status === 'requires_action';

function bySecret<One extends Intent | Setup>(all: Record<string, One>, secret: string): One | undefined {
  const found = lookUp(all, secret.split('_secret_', 1)[0] ?? '');
  return found?.secret === secret ? found : undefined;
}

const { pubkey } = pages.showPayment.cardOnFile.body.payment_setup.keys;

const unexpectedState = (what: keyof typeof ALREADY, status: IntentState): PaymentError => ({
  type: 'invalid_request_error',
  code: `${what === 'PaymentIntent' ? 'payment' : 'setup'}_intent_unexpected_state`,
  message: `You cannot confirm this ${what} because it has ${status === 'succeeded' ? ALREADY[what] : `a status of ${status}`}.`,
});

const ALREADY = {
  PaymentIntent: 'already succeeded after being previously confirmed',
  SetupIntent: 'already succeeded',
};
