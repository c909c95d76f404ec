import type { AnyMachineSnapshot } from 'xstate';
import type { LoadState } from '#parts/notice/LoadNotice.tsx';
import { type Readable, useSnapshot } from './use-snapshot.ts';

/** How a loading that a flow runs is getting on. */
export function useLoading(loading: Readable<Pick<AnyMachineSnapshot, 'status' | 'hasTag'>> | undefined): LoadState {
  const snapshot = useSnapshot(loading);
  if (snapshot?.status !== 'active') return 'loaded';
  return snapshot.hasTag('busy') ? 'loading' : 'failed';
}
