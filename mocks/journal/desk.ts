import type { JournalState } from './state.ts';

/** What a part of the journal works with: its state, the time (ms) and fresh ids. */
export interface Desk {
  state: JournalState;
  now: number;
  /** A fresh id with this prefix, of letters and digits only. */
  newId: (prefix: string) => string;
}

/** The day of a time, as the contract writes it. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
