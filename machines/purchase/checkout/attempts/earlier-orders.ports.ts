import type { AttemptOutcome } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { AttemptOutcome as AttemptOutcomeSchema } from '#machines/api/schemas/checkout/AttemptOutcome.ts';
import type { Attempt, NewAttempt, World } from '#machines/lib/world.ts';
import type { Recall, Recalled } from '#machines/purchase/checkout/checkout-context.ts';
import { readFulfilment } from '#machines/purchase/checkout/fulfilment/fulfilment.ports.ts';
import type { OrderDescription, PurchaseCall } from '#machines/purchase/checkout/order.ts';
import { outcomePath } from '#machines/rules/payment/landing.ts';
import { announceAndSettle, isUnfinished } from './attempts.ts';

/**
 * Checks the other orders of this kind before a new one is sent. Only one tab at a time may order, so nothing changes
 * between the check and the order.
 */
export async function findEarlierOrders(
  world: World,
  { isOnce }: Pick<OrderDescription<PurchaseCall>, 'isOnce'>,
  { own, agreed }: Recall,
  signal: AbortSignal,
): Promise<Recalled> {
  const { attempts } = world;
  if (!(await attempts.takeTurn())) return { kind: 'elsewhere' };
  for (const attempt of attempts.read().filter(isUnfinished)) {
    if (attempt.id === own) continue;
    if (attempt.id === agreed) attempts.drop(attempt.id);
    else if (!isKnown(attempt, await findOutcome(world, attempt, signal))) return { kind: 'unknown', attempt };
  }
  const last = attempts.read().findLast((attempt) => !isUnfinished(attempt));
  if (!last || last.id === agreed) return { kind: 'clear' };
  if (!isOnce) return { kind: 'ordered', attempt: last };
  attempts.endTurn();
  return { kind: 'landed', visit: last.visit ?? '' };
}

/** Whether an attempt has ended or can do no more harm. Its last step may not have been stored. */
function isKnown({ step }: Attempt, result: Result<AttemptOutcome>): boolean {
  if (result.kind === 'ok') return !isUnderWay(result.output.status);
  return isUnknownIntent(result) && step !== 'confirming' && step !== 'completing';
}

const isUnderWay = (status: AttemptOutcome['status']): boolean => status === 'in-progress' || status === 'verifying';

const isUnknownIntent = (result: Result<unknown>): boolean =>
  result.kind === 'refused' && result.refusal.status === 404;

/**
 * Finds the outcome of an attempt and updates the store. Closes the key of an order that never arrived, so that it can
 * never be placed later.
 */
export async function findOutcome(
  world: World,
  attempt: NewAttempt,
  signal: AbortSignal,
): Promise<Result<AttemptOutcome>> {
  const closed = attempt.key === undefined ? undefined : await closeAttempt(world, attempt, attempt.key, signal);
  const isIntentLeft = closed?.kind === 'ok' && closed.output.status === 'not-placed' && attempt.intent !== undefined;
  if (closed && !isIntentLeft) return closed;
  const result = await readFulfilment(world, { intent: attempt.intent ?? '', reset: false }, signal);
  const isOver = isUnknownIntent(result) && attempt.step !== 'confirming' && attempt.step !== 'completing';
  if (isOver) world.attempts.drop(attempt.id);
  return result;
}

async function closeAttempt(world: World, attempt: NewAttempt, key: string, signal: AbortSignal) {
  const { api, attempts } = world;
  const result = await read(api.POST('/api/checkout/attempt', { body: { key }, signal }), AttemptOutcomeSchema);
  if (result.kind !== 'ok') return result;
  const { status, intent = attempt.intent, order } = result.output;
  const visit = outcomePath(result.output);
  // A page that resumes an attempt does not know its amount.
  const known = { ...attempts.read().find(({ id }) => id === attempt.id), ...attempt, key: undefined, intent };
  if ((status === 'completed' || status === 'processing') && visit !== undefined)
    await announceAndSettle(world, known, { status, order, visit });
  else if (intent !== undefined) attempts.write({ ...known, step: isUnderWay(status) ? 'completing' : 'paying' });
  else if (status === 'not-placed') attempts.drop(attempt.id);
  return result;
}
