import type { OrderReply, RedeemSucceeded, UpdateSucceeded } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import { type CardChoice, cardChoiceFor } from '#machines/rules/payment/card-choice.ts';
import { isSameOrder, type Order, versionOf } from './order.ts';
import type { PaymentInput } from './payment.machine.ts';

/** What a checkout begins with: the reader's means to pay, and an attempt that a reload cut off. */
export interface CheckoutInput {
  hasAccount: boolean;
  /** Whether there is something on file that can pay. */
  hasCardOnFile: boolean;
  attempt?: Attempt;
}

/** An open intent; its secret is known once this page was given it, and never leaves memory. */
export interface OpenIntent {
  id: string;
  secret?: string;
}

/** Where an answer leads: to the landing page, the provider, fulfilment, a state that must be checked, or back to the reader. */
export type Next = 'landed' | 'payable' | 'fulfilling' | 'doubtful' | 'sendable';

export interface CheckoutContext {
  order?: Order;
  /** The attempt key, while the answer to it is not known. */
  key?: string;
  /** The version of the cart that a page before has sent the key for. */
  version?: number;
  /** Whether the key was sent before, and its answer never came. */
  isRetry: boolean;
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
}

export type CheckoutEvent =
  | { type: 'order.submitted'; order: Order }
  | { type: 'card.chosen'; card: CardChoice }
  | { type: 'keeping.toggled' }
  | { type: 'check.requested' };

/** All that is sent with an order beside the order itself. */
export interface PlaceOrder extends Pick<CheckoutContext, 'captcha' | 'card' | 'keepsCard' | 'hasAccount' | 'isRetry'> {
  order: Order;
  key: string;
  intent?: string;
}

export const beginCheckout = ({ attempt, hasAccount, hasCardOnFile }: CheckoutInput): CheckoutContext => ({
  key: attempt?.key,
  version: attempt?.version,
  isRetry: false,
  captcha: '',
  intent: attempt?.intent ? { id: attempt.intent } : undefined,
  confirmed: attempt !== undefined && ['confirming', 'completing', 'returned'].includes(attempt.step),
  isClaim: attempt?.step === 'returned',
  card: cardChoiceFor(hasCardOnFile),
  keepsCard: true,
  hasAccount,
  hasCardOnFile,
  problems: [],
  isOutdated: false,
  next: 'sendable',
  reset: false,
  visit: '',
});

/** Takes an order; its attempt is the one before as long as the same things are ordered. */
export const take = (order: Order, context: CheckoutContext): Partial<CheckoutContext> => ({
  order,
  isOutdated: false,
  key: isSame(order, context) ? context.key : undefined,
  version: undefined,
});

const isSame = (order: Order, { order: before, version }: CheckoutContext): boolean =>
  isSameOrder(before, order) && (version === undefined || version === versionOf(order));

/** What an order is answered with, out of the envelope that the reply to an upgrade comes in (SUBS-15). */
export type PlacedReply = OrderReply | UpdateSucceeded | RedeemSucceeded;

/** The order as it is sent. */
export function placing(context: CheckoutContext): PlaceOrder {
  const { order, key, isRetry, intent, captcha, card, keepsCard, hasAccount } = context;
  if (!order || !key) throw new Error('No order was submitted and prepared.');
  return { order, key, isRetry, intent: intent?.id, captcha, card, keepsCard, hasAccount };
}

/** The payment of the open intent. */
export const paying = ({ intent, method, confirmed }: CheckoutContext): PaymentInput => ({
  id: intent?.id ?? '',
  secret: intent?.secret ?? '',
  method,
  confirmed,
});
