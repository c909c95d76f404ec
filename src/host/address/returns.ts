let isOld = false;

/** Starts recording bfcache restores, for widgets that mount later. */
export function watchReturns(): void {
  onReturn(() => {
    isOld = true;
  });
}

/** How this page was opened; undefined if the browser does not say. */
export const lastVisit = () =>
  performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;

export function onReturn(returned: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && returned();
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

/**
 * Calls back when the page's data may be stale: on each bfcache restore, and soon if there was one before. Returns a
 * function that stops listening.
 */
export function onOld(old: () => void): () => void {
  const stop = onReturn(old);
  // Never synchronously: an order that resumes must lock its cart first.
  const soon = isOld ? setTimeout(old) : undefined;
  return () => {
    clearTimeout(soon);
    stop();
  };
}

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
 * Resolves once the browser has restored the fields of a reloaded or revisited page, one task after the HTML is
 * complete. Resolves at once on other pages.
 */
export async function fieldsRestored(): Promise<void> {
  const visit = lastVisit();
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return;
  if (visit.domContentLoadedEventEnd === 0)
    await new Promise((complete) => document.addEventListener('DOMContentLoaded', complete, { once: true }));
  await new Promise((restored) => setTimeout(restored));
}
