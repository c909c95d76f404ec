import { type Slot, sessionSlot } from '#host/storage.ts';
import type { Attempt, AttemptStep, AttemptStore } from '#machines/lib/world.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';

const STEPS: readonly AttemptStep[] = ['placing', 'paying', 'confirming', 'completing'];
const KEY = /^[0-9a-f-]{36}$/;

/** What the provider adds to the address it sends a reader back to; a claim, never a proof. */
export const PROVIDER_PARAMETERS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'source_type',
];

/**
 * The attempt of one widget at one place, kept for this tab or, where the tab keeps nothing, named by the provider's
 * return address. Another invoice, gift or subscription has another place, so that none is paid with the intent of another.
 */
export const attemptsOf = (
  widget: string,
  query: URLSearchParams,
  place: string,
  slot: Slot = sessionSlot(`journal.attempt.${widget}.${digest(place)}`),
): AttemptStore => ({
  ...slot,
  read: () => readAttempt(slot.read()) ?? returnedAttempt(query),
});

function returnedAttempt(query: URLSearchParams): Attempt | undefined {
  const intent = query.get('payment_intent');
  return isPathValue('intent', intent) ? { step: 'returned', intent } : undefined;
}

function readAttempt(stored: unknown): Attempt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { step, key, version, intent } = stored as Record<keyof Attempt, unknown>; // every field is checked below
  const known = STEPS.find((one) => one === step);
  if (!known) return undefined;
  return {
    step: known,
    ...(typeof key === 'string' && KEY.test(key) && { key }),
    ...(Number.isSafeInteger(version) && { version: Number(version) }),
    ...(isPathValue('intent', intent) && { intent }),
  };
}

/** Tells places apart without naming them: an address may carry a token, and none is kept. FNV-1a, 32 bits. */
function digest(place: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < place.length; at += 1) hash = Math.imul(hash ^ place.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
