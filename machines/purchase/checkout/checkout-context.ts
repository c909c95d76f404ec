import type { Deposits } from '#machines/api/contract.ts';
import type { ChallengeEvent } from '#machines/lib/challenge.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt, BegunAttempt, NewAttempt } from '#machines/lib/world.ts';
import type { PaymentChoice } from '#machines/purchase/checkout/draft/draft-persistence.ts';
import type { PaymentInput } from '#machines/purchase/checkout/payment/payment.machine.ts';
import { type CardChoice, cardChoiceFor } from '#machines/rules/payment/card-choice.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { Order } from './order.ts';

/** The input of a checkout: an interrupted attempt to resume, and the payment choice from before the page was left. */
export interface CheckoutInput {
  hasAccount: boolean;
  hasCardOnFile: boolean;
  attempt?: BegunAttempt;
  payment?: PaymentChoice;
}

/** An open intent. Its secret is known only if this page received it, and it never leaves memory. */
export interface OpenIntent {
  id: string;
  secret?: string;
  /** The total as of the server's latest update, in cents. */
  amount?: Cents;
}

/**
 * Why an order needs the reader's consent: one of the same kind was placed within 24 hours, one may have been placed,
 * another tab is placing one, or the browser cannot store this one, so that no other page would know of it.
 */
export type Question =
  | { kind: 'ordered'; attempt: Attempt }
  | { kind: 'unknown'; attempt: Pick<Attempt, 'id'> & Partial<Attempt> }
  | { kind: 'elsewhere' }
  | { kind: 'unstored' };

/**
 * The result of checking earlier orders: `clear`, a question, or `landed` if an order that can be placed only once
 * already was.
 */
export type Recalled = { kind: 'clear' } | { kind: 'landed'; visit: string } | Question;

/** The input for checking earlier orders: skips the attempt `own` and the one the reader `agreed` to order beside. */
export interface Recall {
  own: string | undefined;
  agreed: string | undefined;
}

export interface CheckoutContext {
  order?: Order;
  /** This page's attempt. Each order starts a new one, unless an intent is still open. */
  attempt?: string;
  /** The idempotency key; undefined once its reply is known. */
  key?: string;
  /** The request that the key was sent with, as JSON. */
  sent?: string;
  /** Whether the same request is being sent again because its reply was lost. */
  isRetry: boolean;
  /** Whether the key was replaced since the submit. This happens at most once. */
  isReplaced: boolean;
  question?: Question;
  agreed?: string;
  /** The reader agreed to order although the browser cannot store it. */
  mayBeUnstored?: boolean;
  captcha: string;
  intent?: OpenIntent;
  /** Whether the intent may have been confirmed. If so, its state is read before it is confirmed again. */
  confirmed: boolean;
  /** Whether the intent comes only from the address. If the server does not know it, it is ignored. */
  isClaim: boolean;
  /** The payment method to authenticate with, as named by the server. */
  method?: string;
  card: CardChoice;
  keepsCard: boolean;
  hasAccount: boolean;
  hasCardOnFile: boolean;
  problems: Problem[];
  /** Whether the server answered 409: the order differs from what the reader saw, or was paid elsewhere. */
  isOutdated: boolean;
  reset: boolean;
  /** The deposits that must verify the bank account, while the payment waits for them. */
  deposits?: Deposits | undefined;
  visit: string;
  notice?: Departure['notice'];
}

export type CheckoutEvent =
  | { type: 'order.submitted'; order: Order; isAgreed?: boolean }
  | { type: 'card.chosen'; card: CardChoice }
  | { type: 'keeping.toggled' }
  | { type: 'check.requested' }
  | ChallengeEvent;

/** An order ready to send. */
export type PlaceOrder = CheckoutContext & Required<Pick<CheckoutContext, 'order' | 'attempt' | 'key'>>;

/** The initial context. An attempt that was confirming, completing or returning may already be paid. */
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
  reset: false,
  visit: '',
});

/** Stores a submitted order. If the reader agreed to a second order, it starts a new attempt with a new intent. */
export function take(
  { order, isAgreed }: Extract<CheckoutEvent, { type: 'order.submitted' }>,
  { question }: CheckoutContext,
): Partial<CheckoutContext> {
  const taken = { order, isOutdated: false, isReplaced: false, question: undefined };
  if (!isAgreed || !question || question.kind === 'elsewhere') return taken;
  if (question.kind === 'unstored') return { ...taken, mayBeUnstored: true };
  return { ...taken, agreed: question.attempt.id, ...NEW_ATTEMPT };
}

const NEW_ATTEMPT = { attempt: undefined, key: undefined, intent: undefined, confirmed: false, deposits: undefined };

/** The check to run before the order is sent. Includes its own attempt only if the request has changed. */
export const recalling = (context: CheckoutContext): Recall => ({
  own: context.key === undefined || isRepeat(context) ? context.attempt : undefined,
  agreed: context.agreed,
});

/** Whether the request is identical to the previous one and can reuse its key. */
export const isRepeat = (context: CheckoutContext): boolean =>
  context.key !== undefined && context.sent === requestIn(context);

/** The parts of the request that the reader can change, as JSON. */
export const requestIn = ({ order, intent, card, keepsCard }: CheckoutContext): string =>
  JSON.stringify([order, intent?.id, card, keepsCard]);

/** The order to send. Throws if none was submitted and prepared. */
export function placing(context: CheckoutContext): PlaceOrder {
  const { order, attempt, key } = context;
  if (!order || !attempt || !key) throw new Error('No order was submitted and prepared.');
  return { ...context, order, attempt, key };
}

/** Returns the attempt to resume. Its id falls back to that of its intent, then to its key. */
export const restoring = ({ attempt, key, intent, confirmed }: CheckoutContext): NewAttempt => ({
  id: attempt ?? intent?.id ?? key ?? '',
  step: confirmed ? 'completing' : 'paying',
  ...(key !== undefined && { key }),
  ...(intent && { intent: intent.id }),
});

/** The open intent as input of a payment; its id and secret are empty if unknown. */
export const paying = ({ intent, method, confirmed }: CheckoutContext): PaymentInput => ({
  id: intent?.id ?? '',
  secret: intent?.secret ?? '',
  method,
  confirmed,
});
