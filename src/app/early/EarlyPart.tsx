import { createContext, type ReactNode, useContext, useEffect, useInsertionEffect } from 'react';
import type { EarlyInput } from './early-input.ts';

export const EarlyContext = createContext<EarlyInput | undefined>(undefined);

/** What is done early in the widget, for a part of it that may have been there from the start and is served later. */
export const useEarlyInput = (): EarlyInput | undefined => useContext(EarlyContext);

interface EarlyPartProps {
  early: EarlyInput | undefined;
  children: ReactNode;
}

/** A part of a widget that is served at once as it is drawn, and then has done what was done early. */
export function EarlyPart({ early, children }: EarlyPartProps) {
  // HTML that does not match is gone before any effect.
  early?.read();
  // What was filled in since the drawing began; before the effects of the fields, which may empty them.
  useInsertionEffect(() => early?.read(), [early]);
  useEffect(() => {
    // React cannot be asked to draw while its effects run.
    if (early) queueMicrotask(early.replay);
  }, [early]);
  return children;
}
