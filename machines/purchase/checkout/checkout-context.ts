import type { OrderReply, RedeemSucceeded, UpdateSucceeded } from '#machines/api/contract.ts';
import type { ChallengeEvent } from '#machines/lib/challenge.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt, BegunAttempt, NewAttempt } from '#machines/lib/world.ts';
import { type CardChoice, cardChoiceFor } from '#machines/rules/payment/card-choice.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { PaymentChoice } from './keeping.ts';
import type { Order, PurchaseCall } from './order.ts';
import type { PaymentInput } from './payment.machine.ts';

/** What a checkout begins with: the reader's means to pay, and an attempt whose outcome is not known. */
export interface CheckoutInput {
  hasAccount: boolean;
  /** Whether there is something on file that can pay. */
  hasCardOnFile: boolean;
  attempt?: BegunAttempt;
  /** What the reader chose before the page was left. */
  payment?: PaymentChoice;
}

/** An open intent; its secret is known once this page was given it, and never leaves memory. */
export interface OpenIntent {
  id: string;
  secret?: string;
  /** The total after the latest update from the server, in cents. */
  amount?: Cents;
}

/** Where an answer leads: to the landing page, the provider, fulfilment, a state that must be checked, a question, a new key, or back to the reader. */
export type Next = 'landed' | 'payable' | 'fulfilling' | 'doubtful' | 'questioned' | 'replaced' | 'sendable';

/**
 * Why an order is not sent before the reader says so: one of the same kind was placed within 24 hours, one may have
 * been, or another tab is placing one.
 */
export type Question =
  | { kind: 'ordered'; attempt: Attempt }
  | { kind: 'unknown'; attempt: Pick<Attempt, 'id'> & Partial<Attempt> }
  | { kind: 'elsewhere' };

/** What is found out before an order is sent. */
export type Recalled = { kind: 'clear' } | { kind: 'landed'; visit: string } | Question;

/** Which order is to be sent. */
export interface Recall {
  /** The attempt it belongs to, which is not asked about. */
  own: string | undefined;
  /** The attempt that the reader was asked about, and orders in spite of. */
  agreed: string | undefined;
  /** Whether it can be placed once only, as a gift can be redeemed. */
  isOnce: boolean;
}

export interface CheckoutContext {
  order?: Order;
  /** The attempt of this page; a new one with each order, unless an intent is open for the last one. */
  attempt?: string;
  /** The idempotency key, while the reply to it is not known. */
  key?: string;
  /** The request that the key was sent with, as text. */
  sent?: string;
  /** Whether the same request is sent again, since its reply never came. */
  isRetry: boolean;
  /** Whether the key was replaced since the order was submitted; it is once at most. */
  isReplaced: boolean;
  /** Why the order waits for the reader's word. */
  question?: Question;
  /** The attempt that the reader was asked about, and orders in spite of. */
  agreed?: string;
  captcha: string;
  intent?: OpenIntent;
  /** Whether the intent may have been confirmed, so that nothing is confirmed before its state was read. */
  confirmed: boolean;
  /** Whether only the address names the intent, so that one the server does not know is none. */
  isClaim: boolean;
  /** The method that the server asks to authenticate the payment with. */
  method?: string;
  card: CardChoice;
  keepsCard: boolean;
  hasAccount: boolean;
  hasCardOnFile: boolean;
  problems: Problem[];
  /** Whether the server said that what is ordered is not what the reader saw, or is paid elsewhere (409). */
  isOutdated: boolean;
  next: Next;
  reset: boolean;
  visit: string;
  /** What the landing page says first. */
  notice?: Departure['notice'];
}

export type CheckoutEvent =
  | { type: 'order.submitted'; order: Order; isAgreed?: boolean }
  | { type: 'card.chosen'; card: CardChoice }
  | { type: 'keeping.toggled' }
  | { type: 'check.requested' }
  | ChallengeEvent;

