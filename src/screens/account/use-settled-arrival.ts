import { useMemo } from 'react';
import { useArrival } from '#app/WorldProvider.tsx';
import { isSo, type Standing } from '#machines/account/is-so.ts';
import { type Outcome, settled } from '#machines/lib/outcome.ts';

/** The outcome of the page before, settled by how the account stands now; the same object while it stays the same. */
export function useSettledArrival(standing: Standing): Outcome | undefined {
  const arrived = useArrival();
  const end = arrived && settled(arrived, isSo(arrived, standing)).end;
  return useMemo(() => arrived && end && { ...arrived, end }, [arrived, end]);
}
