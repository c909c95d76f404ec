import { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import {
  BEGUN,
  BENCH_ASKED,
  BENCH_SHOWN,
  type BenchOrder,
  type BenchShown,
  LINKED,
  type Linked,
  ORDERED,
} from './protocol.ts';

const nothing: BenchShown = { isHolding: false, isStill: false, flights: [], orders: [] };

/** The time and the calls of the story, and how to give orders about them. */
export function useBench(onLinked?: (linked: Linked) => void) {
  const [shown, setShown] = useState(nothing);
  const emit = useChannel({
    [BENCH_SHOWN]: setShown,
    [BEGUN]: () => emit(BENCH_ASKED),
    [LINKED]: (linked: Linked) => onLinked?.(linked),
  });
  useEffect(() => emit(BENCH_ASKED), [emit]);
  return { shown, order: (order: BenchOrder) => emit(ORDERED, order) };
}
