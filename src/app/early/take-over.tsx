import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { EarlyContext, EarlyPart } from './EarlyPart.tsx';
import { takeEarlyInput } from './early-input.ts';

/**
 * The content of an element before its widget renders: the host's own, the same widget's from other input, or the same
 * widget's from the same input.
 */
export type HydrationMatch = 'foreign' | 'similar' | 'same';

export function takeOver(element: HTMLElement, standing: HydrationMatch, shown: ReactNode, options: RootOptions) {
  if (standing === 'foreign') {
    const root = createRoot(element, options);
    // A transition renders in slices, which keeps the page responsive.
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
    // Also in slices. React first hydrates the part the reader interacts with.
    startTransition(() => {
      hydrated = hydrateRoot(element, drawn, options);
    });
    return () => {
      early.end();
      hydrated?.unmount();
    };
  }
  const root = createRoot(element, options);
  // Synchronous, so that no input lands in the HTML being replaced.
  flushSync(() => root.render(drawn));
  return () => {
    early.end();
    root.unmount();
  };
}
