import type { Attempt, AttemptStep, AttemptStore } from '#machines/lib/world.ts';
import { isPathValue } from '#machines/rules/path-value.ts';
import { type Slot, sessionSlot } from '#host/storage.ts';

const STEPS: readonly AttemptStep[] = ['placing', 'paying', 'confirming', 'completing'];
const KEY = /^[0-9a-f-]{36}$/;

/** The attempt of one widget, kept for this tab; whatever else stands in the storage is not one. */
export const attemptsOf = (widget: string, slot: Slot = sessionSlot(`journal.attempt.${widget}`)): AttemptStore => ({
  ...slot,
  read: () => readAttempt(slot.read()),
});

function readAttempt(stored: unknown): Attempt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { step, key, intent } = stored as Record<keyof Attempt, unknown>; // every field is checked below
  const known = STEPS.find((one) => one === step);
  if (!known) return undefined;
  return {
    step: known,
    ...(typeof key === 'string' && KEY.test(key) && { key }),
    ...(isPathValue('intent', intent) && { intent }),
  };
}
