import type { Attempt, AttemptStep, AttemptStore, NewAttempt } from '#machines/lib/world.ts';

/** The attempt that a page goes on with: the latest whose outcome is not known. */
export const unfinishedIn = (attempts: readonly Attempt[]): Attempt | undefined => attempts.findLast(isUnfinished);

export const isUnfinished = ({ step }: Attempt): boolean => step !== 'settled';

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
