import type { AttemptOutcome, Deposits, Keys } from '#machines/api/contract.ts';
import { isDefinite, isKeyRefused, type Refusal, type Result } from '#machines/api/reply.ts';
import { generally, type Problem, type ProblemCode } from '#machines/lib/problem.ts';
import { landingFor, outcomePath, receiptPath } from '#machines/rules/payment/landing.ts';
import type { CheckoutContext, OpenIntent, Placed, PlacedReply, Recalled } from './checkout-context.ts';
import type { FulfilmentOutcome } from './fulfilment.machine.ts';
import type { Order } from './order.ts';
import type { PaymentOutcome } from './payment.machine.ts';

type Decision = Pick<CheckoutContext, 'next'> & Partial<CheckoutContext>;

/**
 * Decides how to resume an unfinished attempt. It is paid again only if it is certainly unpaid. Another reader's
 * attempt is ignored until this reader orders; then the reader is asked about it.
 */
export function afterRestoring(result: Result<AttemptOutcome>, context: CheckoutContext): Decision {
  if (result.kind === 'refused' && isGone(result.refusal, context)) return GONE;
  return result.kind === 'ok' ? afterOutcome(result.output, context) : doubtful(isSignedOut(result));
}

/** Whether there is nothing to resume: the server does not know the attempt, or it belongs to another reader. */
const isGone = ({ status, reason }: Refusal, { isClaim, confirmed }: CheckoutContext): boolean =>
  reason === 'key-foreign' || (status === 404 && (isClaim || !confirmed));

const GONE: Decision = { next: 'sendable', attempt: undefined, key: undefined, intent: undefined, confirmed: false };

const isSignedOut = (result: Result<unknown>): boolean => result.kind === 'refused' && result.refusal.status === 401;

/** A reader who was logged out can find out once they have logged in. */
const doubtful = (isLoggedOut: boolean): Decision => ({
  next: 'doubtful',
  problems: [...generally('unexpected'), ...(isLoggedOut ? generally('signedOutUnsure') : [])],
});

/** A payment that failed after all: asks for a new card (CHECK-44), and the next try restarts fulfilment (POLL-7). */
const UNPAID: Decision = { next: 'sendable', problems: generally('unpaid'), card: 'add-card', reset: true };

const verifying = (deposits: Deposits = {}): Decision => ({
  next: 'verifying',
  confirmed: true,
  problems: [],
  deposits,
});

function afterOutcome(outcome: AttemptOutcome, { confirmed, intent: known, key }: CheckoutContext): Decision {
  const intent = outcome.intent === undefined ? known : { id: outcome.intent };
  switch (outcome.status) {
    case 'completed':
    case 'processing':
      return landed(outcomePath(outcome));
    case 'not-placed':
      return GONE;
    case 'unpaid':
      return { key: undefined, intent, ...(confirmed ? UNPAID : { next: 'sendable', problems: [] }) };
    case 'verifying':
      return { ...verifying(outcome.deposits), key: undefined, intent };
    case 'in-progress':
      if (!intent) return doubtful(false);
      return { next: confirmed || key ? 'fulfilling' : 'sendable', key: undefined, intent };
  }
}

/** Decides what follows the check of earlier orders; undefined if the order can be sent. */
export function afterRecalling(recalled: Recalled): Decision | undefined {
  if (recalled.kind === 'clear') return undefined;
  return recalled.kind === 'landed' ? landed(recalled.visit) : { next: 'questioned', question: recalled };
}

/** Without a path from the server, there is no landing page to go to. */
const landed = (visit = ''): Decision => ({ next: 'landed', visit });

/**
 * Decides what follows the answer to an order (CHECK-37 to CHECK-51). Drops the key after any answer, unless the server
 * may still act on it. After a `started` reply nothing was charged to the method on file, and the card may be gone, so
 * the reader adds a new one.
 */
export function afterOrder(result: Placed, context: CheckoutContext): Decision {
  switch (result.kind) {
    case 'unstored':
      return { next: 'questioned', question: { kind: 'unstored' } };
    case 'ok':
      return { key: undefined, ...afterReply(result.output, context) };
    case 'refused':
      return afterRefusal(result.refusal, context);
    case 'unreadable':
      return { next: 'sendable', problems: generally('orderUnclear') };
    case 'unanswered':
      return { next: 'sendable', problems: generally('orderLost') };
  }
}

