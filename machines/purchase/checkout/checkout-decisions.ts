import type { AttemptOutcome, CheckoutReply, Deposits, Keys } from '#machines/api/contract.ts';
import { isDefinite, isKeyRefused, type Refusal, type Result } from '#machines/api/reply.ts';
import type { Decision } from '#machines/lib/decision.ts';
import { generalProblem, type Problem, type ProblemCode } from '#machines/lib/problem.ts';
import type { AnnouncedOrder } from '#machines/lib/world.ts';
import type { FulfilmentOutcome } from '#machines/purchase/checkout/fulfilment/fulfilment.machine.ts';
import type { PaymentOutcome } from '#machines/purchase/checkout/payment/payment.machine.ts';
import { landingFor, outcomePath, receiptPath } from '#machines/rules/payment/landing.ts';
import type { CheckoutContext, OpenIntent, PlaceOrder, Question, Recalled } from './checkout-context.ts';

type Next<State extends string> = Decision<State, CheckoutContext>;

/**
 * Decides how to resume an unfinished attempt. It is paid again only if it is certainly unpaid. Another reader's
 * attempt is ignored until this reader orders; then the reader is asked about it.
 */
export function afterRestoring(result: Result<AttemptOutcome>, context: CheckoutContext): Next<Resumed> {
  if (result.kind === 'refused' && isGone(result.refusal, context)) return GONE;
  return result.kind === 'ok' ? afterOutcome(result.output, context) : doubtful(isSignedOut(result));
}

/** Whether there is nothing to resume: the server does not know the attempt, or it belongs to another reader. */
const isGone = ({ status, reason }: Refusal, { isClaim, confirmed }: CheckoutContext): boolean =>
  reason === 'key-foreign' || (status === 404 && (isClaim || !confirmed));

const GONE: Next<'sendable'> = {
  to: 'sendable',
  attempt: undefined,
  key: undefined,
  intent: undefined,
  confirmed: false,
};

const isSignedOut = (result: Result<unknown>): boolean => result.kind === 'refused' && result.refusal.status === 401;

/** A reader who was logged out can find out once they have logged in. */
const doubtful = (isLoggedOut: boolean): Next<'unsettled'> => ({
  to: 'unsettled',
  problems: [...generalProblem('unexpected'), ...(isLoggedOut ? generalProblem('signedOutUnsure') : [])],
});

/** A payment that failed after all: asks for a new card (CHECK-44), and the next try restarts fulfilment (POLL-7). */
const UNPAID: Next<'sendable'> = { to: 'sendable', problems: generalProblem('unpaid'), card: 'add-card', reset: true };

const verifying = (deposits: Deposits = {}): Next<'verifying'> => ({
  to: 'verifying',
  confirmed: true,
  problems: [],
  deposits,
});

type Resumed = 'completed' | 'completing' | 'unsettled' | 'verifying' | 'sendable';

function afterOutcome(outcome: AttemptOutcome, { confirmed, intent: known, key }: CheckoutContext): Next<Resumed> {
  const intent = outcome.intent === undefined ? known : { id: outcome.intent };
  switch (outcome.status) {
    case 'completed':
    case 'processing':
      return landed(outcomePath(outcome));
    case 'not-placed':
      return GONE;
    case 'unpaid':
      return { key: undefined, intent, ...(confirmed ? UNPAID : { to: 'sendable', problems: [] }) };
    case 'verifying':
      return { ...verifying(outcome.deposits), key: undefined, intent };
    case 'in-progress':
      if (!intent) return doubtful(false);
      return { to: confirmed || key ? 'completing' : 'sendable', key: undefined, intent };
  }
}

/** Decides what follows the check of earlier orders. */
export function afterRecalling(recalled: Recalled): Next<'completed' | 'questioned' | 'loading.proving'> {
  if (recalled.kind === 'clear') return { to: 'loading.proving' };
  const next = recalled.kind === 'landed' ? landed(recalled.visit) : questioned(recalled);
  return { ...next, problems: [] };
}

/** Without a path from the server, there is no landing page to go to. */
const landed = (visit = ''): Next<'completed'> => ({ to: 'completed', visit });

const questioned = (question: Question): Next<'questioned'> => ({ to: 'questioned', question });

/** What follows an order. `key` is undefined once its reply is known. */
export type AfterOrder = Next<'completed' | 'sending' | 'questioned' | 'loading' | 'sendable'> & {
  key: string | undefined;
  /** How the order ended. Undefined if the reader must still act, or if a subscription was only changed. */
  ended?: Omit<AnnouncedOrder, 'attempt'>;
};

/**
 * Decides what follows the reply to an order (CHECK-37 to CHECK-51). Drops the key after any reply, unless the server
 * may still act on it. `unstored`: it was not sent, because the browser cannot store it.
 */
export function afterOrder(result: Result<CheckoutReply> | { kind: 'unstored' }, placed: PlaceOrder): AfterOrder {
  const { key } = placed;
  switch (result.kind) {
    case 'unstored':
      return { ...questioned({ kind: 'unstored' }), key };
    case 'ok':
      return { key: undefined, ...afterReply(result.output, placed) };
    case 'refused':
      return afterRefusal(result.refusal, placed);
    case 'unreadable':
      return { to: 'sendable', key, problems: generalProblem('orderUnclear') };
    case 'unanswered':
      return { to: 'sendable', key, problems: generalProblem('orderLost') };
  }
}

/**
 * After a `started` reply nothing was charged to the method on file, and the card may be gone, so the reader adds a new
 * one. An upgrade's reply comes in an envelope (SUBS-15).
 */
