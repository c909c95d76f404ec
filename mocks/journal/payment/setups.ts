import type { PaymentDetails, SetupKeys } from '#machines/api/contract.ts';
import { pages } from '../../replies.ts';
import { chargeUnder } from '../../scenario/switches.ts';
import { type Charge, type Entered, noSuch, notAuthenticated, type PaymentError } from '../../stripe/outcome.ts';
import { keepOnFile } from '../account/on-file.ts';
import type { Desk } from '../desk.ts';
import type { JournalState } from '../state.ts';
import type { Store } from '../store.ts';
import { newSetup, type Setup } from './setup-state.ts';

/** The provider's side of the setups: what its client asks, and its webhooks tell the journal, in one. */
export interface Setups {
  find: (secret: string) => Setup | undefined;
  /** Sets up what was entered; a setup that has a method takes no other. */
  confirm: (secret: string, entered: Entered) => SetupOutcome;
  /** Ends the challenge that is shown for a setup. */
  finishChallenge: (secret: string, isPassed: boolean) => SetupOutcome;
}

export type SetupOutcome =
  | { kind: 'set'; setup: Setup }
  | { kind: 'challenged'; setup: Setup }
  | { kind: 'failed'; error: PaymentError; setup?: Setup };

export const createSetups = (store: Store, newId: Desk['newId']): Setups => ({
  find: (secret) => bySecret(store.read(), secret),
  confirm: (secret, { details, charge }) =>
    store.change((state) => {
      const setup = bySecret(state, secret);
      if (!setup) return { kind: 'failed', error: noSuch('setupintent') };
      if (!isOpen(setup)) return { kind: 'failed', error: unexpectedState(setup), setup };
      setup.method = { id: newId('pm_'), details };
      return setUp(state, setup, chargeUnder(state.switches, charge));
    }),
  finishChallenge: (secret, isPassed) =>
    store.change((state) => {
      const setup = bySecret(state, secret);
      if (!setup) return { kind: 'failed', error: noSuch('setupintent') };
      if (!isOpen(setup)) return { kind: 'failed', error: unexpectedState(setup), setup };
      const { challenge } = setup;
      const refused: Charge = { kind: 'refused', error: notAuthenticated('setup') };
      return setUp(state, setup, isPassed && challenge ? challenge : refused);
    }),
});

/** Opens a setup for an account or a donation, as a host does for each page that offers one. */
export function openSetup({ state, newId }: Pick<Desk, 'state' | 'newId'>, owner?: string): SetupKeys {
  const id = newId('seti_');
  const setup = { ...newSetup(id, `${id}_secret_${newId('')}`), owner };
  state.setups[id] = setup;
  return { pubkey, secret: setup.secret };
}

/**
 * What was set up under this id of the provider, for this account or donation or for a documented page; nothing unless
 * the provider has said that it can be used.
 */
export function methodSetUp(state: JournalState, method: string, owner?: string): PaymentDetails | undefined {
  const setup = Object.values(state.setups).find((one) => one.status === 'succeeded' && one.method?.id === method);
  const isOwn = setup?.owner === undefined || setup.owner === owner;
  return isOwn && setup?.method ? { type: 'details', data: setup.method.details } : undefined;
}

function setUp(state: JournalState, setup: Setup, charge: Charge): SetupOutcome {
  setup.challenge = undefined;
  setup.refusal = undefined;
  switch (charge.kind) {
    case 'taken':
    case 'debited':
      return ended(state, setup, 'unverified' in charge ? 'processing' : 'succeeded');
    case 'challenged':
      setup.status = 'requires_action';
      setup.challenge = charge.after;
      return { kind: 'challenged', setup };
    case 'refused':
      setup.status = 'requires_payment_method';
      setup.method = undefined;
      setup.refusal = charge.error;
      return { kind: 'failed', error: charge.error, setup };
  }
}

function ended(state: JournalState, setup: Setup, status: 'succeeded' | 'processing'): SetupOutcome {
  setup.status = status;
  setup.confirms += 1;
  // The provider reports a setup that succeeded, so its method is kept even if the reader never returns.
  const { owner, method } = setup;
  if (status === 'succeeded' && owner !== undefined && method) keepOnFile(state, owner, method);
  return { kind: 'set', setup };
}

const isOpen = ({ status }: Setup): boolean => status === 'requires_payment_method' || status === 'requires_action';

const bySecret = ({ setups }: JournalState, secret: string): Setup | undefined =>
  Object.values(setups).find((setup) => setup.secret === secret);

const { pubkey } = pages.showPayment.cardOnFile.body.payment_setup.keys;

const unexpectedState = ({ status }: Setup): PaymentError => ({
  type: 'invalid_request_error',
  code: 'setup_intent_unexpected_state',
  message:
    status === 'succeeded'
      ? 'You cannot confirm this SetupIntent because it has already succeeded.'
      : `You cannot confirm this SetupIntent because it has a status of ${status}.`,
});
