import { localNames, localSlot, sessionNames, sessionSlot } from '#host/storage/storage.ts';

export const ATTEMPTS = 'journal.attempts.';

export const LINKS = 'journal.link.';

export const DRAFTS = 'journal.draft.';

/** Drops settled attempts of every kind, and this tab's links and drafts. Keeps attempts with an unknown outcome. */
export function forgetOrders(): void {
  const stores = [...localNames(ATTEMPTS).map(localSlot), ...sessionNames(ATTEMPTS).map(sessionSlot)];
  for (const slot of stores) {
    const kept = slot.read();
    const left = Array.isArray(kept) ? kept.filter((attempt) => Object(attempt).step !== 'settled') : [];
    if (!slot.write(left)) slot.clear();
  }
  for (const name of [...sessionNames(LINKS), ...sessionNames(DRAFTS)]) sessionSlot(name).clear();
}
