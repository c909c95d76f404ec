import { useMemo } from 'react';
import { useArrival } from '#app/world/WorldProvider.tsx';
import type { AccountActs, AccountSnapshot } from '#machines/account/acts.ts';
import { type Outcome, settled } from '#machines/lib/outcome.ts';

/** The outcome from the previous page, checked against the current account. `acts` are those that lead here. Keeps its identity while unchanged. */
export function useSettledArrival(account: AccountSnapshot, acts: AccountActs): Outcome | undefined {
  const arrived = useArrival();
  const end = arrived && settled(arrived, acts[arrived.act]?.hasTakenEffect(account, arrived.facts ?? {})).end;
  return useMemo(() => arrived && end && { ...arrived, end }, [arrived, end]);
}
