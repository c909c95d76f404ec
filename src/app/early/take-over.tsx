import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { replayEarlyInput, takeEarlyInput, touchedFields } from './early-input.ts';

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
  // React hydrates a moment later, and does not hear what is typed or filled in until then.
  const collect = () => {
    for (const [name, value] of touchedFields(element)) early.fields.set(name, value);
  };
  // React cannot be asked to draw while its effects run.
  const replay = () => queueMicrotask(() => replayEarlyInput(element, early));
  const drawn = (
    <Drawn onHydrated={collect} onDrawn={replay}>
      {shown}
    </Drawn>
  );
  if (standing === 'same') {
    let hydrated: Root | undefined;
    // Bit by bit too; React hydrates at once what the reader uses meanwhile.
    startTransition(() => {
      hydrated = hydrateRoot(element, drawn, options);
    });
    return () => hydrated?.unmount();
  }
  const root = createRoot(element, options);
  // At once, so that nothing is done meanwhile in the HTML that is replaced.
  flushSync(() => root.render(drawn));
  return () => root.unmount();
}

interface DrawnProps {
  /** Called before anything below is drawn again. */
  onHydrated: () => void;
  /** Called once the machines below run. */
  onDrawn: () => void;
  children: ReactNode;
}

function Drawn({ onHydrated, onDrawn, children }: DrawnProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(onHydrated, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onDrawn, []);
  return children;
}
