import { isOfIntent } from '#machines/lib/storage/attempt-store.ts';
import type { AnnouncedOrder, Attempt, AttemptStep, AttemptStore, NewAttempt, World } from '#machines/lib/world.ts';

/** The attempt a page resumes: the latest unfinished one. */
export const unfinishedIn = (attempts: readonly Attempt[]): Attempt | undefined => attempts.findLast(isUnfinished);

export const isUnfinished = ({ step }: Attempt): boolean => step !== 'settled';

/**
 * Announces an order to the host page, then marks its attempt as settled. If the page is left in between, the next page
 * announces it again.
 */
export async function announceAndSettle(
  { attempts, announceOrder }: World,
  attempt: Omit<NewAttempt, 'step'>,
  ended: Omit<AnnouncedOrder, 'attempt'>,
): Promise<void> {
  // An order stays placed if the page cannot be told.
  await announceOrder({ ...ended, attempt }).catch(() => undefined);
  settleAttempt(attempts, { ...attempt, visit: ended.visit });
}

/** Marks an attempt as settled and ends this tab's turn, so other tabs may order again. */
export function settleAttempt(attempts: AttemptStore, attempt: Omit<NewAttempt, 'step'> & { visit: string }): void {
  attempts.write({ ...attempt, step: 'settled', key: undefined, order: undefined });
  attempts.endTurn();
}

/** Stores the step of an intent's attempt. Creates the attempt if the browser has none. */
export function recordStep(attempts: AttemptStore, intent: string, step: AttemptStep): void {
  attempts.write({ ...attemptOf(attempts, intent), step, order: undefined });
}

/** Returns the attempt of an intent, or a new one if the browser has none. */
export const attemptOf = (attempts: AttemptStore, intent: string): Omit<NewAttempt, 'step'> => ({
  id: intent,
  ...attempts.read().find((attempt) => isOfIntent(attempt, intent)),
  intent,
});
