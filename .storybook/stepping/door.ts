import type { SteppingShown } from './protocol.ts';
import type { Deed } from './steps.ts';

/** What tests and scripts do in the page of a story. */
export interface Door {
  /** Takes a step, and returns whether it was possible. */
  walk: (deed: Deed) => Promise<boolean>;
  /** Lets time pass until so many ms after the story began. */
  pass: (at: number) => Promise<void>;
  /** Each machine and its state. */
  states: () => Record<string, string>;
  /** How the replay ended that the address asks for. */
  replayed: () => SteppingShown['replay'];
}

declare global {
  interface Window {
    stepping: Door;
  }
}
