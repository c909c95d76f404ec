import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { EarlyContext, EarlyPart } from './EarlyPart.tsx';
import { takeEarlyInput } from './early-input.ts';

/** What an element holds before its widget is drawn: HTML that is none of ours, HTML of the same widget, or of the very same drawing. */
export type Standing = 'foreign' | 'similar' | 'same';

/** Draws a widget into its element, with what the reader has done already in the HTML that a server drew of it; answers how to take it out. */
export function takeOver(element: HTMLElement, standing: Standing, shown: ReactNode, options: RootOptions) {
  if (standing === 'foreign') {
    const root = createRoot(element, options);
    // As a transition it is drawn bit by bit, and the page answers meanwhile.
    startTransition(() => root.render(shown));
    return () => root.unmount();
  }
  const early = takeEarlyInput(element);
  const drawn = (
    <EarlyContext value={early}>
      <EarlyPart early={early}>{shown}</EarlyPart>
    </EarlyContext>
  );
  if (standing === 'same') {
    let hydrated: Root | undefined;
    // Bit by bit too; React hydrates at once what the reader uses meanwhile.
    startTransition(() => {
      hydrated = hydrateRoot(element, drawn, options);
    });
    return () => {
      early.end();
      hydrated?.unmount();
    };
  }
  const root = createRoot(element, options);
  // At once, so that nothing is done meanwhile in the HTML that is replaced.
  flushSync(() => root.render(drawn));
  return () => {
    early.end();
    root.unmount();
  };
}
