import type { Deed } from '#fixtures/stories/recording.ts';
import type { Evidence, SteppingShown } from './protocol.ts';

/** The functions that tests can call in a story's page. */
export interface SteppingApi {
  /** Performs a step and returns whether it was possible. */
  walk: (deed: Deed) => Promise<boolean>;
  /** Waits until every call is answered or held. */
  quiet: () => Promise<void>;
  /** Everything that a tester can do now, and what the panel then copies. */
  choices: () => Deed[];
  evidence: () => Promise<Evidence>;
  states: () => Record<string, string>;
  /** The result of replaying the recording in the address. */
  replayed: () => SteppingShown['replay'];
}

declare global {
  interface Window {
    stepping: SteppingApi;
  }
}
