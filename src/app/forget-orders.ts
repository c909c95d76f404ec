import { localNames, localSlot, sessionNames, sessionSlot } from '#host/storage.ts';

/** What the names of all kept attempts begin with. */
export const ATTEMPTS = 'journal.attempts.';

/** What the names of all kept tokens of mailed links begin with. */
export const LINKS = 'journal.link.';

/** What the names of all kept drafts begin with. */
export const DRAFTS = 'journal.draft.';

/** Forgets the settled attempts of every kind, and the links and drafts of this tab; an attempt whose outcome is not known is still looked after. */
export function forgetOrders(): void {
  for (const name of localNames(ATTEMPTS)) {
    const slot = localSlot(name);
    const kept = slot.read();
    slot.write(Array.isArray(kept) ? kept.filter((attempt) => Object(attempt).step !== 'settled') : []);
  }
  for (const name of [...sessionNames(LINKS), ...sessionNames(DRAFTS)]) sessionSlot(name).clear();
}
