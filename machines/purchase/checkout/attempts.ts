import type { AnnouncedOrder, Attempt, AttemptStep, AttemptStore, NewAttempt, World } from '#machines/lib/world.ts';

/** The attempt that a page goes on with: the latest whose outcome is not known. */
export const unfinishedIn = (attempts: readonly Attempt[]): Attempt | undefined => attempts.findLast(isUnfinished);

export const isUnfinished = ({ step }: Attempt): boolean => step !== 'settled';

/** Tells the host page of an order, then writes down where it has ended: a page that is left in between is told by the next. */
export async function endOrder(
  { attempts, announceOrder }: World,
  attempt: Omit<NewAttempt, 'step'>,
  ended: Omit<AnnouncedOrder, 'attempt'>,
): Promise<void> {
  await announceOrder({ ...ended, attempt });
  noteEnd(attempts, { ...attempt, visit: ended.visit });
}

/** Writes down where an order has ended; other tabs may order again. */
export function noteEnd(attempts: AttemptStore, attempt: Omit<NewAttempt, 'step'> & { visit: string }): void {
  attempts.write({ ...attempt, step: 'settled', key: undefined });
  attempts.endTurn();
}

/** Writes down how far the order of an intent has come. */
export function noteStep(attempts: AttemptStore, intent: string, step: AttemptStep): void {
  attempts.write({ ...attemptOf(attempts, intent), step });
}

/** The attempt that an intent belongs to; a new one where the browser has kept none. */
export const attemptOf = (attempts: AttemptStore, intent: string): Omit<NewAttempt, 'step'> =>
  attempts.read().find((attempt) => attempt.intent === intent) ?? { id: intent, intent };