/** All that is sent with an order beside the order itself. */
export interface PlaceOrder extends Pick<CheckoutContext, 'captcha' | 'card' | 'keepsCard' | 'hasAccount' | 'isRetry'> {
  order: Order;
  attempt: string;
  key: string;
  intent?: string;
}

export const beginCheckout = ({ attempt, hasAccount, hasCardOnFile, payment }: CheckoutInput): CheckoutContext => ({
  attempt: attempt?.id,
  key: attempt?.key,
  isRetry: false,
  isReplaced: false,
  captcha: '',
  intent: attempt?.intent ? { id: attempt.intent } : undefined,
  confirmed: attempt !== undefined && ['confirming', 'completing', 'returned'].includes(attempt.step),
  isClaim: attempt?.step === 'returned',
  card: payment?.card === 'add-card' ? 'add-card' : cardChoiceFor(hasCardOnFile),
  keepsCard: payment?.keepsCard ?? true,
  hasAccount,
  hasCardOnFile,
  problems: [],
  isOutdated: false,
  next: 'sendable',
  reset: false,
  visit: '',
});

/** Takes an order; with the reader's yes to a second one it is an attempt of its own, with an intent of its own. */
export function take(
  { order, isAgreed }: Extract<CheckoutEvent, { type: 'order.submitted' }>,
  { question }: CheckoutContext,
): Partial<CheckoutContext> {
  const taken = { order, isOutdated: false, isReplaced: false, question: undefined };
  if (!isAgreed || !question || question.kind === 'elsewhere') return taken;
  return { ...taken, agreed: question.attempt.id, ...NEW_ATTEMPT };
}

const NEW_ATTEMPT = { attempt: undefined, key: undefined, intent: undefined, confirmed: false };

/** What must be known before the order is sent: of its own attempt only where this is another request. */
export const recalling = (context: CheckoutContext): Recall => ({
  own: context.key === undefined || isRepeat(context) ? context.attempt : undefined,
  agreed: context.agreed,
  isOnce: context.order !== undefined && isOnce(context.order.call),
});

const ONCE = ['redeemGift', 'payInvoice', 'retryRenewal'] as const;

/** Whether what a call orders can be ordered once only. */
export const isOnce = (call: PurchaseCall): call is (typeof ONCE)[number] => ONCE.some((one) => one === call);

/** Whether the very same request would be sent as before, so that it can have the same key. */
export const isRepeat = (context: CheckoutContext): boolean =>
  context.key !== undefined && context.sent === requestIn(context);

/** The request as far as the reader can change it. */
export const requestIn = ({ order, intent, card, keepsCard }: CheckoutContext): string =>
  JSON.stringify([order, intent?.id, card, keepsCard]);

/** What an order is answered with, out of the envelope that the reply to an upgrade comes in (SUBS-15). */
export type PlacedReply = OrderReply | UpdateSucceeded | RedeemSucceeded;

/** The order as it is sent. */
export function placing(context: CheckoutContext): PlaceOrder {
  const { order, attempt, key, isRetry, intent, captcha, card, keepsCard, hasAccount } = context;
  if (!order || !attempt || !key) throw new Error('No order was submitted and prepared.');
  return { order, attempt, key, isRetry, intent: intent?.id, captcha, card, keepsCard, hasAccount };
}

/** The attempt that a page goes on with, as far as it is known. */
export const restoring = ({ attempt, key, intent, confirmed }: CheckoutContext): NewAttempt => ({
  id: attempt ?? intent?.id ?? key ?? '',
  step: confirmed ? 'completing' : 'paying',
  ...(key !== undefined && { key }),
  ...(intent && { intent: intent.id }),
});

/** The payment of the open intent. */
export const paying = ({ intent, method, confirmed }: CheckoutContext): PaymentInput => ({
  id: intent?.id ?? '',
  secret: intent?.secret ?? '',
  method,
  confirmed,
});
