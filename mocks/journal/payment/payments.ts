import { chargeUnder } from '../../scenario/switches.ts';
import { type Charge, type MethodDetails, noSuch, notAuthenticated, type PaymentError } from '../../stripe/outcome.ts';
import type { Intent } from '../checkout/checkout-state.ts';
import { noteRefusal } from '../invoice/invoices.ts';
import type { JournalState } from '../state.ts';
import type { Store } from '../store.ts';

/** The provider's side of the intents: what its client asks, and its webhooks tell the journal, in one. */
export interface Payments {
  find: (secret: string) => Intent | undefined;
  /** Charges an intent to a method; one that was paid is not charged again. */
  confirm: (secret: string, charge: Charge, method?: MethodDetails) => PaymentOutcome;
  /** Ends the challenge that is shown for an intent. */
  finishChallenge: (secret: string, isPassed: boolean) => PaymentOutcome;
}

export type PaymentOutcome =
  | { kind: 'paid'; intent: Intent }
  | { kind: 'challenged'; intent: Intent }
  | { kind: 'failed'; error: PaymentError; intent?: Intent };

export const createPayments = (store: Store): Payments => ({
  find: (secret) => bySecret(store.read(), secret),
  confirm: (secret, charge, method) =>
    store.change((state) => {
      const intent = bySecret(state, secret);
      if (!intent) return { kind: 'failed', error: noSuch('payment_intent') };
      intent.attempts += 1;
      if (method && isConfirmable(intent)) intent.method = method;
      return charged(state, intent, chargeUnder(state.switches, charge));
    }),
  finishChallenge: (secret, isPassed) =>
    store.change((state) => {
      const intent = bySecret(state, secret);
      if (!intent) return { kind: 'failed', error: noSuch('payment_intent') };
      const { challenge } = intent;
      const refused: Charge = { kind: 'refused', error: notAuthenticated('payment') };
      return charged(state, intent, isPassed && challenge ? challenge : refused);
    }),
});

function charged(state: JournalState, intent: Intent, charge: Charge): PaymentOutcome {
  if (!isConfirmable(intent)) return { kind: 'failed', error: unexpectedState(intent), intent };
  intent.challenge = undefined;
  switch (charge.kind) {
    case 'taken':
      return paid(intent, 'succeeded');
    case 'debited':
      intent.returned = charge.returned;
      return paid(intent, 'processing');
    case 'challenged':
      intent.status = 'requires_action';
      intent.reads = 0;
      intent.challenge = charge.after;
      return { kind: 'challenged', intent };
    case 'refused':
      intent.status = 'requires_payment_method';
      noteRefusal(state, intent.order, charge.error.message);
      return { kind: 'failed', error: charge.error, intent };
  }
}

function paid(intent: Intent, status: 'succeeded' | 'processing'): PaymentOutcome {
  intent.status = status;
  intent.confirms += 1;
  intent.reads = 0;
  return { kind: 'paid', intent };
}

const isConfirmable = ({ status }: Intent): boolean =>
  status === 'requires_payment_method' || status === 'requires_action';

const bySecret = ({ intents }: JournalState, secret: string): Intent | undefined =>
  Object.values(intents).find((intent) => intent.secret === secret);

const unexpectedState = ({ status }: Intent): PaymentError => ({
  type: 'invalid_request_error',
  code: 'payment_intent_unexpected_state',
  message:
    status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${status}.`,
});
