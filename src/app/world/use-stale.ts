import { useEffect } from 'react';
import { onShown } from '#host/address/returns.ts';
import type { Change } from '#machines/lib/world.ts';
import { useWorld } from './WorldProvider.tsx';

/** Calls back when the page may be stale: it is shown again, or another tab reports a change. */
export function useStale(stale: (change?: Change) => void): void {
  const { changes } = useWorld();
  useEffect(() => {
    const stops = [onShown(() => stale()), changes.watch(stale)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [changes, stale]);
}
