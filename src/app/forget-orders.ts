import { localNames, localSlot } from '#host/storage.ts';

/** What the names of all kept attempts begin with. */
export const ATTEMPTS = 'journal.attempts.';

/** Forgets the settled attempts of every kind; one whose outcome is not known is still looked after. */
export function forgetOrders(): void {
  for (const name of localNames(ATTEMPTS)) {
    const slot = localSlot(name);
    const kept = slot.read();
    slot.write(Array.isArray(kept) ? kept.filter((attempt) => Object(attempt).step !== 'settled') : []);
  }
}
