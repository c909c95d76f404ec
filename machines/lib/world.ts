import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate';
import type { Api } from '#machines/api/client.ts';

/** All that flows need from outside: the same flows run in a page, in Node and in a test. */
export interface World {
  api: Api;
  botCheck: BotCheck;
  payment: PaymentProvider;
  attempts: AttemptStore;
  /** A fresh UUID for an `Idempotency-Key`. */
  newKey: () => string;
  inspect?: (event: InspectionEvent) => void;
  /** The clock that delays run on; the platform's own where it is left out. */
  clock?: ActorOptions<AnyActorLogic>['clock'];
}

/** The bot-protection service, asked once for each submit (HOST-12). */
export interface BotCheck {
  /** Gets the service ready; called at the first input, so that a token costs no wait. */
  prepare: () => void;
  /** A fresh token for the named action; '' where the host has no site key. Rejects when the service is blocked. */
  token: (action: 'signup' | 'checkout') => Promise<string>;
}

/** The card payment provider's client, behind the one door that touches it. */
export interface PaymentProvider {
  /** Loads the provider's script; rejects when it is blocked. */
  load: () => Promise<void>;
  /** Confirms the intent with what stands in the payment form. Rejects only when the outcome is not known. */
  confirm: (intent: { secret: string }) => Promise<Confirmation>;
  /** Authenticates a payment with a method the server names (CHECK-45). Rejects only when the outcome is not known. */
  authorize: (authorization: { secret: string; method: string }) => Promise<Confirmation>;
  /** Asks the provider what became of the intent. */
  readStatus: (intent: { secret: string }) => Promise<IntentStatus>;
}

/** What the provider says of an attempt to pay: taken (paid or on its way), or refused in its own words. */
export type Confirmation = { kind: 'taken' } | { kind: 'refused'; words: string } | { kind: 'unavailable' };

/** Whether money has moved or is moving for an intent (`taken`), or the reader can still pay it (`payable`). */
export type IntentStatus = 'taken' | 'payable';

/**
 * How far an order had come: being placed, waiting for payment, being confirmed, or being fulfilled; `returned` where
 * only the address says that the provider sent the reader back, which anyone can write into a link.
 */
export type AttemptStep = 'placing' | 'paying' | 'confirming' | 'completing' | 'returned';

/** All that survives a reload: never a secret, never a snapshot. */
export interface Attempt {
  step: AttemptStep;
  /** The attempt key, while the answer to it is not known. */
  key?: string;
  intent?: string;
}

/** Where the attempt is kept over a reload. */
export interface AttemptStore {
  read: () => Attempt | undefined;
  write: (attempt: Attempt) => void;
  clear: () => void;
}
