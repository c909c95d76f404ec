import type { InspectionEvent } from 'xstate';

type Hear = (event: InspectionEvent) => void;

/** What the machines of a page do, told to whoever asks from the page's first moment on. */
export interface Trail {
  inspect: Hear;
  /** Tells what has happened so far, and then whatever happens. */
  hand: (hear: Hear) => void;
}

/** Keeps what machines do until the widget is loaded that shows it (SHELL-20). */
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
