import { localNames, localSlot, sessionNames, sessionSlot } from '#host/storage.ts';

/** What the names of all kept attempts begin with. */
export const ATTEMPTS = 'journal.attempts.';

/** What the names of all kept tokens of mailed links begin with. */
export const LINKS = 'journal.link.';

/** Prefix of the storage names of all drafts. */
export const DRAFTS = 'journal.draft.';

/** Forgets settled attempts of every kind, and this tab's links and drafts. Keeps attempts whose outcome is unknown. */
export function forgetOrders(): void {
  for (const name of localNames(ATTEMPTS)) {
    const slot = localSlot(name);
    const kept = slot.read();
    slot.write(Array.isArray(kept) ? kept.filter((attempt) => Object(attempt).step !== 'settled') : []);
  }
  for (const name of [...sessionNames(LINKS), ...sessionNames(DRAFTS)]) sessionSlot(name).clear();
}
