import { useCallback, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { LoadState } from '#parts/notice/LoadNotice.tsx';

export interface Readable<Snapshot> {
  subscribe: (changed: () => void) => { unsubscribe: () => void };
  getSnapshot: () => Snapshot;
}

export function useSnapshot<Snapshot>(actor: Readable<Snapshot> | undefined): Snapshot | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => actor?.getSnapshot();
  return useSyncExternalStore(subscribe, read, read);
}

export function useLoading(loading: Readable<Pick<AnyMachineSnapshot, 'status' | 'hasTag'>> | undefined): LoadState {
  const snapshot = useSnapshot(loading);
  if (snapshot?.status !== 'active') return 'loaded';
  return snapshot.hasTag('busy') ? 'loading' : 'failed';
}
