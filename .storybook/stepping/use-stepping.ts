import { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import {
  BEGUN,
  LINKED,
  type Linked,
  ORDERED,
  STEPPING_ASKED,
  STEPPING_SHOWN,
  type SteppingOrder,
  type SteppingShown,
} from './protocol.ts';

const nothing: SteppingShown = { isHolding: false, isStill: false, flights: [], orders: [], overrides: [] };

/** The time and the calls of the story, and how to give orders about them. */
export function useStepping(onLinked?: (linked: Linked) => void) {
  const [shown, setShown] = useState(nothing);
  const emit = useChannel({
    [STEPPING_SHOWN]: setShown,
    [BEGUN]: () => emit(STEPPING_ASKED),
    [LINKED]: (linked: Linked) => onLinked?.(linked),
  });
  useEffect(() => emit(STEPPING_ASKED), [emit]);
  return { shown, order: (order: SteppingOrder) => emit(ORDERED, order) };
}
