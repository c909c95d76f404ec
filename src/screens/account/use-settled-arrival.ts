import { useMemo } from 'react';
import { useArrival } from '#app/WorldProvider.tsx';
import { isSo, type Standing } from '#machines/account/is-so.ts';
import { type Outcome, settled } from '#machines/lib/outcome.ts';

/** The outcome from the previous page, checked against the current account. Keeps its identity while unchanged. */
export function useSettledArrival(standing: Standing): Outcome | undefined {
  const arrived = useArrival();
  const end = arrived && settled(arrived, isSo(arrived, standing)).end;
  return useMemo(() => arrived && end && { ...arrived, end }, [arrived, end]);
}
