import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate';
import type { Api } from '#machines/api/client.ts';
import type { CartState, Deposits, OrderKind, PlacedOrder, Settled, SetupKeys } from '#machines/api/contract.ts';

/** Everything flows need from outside. The same flows run in a page, in Node and in tests. */
export interface World {
  api: Api;
  botCheck: BotCheck;
  payment: PaymentProvider;
  paymentForms?: object;
  attempts: AttemptStore;
  drafts: DraftStore;
  cart: CartChannel;
  changes: ChangeChannel;
  page: SurroundingPage;
  /** Tells the host page of an order that is fulfilled or whose payment is pending. Runs once per order. */
  announceOrder: (order: AnnouncedOrder) => Promise<void>;
  announceLogin: (method: 'password' | 'code') => void;
  /** Drops this browser's settled orders, so that the next user does not see them. */
  forgetOrders: () => void;
  /** Returns a new UUID for an `Idempotency-Key`. */
  newKey: () => string;
  inspect?: (event: InspectionEvent) => void;
  /** The clock for delays; the platform's by default. */
  clock?: ActorOptions<AnyActorLogic>['clock'];
}

/** The bot protection service, called once per submit (HOST-12). */
export interface BotCheck {
  /** Loads the service. Called on the first input, so that the token costs no wait. */
  prepare: () => void;
  /**
   * Returns a new token for the action; '' if the host has no site key. Rejects with a
   * `BotCheckFailure` if the service is blocked or the reader did not complete its challenge. The signal cancels the request and closes the challenge.
   */
  token: (action: 'signup' | 'checkout', signal: AbortSignal) => Promise<string>;
  /** Calls back when the service opens or closes a challenge above the page. Returns a function that stops it. */
  watchChallenge: (heard: (isOpen: boolean) => void) => () => void;
}

/** The only interface to the card payment provider's client. */
export interface PaymentProvider {
  /** Loads the provider's script, with the host's key by default. Rejects if it is blocked. */
  load: (pubkey?: string) => Promise<void>;
  /** Confirms the intent with the payment form's content. Rejects only if the outcome is unknown. */
  confirm: (intent: { secret: string }) => Promise<Confirmation>;
  /** Authenticates a payment with a method named by the server (CHECK-45). Rejects only if the outcome is unknown. */
  authorize: (authorization: { secret: string; method: string }) => Promise<Confirmation>;
  readStatus: (intent: { secret: string }) => Promise<IntentStatus>;
  /**
   * Sets up the method in the payment form; no money moves. `returnTo` is the page's own address, for methods that
   * redirect. Rejects only if the outcome is unknown.
   */
  confirmSetup: (setup: SetupKeys & { returnTo: string }) => Promise<SetupStatus | Unconfirmed>;
  /** Asks the provider for the status of a setup, or of a payment that was to save its method. */
  readSetupStatus: (setup: SetupKeys) => Promise<SetupStatus>;
}

/** Why the provider was not called: there is no payment form, or the page is view-only. */
export type Unconfirmed = { kind: 'unavailable' } | { kind: 'viewOnly' };

/** The reader must verify the bank account with small deposits before it is debited or saved, which takes days. */
export interface Verifying {
  kind: 'verifying';
  deposits: Deposits;
}

/** The provider's response to a payment: taken (paid or pending), or refused with its message. */
export type Confirmation = { kind: 'taken' } | { kind: 'refused'; words: string } | Verifying | Unconfirmed;

/** `taken`: the money has moved or is moving. `payable`: the reader can still pay. */
export type IntentStatus = 'taken' | 'payable' | Verifying;

/**
 * The provider's status of a setup: done, with the id of the method; pending at the bank, possibly for days; or open,
 * with the provider's message about the last try ('' if none).
 */
export type SetupStatus =
  | { kind: 'succeeded'; method: string }
  | { kind: 'processing' }
  | Verifying
  | { kind: 'open'; words: string };

/**
 * The progress of an order. `returned`: only the address says that the provider sent the reader back, and anyone can
 * write that into a link.
 */
export type AttemptStep = 'placing' | 'paying' | 'confirming' | 'completing' | 'settled' | 'returned';

/** What the browser keeps of an order: never a secret, a snapshot or typed text. */
export interface Attempt {
  id: string;
  step: AttemptStep;
  /** The last write, in ms since 1970. */
  at: number;
  /** The idempotency key, until the reply is known. */
  key?: string;
  intent?: string;
  kind?: OrderKind;
  /** In cents. */
  amount?: number;
  /** The page of its receipt or invoice, once settled; '' if it has none. Only in the tab that settled it. */
  visit?: string;
  /** A digest of what was ordered, in place of the intent, once settled in another tab. */
  order?: string;
}

