import type { InspectionEvent } from 'xstate';

type Hear = (event: InspectionEvent) => void;

/** What the page's machines have done since it loaded. */
export interface Trail {
  inspect: Hear;
  /** Replays what has happened so far, then reports what happens next. */
  hand: (hear: Hear) => void;
}

/** Records what machines do until the debug widget has loaded (SHELL-20). */
export function createTrail(): Trail {
  const early: InspectionEvent[] = [];
  let hear: Hear = (event) => void early.push(event);
  return {
    inspect: (event) => hear(event),
    hand(next) {
      hear = next;
      for (const event of early.splice(0)) next(event);
    },
  };
}