function afterReply(reply: PlacedReply, { intent: open, order }: CheckoutContext): Decision {
  switch (reply.type) {
    case 'started':
      return { next: 'sendable', card: 'add-card', ...adopt(intentOf(reply.data.keys, order), open) };
    case 'updated':
      return afterUpdate(intentOf(reply.data.keys, order), open);
    case 'customer':
      return { next: 'landed', visit: landingFor(reply.data) };
    case 'gratis':
      return { next: 'landed', visit: receiptPath(reply.data.receipt) };
    case 'update-succeeded':
      return { next: 'landed', visit: '/account' };
    case 'redeem-succeeded':
      return { next: 'landed', visit: '' };
  }
}

function afterUpdate(intent: OpenIntent, open: OpenIntent | undefined): Decision {
  const isOpen = open?.secret !== undefined;
  if (isOpen && open.id === intent.id && open.secret === intent.secret)
    return { next: 'payable', method: undefined, intent };
  const problems = isOpen ? atPayment('paymentRenewed') : [];
  return { next: 'sendable', card: 'add-card', ...adopt(intent, open), problems };
}

function afterRefusal(refusal: Refusal, context: CheckoutContext): Decision {
  const { attempt, order, intent, key, isRetry, isReplaced, card } = context;
  const { checkout, reason, paid } = refusal;
  const problems = problemsIn(refusal, isRetry);
  if (paid) return { ...landed(landingFor(paid)), notice: { act: 'order', end: 'already' } };
  if (reason === 'key-closed' && !isReplaced) return { next: 'replaced', key: undefined, isReplaced: true };
  if (isKeyRefused(reason) && attempt !== undefined)
    return { next: 'questioned', question: { kind: 'unknown', attempt: { id: attempt } } };
  const keys = checkout?.keys && adopt(intentOf(checkout.keys, order), intent);
  if (checkout?.require === 'authorization' && checkout.method && keys)
    return { next: 'payable', key: undefined, method: checkout.method, ...keys };
  const replaces = checkout?.require === 'replacement';
  const message: Problem = { field: 'general', code: replaces ? 'replacement' : 'server', words: checkout?.message };
  const said = message.words || replaces ? [message, ...problems] : problems;
  return {
    next: 'sendable',
    key: isDefinite(refusal, isRetry) ? undefined : key,
    problems: said.length ? said : generally('orderFailed'),
    isOutdated: refusal.status === 409,
    card: replaces ? 'add-card' : card,
    ...keys,
  };
}

/** A reader who was logged out, but whose order may have gone through, can find out once they have logged in. */
const problemsIn = (refusal: Refusal, isRetry: boolean): Problem[] =>
  refusal.status === 401 && !isDefinite(refusal, isRetry) ? generally('signedOutUnsure') : refusal.problems;

/** Decides what follows the provider's answer. A failed payment asks for a new card (CHECK-44). */
export function afterPayment(outcome: PaymentOutcome): Decision {
  const refused: Decision = { next: 'sendable', confirmed: true, card: 'add-card', method: undefined };
  switch (outcome.kind) {
    case 'taken':
    case 'unknown':
      return { next: 'fulfilling', confirmed: true };
    case 'refused':
      return { ...refused, problems: [{ field: 'payment', code: 'provider', words: outcome.words }] };
    case 'verifying':
      return verifying(outcome.deposits);
    case 'untaken':
      return { ...refused, problems: atPayment('unpaid') };
    case 'unavailable':
      return { ...refused, problems: atPayment('paymentUnavailable') };
    case 'viewOnly':
      return { ...refused, problems: generally('viewOnly') };
  }
}

/**
 * Decides what follows the wait for fulfilment. Without an answer from the server, the order is checked, not paid again
 * (POLL-5, POLL-6, POLL-8).
 */
export function afterFulfilment(outcome: FulfilmentOutcome): Decision {
  switch (outcome.kind) {
    case 'settled':
      return { next: 'landed', visit: landingFor(outcome.settled) };
    case 'unpaid':
      return { ...UNPAID, deposits: undefined };
    case 'timedOut':
      return { next: 'doubtful', problems: generally('timedOut') };
    case 'verifying':
      return verifying(outcome.deposits);
    case 'broken':
      return doubtful(outcome.isSignedOut ?? false);
  }
}

const atPayment = (code: ProblemCode): Problem[] => [{ field: 'payment', code }];

const intentOf = (keys: Keys, order: Order | undefined): OpenIntent => ({
  id: keys.payment_intent_id,
  secret: keys.stripe_secret,
  ...(order?.total !== undefined && { amount: order.total }),
});

const adopt = (intent: OpenIntent, open: OpenIntent | undefined): Partial<CheckoutContext> =>
  intent.id === open?.id ? { intent } : { intent, confirmed: false, reset: false };
