import type { InspectionEvent } from 'xstate';

type Hear = (event: InspectionEvent) => void;

export interface Trail {
  inspect: Hear;
  hand: (hear: Hear) => void;
}

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
