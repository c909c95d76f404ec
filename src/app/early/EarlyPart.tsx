import { createContext, type ReactNode, useContext, useEffect, useInsertionEffect } from 'react';
import type { EarlyInput } from './early-input.ts';

export const EarlyContext = createContext<EarlyInput | undefined>(undefined);

export const useEarlyInput = (): EarlyInput | undefined => useContext(EarlyContext);

interface EarlyPartProps {
  early: EarlyInput | undefined;
  hasFailed?: boolean;
  children: ReactNode;
}

export function EarlyPart({ early, hasFailed, children }: EarlyPartProps) {
  // Read before any effect runs, because React discards HTML that does not match.
  early?.read();
  // Reads input entered during the render, before the fields' own effects can clear it.
  useInsertionEffect(() => early?.read(), [early]);
  useEffect(() => {
    // flushSync is not allowed inside an effect.
    if (early) queueMicrotask(() => early.replay(hasFailed));
  }, [early, hasFailed]);
  return children;
}
