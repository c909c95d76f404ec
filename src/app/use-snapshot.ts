import { useCallback, useSyncExternalStore } from 'react';

/** An actor, as far as it is read. */
export interface Readable<Snapshot> {
  subscribe: (changed: () => void) => { unsubscribe: () => void };
  getSnapshot: () => Snapshot;
}

/** The snapshot of an actor as it stands; undefined where there is none. */
export function useSnapshot<Snapshot>(actor: Readable<Snapshot> | undefined): Snapshot | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor?.getSnapshot());
}