function afterReply(reply: CheckoutReply, placed: PlaceOrder): Omit<AfterOrder, 'key'> {
  switch (reply.type) {
    case 'started':
      return { to: 'sendable', card: 'add-card', ...adopt(reply.data.keys, placed) };
    case 'updated':
      return afterUpdate(reply.data.keys, placed);
    case 'customer':
      return ended({ status: reply.data.status, order: reply.data.order, visit: landingFor(reply.data) });
    case 'gratis':
      return ended({ status: 'completed', order: reply.data.order, visit: receiptPath(reply.data.receipt) });
    case 'redeem-succeeded':
      return ended({ status: 'completed', order: reply.data.order, visit: '' });
    case 'update-succeeded':
      return landed('/account');
    case 'upgrade-checkout':
      return afterReply(reply.data, placed);
  }
}

const ended = (end: NonNullable<AfterOrder['ended']>) => ({ ...landed(end.visit), ended: end });

function afterUpdate(keys: Keys, placed: PlaceOrder): Next<'sending' | 'sendable'> {
  const { intent: open } = placed;
  const isOpen = open?.secret !== undefined;
  if (isOpen && open.id === keys.payment_intent_id && open.secret === keys.stripe_secret)
    return { to: 'sending', method: undefined, ...adopt(keys, placed) };
  const problems = isOpen ? atPayment('paymentRenewed') : [];
  return { to: 'sendable', card: 'add-card', ...adopt(keys, placed), problems };
}

function afterRefusal(refusal: Refusal, placed: PlaceOrder): AfterOrder {
  const { attempt, key, isRetry, isReplaced, card } = placed;
  const { checkout, reason, paid } = refusal;
  if (paid) {
    const already = { ...ended({ ...paid, visit: landingFor(paid) }), key: undefined, notice: ALREADY };
    // The reader agreed to order despite an unknown order, which may be the one that was paid. Its page is gone, so this
    // page tells the host.
    return placed.agreed === undefined ? { ...already, ended: undefined } : already;
  }
  if (reason === 'key-closed' && !isReplaced) return { to: 'loading', key: undefined, isReplaced: true };
  if (isKeyRefused(reason)) return { ...questioned({ kind: 'unknown', attempt: { id: attempt } }), key };
  const opened = checkout?.keys && adopt(checkout.keys, placed);
  if (checkout?.require === 'authorization' && checkout.method && opened)
    return { to: 'sending', key: undefined, method: checkout.method, ...opened };
  const problems = problemsIn(refusal, isRetry);
  const replaces = checkout?.require === 'replacement';
  const message: Problem = { field: 'general', code: replaces ? 'replacement' : 'server', words: checkout?.message };
  const said = message.words || replaces ? [message, ...problems] : problems;
  return {
    to: 'sendable',
    key: isDefinite(refusal, isRetry) ? undefined : key,
    problems: said.length ? said : generalProblem('orderFailed'),
    isOutdated: refusal.status === 409,
    card: replaces ? 'add-card' : card,
    ...opened,
  };
}

const ALREADY = { act: 'order', end: 'already' } as const;

/** A reader who was logged out, but whose order may have gone through, can find out once they have logged in. */
const problemsIn = (refusal: Refusal, isRetry: boolean): Problem[] =>
  refusal.status === 401 && !isDefinite(refusal, isRetry) ? generalProblem('signedOutUnsure') : refusal.problems;

/** Decides what follows the provider's answer. A failed payment asks for a new card (CHECK-44). */
export function afterPayment(outcome: PaymentOutcome): Next<'completing' | 'verifying' | 'sendable'> {
  const refused: Next<'sendable'> = { to: 'sendable', confirmed: true, card: 'add-card', method: undefined };
  switch (outcome.kind) {
    case 'taken':
    case 'unknown':
      return { to: 'completing', confirmed: true };
    case 'refused':
      return { ...refused, problems: [{ field: 'payment', code: 'provider', words: outcome.words }] };
    case 'verifying':
      return verifying(outcome.deposits);
    case 'untaken':
      return { ...refused, problems: atPayment('unpaid') };
    case 'unavailable':
      return { ...refused, problems: atPayment('paymentUnavailable') };
    case 'viewOnly':
      return { ...refused, problems: generalProblem('viewOnly') };
  }
}

/**
 * Decides what follows the wait for fulfilment. Without an answer from the server, the order is checked, not paid again
 * (POLL-5, POLL-6, POLL-8).
 */
export function afterFulfilment(
  outcome: FulfilmentOutcome,
): Next<'completed' | 'unsettled' | 'verifying' | 'sendable'> {
  switch (outcome.kind) {
    case 'settled':
      return landed(landingFor(outcome.settled));
    case 'unpaid':
      return { ...UNPAID, deposits: undefined };
    case 'timedOut':
      return { to: 'unsettled', problems: generalProblem('timedOut') };
    case 'verifying':
      return verifying(outcome.deposits);
    case 'broken':
      return doubtful(outcome.isSignedOut ?? false);
  }
}

const atPayment = (code: ProblemCode): Problem[] => [{ field: 'payment', code }];

/** Opens an intent for the order, or keeps the one that is open. */
function adopt({ payment_intent_id: id, stripe_secret: secret }: Keys, { order, intent }: PlaceOrder) {
  const opened: OpenIntent = { id, secret, ...(order.total !== undefined && { amount: order.total }) };
  return id === intent?.id ? { intent: opened } : { intent: opened, confirmed: false, reset: false };
}
