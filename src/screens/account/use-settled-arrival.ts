import { useMemo } from 'react';
import { useArrival } from '#app/world/WorldProvider.tsx';
import { type AccountSnapshot, hasTakenEffect } from '#machines/account/acts.ts';
import { type Outcome, settled } from '#machines/lib/outcome.ts';

/** The outcome from the previous page, checked against the current account. Keeps its identity while unchanged. */
export function useSettledArrival(account: AccountSnapshot): Outcome | undefined {
  const arrived = useArrival();
  const end = arrived && settled(arrived, hasTakenEffect(arrived, account)).end;
  return useMemo(() => arrived && end && { ...arrived, end }, [arrived, end]);
}
