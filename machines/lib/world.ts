import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate';
import type { Api } from '#machines/api/client.ts';
import type { CartState, OrderKind, PlacedOrder, Settled, SetupKeys } from '#machines/api/contract.ts';

/** All that flows need from outside: the same flows run in a page, in Node and in a test. */
export interface World {
  api: Api;
  botCheck: BotCheck;
  payment: PaymentProvider;
  /** What the open payment forms of this widget are known by, apart from those of others; without a page there are none. */
  paymentForms?: object;
  attempts: AttemptStore;
  drafts: DraftStore;
  cart: CartChannel;
  changes: ChangeChannel;
  page: SurroundingPage;
  /** Tells the host page of an order that is fulfilled or whose payment is under way; once, whoever else hears of it. */
  announceOrder: (order: AnnouncedOrder) => Promise<void>;
  /** Tells the host page that the reader logged in, before the page is left. */
  announceLogin: (method: 'password' | 'code') => void;
  /** Forgets the orders of this browser that are settled, so that whoever uses it next is not told of them. */
  forgetOrders: () => void;
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
  /**
   * A fresh token for the named action; '' where the host has no site key. Rejects when the service is blocked, and with an
   * `AbortError` when the reader did not complete its challenge. The signal withdraws the request and closes the challenge.
   */
  token: (action: 'signup' | 'checkout', signal: AbortSignal) => Promise<string>;
  /** Calls back when the service opens or closes a challenge above the page; answers how to stop. */
  watchChallenge: (heard: (isOpen: boolean) => void) => () => void;
}

/** The card payment provider's client, behind the one door that touches it. */
export interface PaymentProvider {
  /** Loads the provider's script, for the host's own key unless another is named; rejects when it is blocked. */
  load: (pubkey?: string) => Promise<void>;
  /** Confirms the intent with what stands in the payment form. Rejects only when the outcome is not known. */
  confirm: (intent: { secret: string }) => Promise<Confirmation>;
  /** Authenticates a payment with a method the server names (CHECK-45). Rejects only when the outcome is not known. */
  authorize: (authorization: { secret: string; method: string }) => Promise<Confirmation>;
  /** Asks the provider what became of the intent. */
  readStatus: (intent: { secret: string }) => Promise<IntentStatus>;
  /**
   * Sets up the method that stands in the payment form; no money moves. `returnTo` is the page's own address, for a
   * method that leads away from it. Rejects only when the outcome is not known.
   */
  confirmSetup: (setup: SetupKeys & { returnTo: string }) => Promise<SetupStatus | Unconfirmed>;
  /** Asks the provider what became of a setup, or of a payment that was to keep its method. */
  readSetupStatus: (setup: SetupKeys) => Promise<SetupStatus>;
}

/** Why the provider was not asked to confirm: it has no form to do it with, or the page is for viewing only. */
export type Unconfirmed = { kind: 'unavailable' } | { kind: 'viewOnly' };

/** What the provider says of an attempt to pay: taken (paid or on its way), or refused in its own words. */
export type Confirmation = { kind: 'taken' } | { kind: 'refused'; words: string } | Unconfirmed;

/** Whether money has moved or is moving for an intent (`taken`), or the reader can still pay it (`payable`). */
export type IntentStatus = 'taken' | 'payable';

/**
 * What the provider says of a setup: done, and under which id the method is known; left to the bank, which may take
 * days; or open, with the provider's words on the last attempt ('' where there was none).
 */
export type SetupStatus =
  | { kind: 'succeeded'; method: string }
  | { kind: 'processing' }
  | { kind: 'open'; words: string };

/**
 * How far an order has come: being placed, waiting for payment, being confirmed, being fulfilled, or settled;
 * `returned` where only the address says that the provider sent the reader back, which anyone can write into a link.
 */
export type AttemptStep = 'placing' | 'paying' | 'confirming' | 'completing' | 'settled' | 'returned';

