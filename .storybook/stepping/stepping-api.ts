import type { SteppingShown } from './protocol.ts';
import type { Deed } from './steps.ts';

/** The functions that tests and scripts can call in a story's page. */
export interface SteppingApi {
  /** Performs a step and returns whether it was possible. */
  walk: (deed: Deed) => Promise<boolean>;
  /** Advances the time to this many ms after the story began. */
  pass: (at: number) => Promise<void>;
  /** Waits until every call is answered or held. */
  quiet: () => Promise<void>;
  states: () => Record<string, string>;
  /** The result of replaying the recording in the address. */
  replayed: () => SteppingShown['replay'];
}

declare global {
  interface Window {
    stepping: SteppingApi;
  }
}