/** An order that is fulfilled or whose payment is pending, as announced to the host page. */
export interface AnnouncedOrder {
  status: Settled['status'];
  order?: PlacedOrder | undefined;
  attempt: Pick<NewAttempt, 'id' | 'intent' | 'kind' | 'amount'>;
  /** The page of its receipt or invoice; '' if it has none. */
  visit: string;
}

/** The unfinished attempt a page resumes. */
export type BegunAttempt = Pick<Attempt, 'step' | 'key' | 'intent'> & Partial<Pick<Attempt, 'id'>>;

/** An attempt to write; the store adds the time. */
export type NewAttempt = Omit<Attempt, 'at'>;

/** The attempts of all tabs to order the same kind of thing, kept for 24 hours. */
export interface AttemptStore {
  /** Returns the attempts, oldest first. */
  read: () => Attempt[];
  /**
   * Replaces the attempt with the same id. A settled attempt also replaces earlier settled ones. Returns whether other
   * tabs and later pages will find it.
   */
  write: (attempt: NewAttempt) => boolean;
  drop: (id: string) => void;
  /** Requests this tab's turn to order this kind of thing. Resolves to whether it got the turn. */
  takeTurn: () => Promise<boolean>;
  endTurn: () => void;
}

/** What is kept of a purchase: never a card, password or login code. */
export interface NewDraft {
  content: unknown;
  order?: string | undefined;
  /** The choices as address parameters; undefined removes one. */
  choices: Readonly<Record<string, string | undefined>>;
}

/** A draft as read back. `fingerprint` is the requested fingerprint that matched. */
export interface KeptDraft extends Pick<NewDraft, 'content' | 'order'> {
  fingerprint: string;
  /** Whether the address now asks for other choices than when the draft was written. */
  isLinked: boolean;
}

/** The draft of one purchase, kept in this tab for one day, with its choices in the address. */
export interface DraftStore {
  /** Returns the draft written under the first matching fingerprint; undefined if none matches. */
  read: (fingerprints: readonly string[]) => KeptDraft | undefined;
  write: (fingerprint: string, draft: NewDraft) => boolean;
  clear: (choices: NewDraft['choices']) => void;
  /** Whether the login was opened in this tab for this page, and no visitor has opened a purchase since. */
  isAfterLogin: () => boolean;
  /** Keeps what a visitor typed, as an offer to the reader who logged in. */
  offer: (fingerprints: OfferSeals, draft: Pick<NewDraft, 'content' | 'order'>) => void;
  offered: () => DraftOffer | undefined;
}

/** The fingerprints of an offered draft before and after the reader accepts it. */
export interface OfferSeals {
  offered: string;
  accepted: string;
}

export interface DraftOffer {
  /** Lets the next load of the page restore it, in place of what the reader has typed since. */
  accept: () => void;
  discard: () => void;
}

export interface SurroundingPage {
  /**
   * Calls back when the page scrolls past the fold of its header, and immediately if it is already below it. Returns a
   * function that stops watching (SHELL-2).
   */
  watchFold: (crossed: (isBelow: boolean) => void) => () => void;
  /** Prints the page. Resolves when the print dialog closes. */
  print: () => Promise<void>;
}

/** Broadcasts cart changes to every widget of the page and every tab of the browser (SHELL-5). */
export interface CartChannel {
  /**
   * Broadcasts a cart from the server. Drops a cart older than the last one, unless it was refetched (`isReadAnew`) and
   * nothing newer arrived meanwhile, which means the session has a new cart. Omit `isReadAnew` if a call changed the
   * cart.
   */
  announce: (cart: CartState, isReadAnew?: boolean) => void;
  latest: () => CartState | undefined;
  /**
   * Calls back with every broadcast cart, never with an older one after a newer. Returns a function that stops
   * watching.
   */
  watch: (heard: (cart: CartState) => void) => () => void;
  /**
   * Calls back when the page is shown again and may be stale, never synchronously. Returns a function that stops
   * listening.
   */
  onReturn: (returned: () => void) => () => void;
}

/** A change in another tab: an order was placed, the account was changed, or a session began or ended. */
export type Change = 'order' | 'account' | 'session';

/** Tells other tabs that they may be stale; never whose data changed. */
export interface ChangeChannel {
  announce: (change: Change) => void;
  watch: (heard: (change: Change) => void) => () => void;
}
