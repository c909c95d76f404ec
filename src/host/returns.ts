let isOld = false;

/** Notes from now on that the page is shown again out of the back/forward cache, where no widget stands yet to hear it. */
export function watchReturns(): void {
  onReturn(() => {
    isOld = true;
  });
}

/** Calls back when the page is shown again out of the back/forward cache. */
export function onReturn(returned: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && returned();
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

/** Calls back when what the page was sent with may be old: each time that it is shown again, and soon where it was before. */
export function onOld(old: () => void): () => void {
  const stop = onReturn(old);
  // Never at once: an order that goes on where it was cut off locks its cart first.
  const soon = isOld ? setTimeout(old) : undefined;
  return () => {
    clearTimeout(soon);
    stop();
  };
}

/** Calls back when the page may be old, or is shown again as the tab that is looked at. */
export function onShown(shown: () => void): () => void {
  const isLookedAt = () => {
    if (document.visibilityState === 'visible') shown();
  };
  document.addEventListener('visibilitychange', isLookedAt);
  const stop = onOld(shown);
  return () => {
    document.removeEventListener('visibilitychange', isLookedAt);
    stop();
  };
}

/**
 * Settles once the browser has restored the fields of a reloaded or revisited page, which takes one task after the HTML is
 * complete. Settles at once on other pages.
 */
export async function fieldsRestored(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the only entries of that type
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return;
  if (visit.domContentLoadedEventEnd === 0)
    await new Promise((complete) => document.addEventListener('DOMContentLoaded', complete, { once: true }));
  await new Promise((restored) => setTimeout(restored));
}
