import type { BrowserContext, Page, Response } from '@playwright/test';

/**
 * Opens an address and returns once its widgets take input. Nothing else in a journey may open a page, except the
 * helper for early input (`late-scripts.ts`).
 */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await isReady(page);
  return response;
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isReady(page);
}

// A page restored from bfcache does not load again.
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await isReady(page);
}

export async function goForward(page: Page): Promise<void> {
  await page.goForward({ waitUntil: 'commit' });
  await isReady(page);
}

/** Does what opens or reloads a page, and returns once that page takes input. */
export async function openBy(page: Page, act: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('load');
  await act();
  await opened;
  await isReady(page);
}

/** Opens a page whose scripts are off or refused, so that its widgets never mount. */
export const visitUnscripted = async (page: Page, address: string): Promise<void> => void (await page.goto(address));

/** Leaves the site, so that its page can do nothing more. */
export const leave = async (page: Page): Promise<void> => void (await page.goto('about:blank'));

/** Goes through the history to a page that the browser restores from bfcache as it was left, hydrated or taken out. */
export async function returnFromCache(page: Page, way: 'goBack' | 'goForward' = 'goBack'): Promise<void> {
  // The page may reload itself once it is restored.
  const restored = page.waitForEvent('console', (message) => message.text() === RESTORED);
  await page[way]({ waitUntil: 'commit' });
  await restored;
}

/** Waits until every widget of the page, or of the page that it moves on to, has mounted or failed, and has hydrated. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction((unhydrated) => {
    // An element may shadow the document's own methods.
    const { documentElement: root } = document;
    const site = root.querySelector('#site');
    const isDrawn = !site || site.querySelector(':scope > main > *') !== null;
    // Nothing mounts on a page without data.
    const places = root.querySelector('#journal-data') ? [...root.querySelectorAll('[data-journal]')] : [];
    return (
      document.readyState === 'complete' &&
      isDrawn &&
      places.every((place) => window.endedMounts.has(place)) &&
      !root.querySelector(unhydrated)
    );
  }, UNHYDRATED);
}

/** Makes each page of a context note the widgets that have mounted or failed, and say when it returns from bfcache. */
export async function noteMounts(context: BrowserContext): Promise<void> {
  await context.addInitScript((restored) => {
    window.endedMounts = new WeakSet();
    window.addEventListener('pageshow', ({ persisted }) => persisted && console.info(restored));
    for (const name of ['journal:mounted', 'journal:failed'] as const)
      window.addEventListener(name, ({ detail: { element } }) => {
        if (element) window.endedMounts.add(element);
      });
  }, RESTORED);
}

/** Makes actions and expectations wait for hydration, also on pages that a click opens. */
export function waitForHydration(context: BrowserContext): void {
  context.on('page', (page) => void page.addLocatorHandler(page.locator(UNHYDRATED).first(), () => Promise.resolve()));
}

export const RESTORED = 'Restored from bfcache.';

/** The header or main content while one of its widgets would still lose or defer input. */
const UNHYDRATED = ':is(header, main):has(.jr-early)';

declare global {
  interface Window {
    endedMounts: WeakSet<Element>;
  }
}