/** What the browser keeps of an order: never a secret, never a snapshot, nothing typed. */
export interface Attempt {
  /** Unique in this browser. */
  id: string;
  step: AttemptStep;
  /** When it was written last, in ms since 1970. */
  at: number;
  /** The idempotency key, while the reply to it is not known. */
  key?: string;
  intent?: string;
  kind?: OrderKind;
  /** In cents. */
  amount?: number;
  /** The page of its receipt or invoice, once it is settled; '' where it has none. */
  visit?: string;
}

/** An order that has come to its end, and all that tells it from others. */
export interface AnnouncedOrder {
  status: Settled['status'];
  /** As the server tells of it. */
  order?: PlacedOrder | undefined;
  attempt: Pick<NewAttempt, 'id' | 'intent' | 'kind' | 'amount'>;
  /** The page of its receipt or invoice; '' where it has none. */
  visit: string;
}

/** An attempt that a page goes on with. */
export type BegunAttempt = Pick<Attempt, 'step' | 'key' | 'intent'> & Partial<Pick<Attempt, 'id'>>;

/** An attempt as it is written; the store adds the time. */
export type NewAttempt = Omit<Attempt, 'at'>;

/** The attempts of all tabs to order one kind of thing, kept for 24 hours. */
export interface AttemptStore {
  /** The oldest first. */
  read: () => Attempt[];
  /** Replaces the attempt with the same id. A settled one replaces those settled before. */
  write: (attempt: NewAttempt) => void;
  drop: (id: string) => void;
  /** Asks to be the one tab that orders this kind of thing; answers whether it is. */
  takeTurn: () => Promise<boolean>;
  /** Lets other tabs order. */
  endTurn: () => void;
}

/** What is kept of a purchase: never a card, password or login code. */
export interface NewDraft {
  content: unknown;
  /** The id of the last attempt to order it. */
  order?: string | undefined;
  /** The choices as parameters of the address; undefined removes a parameter. */
  choices: Readonly<Record<string, string | undefined>>;
}

export interface KeptDraft extends Pick<NewDraft, 'content' | 'order'> {
  seal: string;
  /** Whether the address now asks for other choices than it did when the draft was written. */
  isLinked: boolean;
}

/** The draft of one purchase, kept in this tab for one day, with its choices in the address. */
export interface DraftStore {
  /** Returns the draft written under the first matching seal; undefined if none matches. */
  read: (seals: readonly string[]) => KeptDraft | undefined;
  /** Returns whether it was kept. */
  write: (seal: string, draft: NewDraft) => boolean;
  /** Drops the draft and sets these choices in the address. */
  clear: (choices: NewDraft['choices']) => void;
}

/** The page that a widget stands on. */
export interface SurroundingPage {
  /** Calls back when the scroll of the page crosses the fold of its header, and at once on one that is below it; answers how to stop (SHELL-2). */
  watchFold: (crossed: (isBelow: boolean) => void) => () => void;
  /** Prints the page; over once the reader's browser has no more to ask. */
  print: () => Promise<void>;
}

/** Where a cart that changed is told of, to every widget of the page and every tab of the browser (SHELL-5). */
export interface CartChannel {
  /**
   * Tells of a cart as the server answered it. One that is older than the last is not told of, but where it was read
   * anew and nothing newer was heard meanwhile (`isReadAnew`): then the session has another cart. A cart that a call
   * changed leaves `isReadAnew` out.
   */
  announce: (cart: CartState, isReadAnew?: boolean) => void;
  /** The cart that was told of last on this page, if any was. */
  latest: () => CartState | undefined;
  /** Calls back with every cart that is told of, and never with an older one after a newer; answers how to stop. */
  watch: (heard: (cart: CartState) => void) => () => void;
  /** Calls back when the page is shown again, and what it shows may be stale, but never at once; answers how to stop. */
  onReturn: (returned: () => void) => () => void;
}

/** What another tab tells of: an order was placed, something of the account was changed, or a session began or ended. */
export type Change = 'order' | 'account' | 'session';

/** Tells the other tabs of the browser that what they show may be stale; never whose it is. */
export interface ChangeChannel {
  announce: (change: Change) => void;
  /** Calls back when another tab tells of a change; answers how to stop. */
  watch: (heard: (change: Change) => void) => () => void;
}
