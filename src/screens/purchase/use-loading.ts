import type { AnyMachineSnapshot } from 'xstate';
import { type Readable, useSnapshot } from '#app/use-snapshot.ts';
import type { LoadState } from '#parts/LoadNotice.tsx';

/** How a loading that a flow runs is getting on. */
export function useLoading(loading: Readable<Pick<AnyMachineSnapshot, 'status' | 'hasTag'>> | undefined): LoadState {
  const snapshot = useSnapshot(loading);
  if (snapshot?.status !== 'active') return 'loaded';
  return snapshot.hasTag('busy') ? 'loading' : 'failed';
}
