import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Exchange } from '#mocks/contract/exchange.ts';

/** A browser profile whose pages report each exchange with the mock journal. */
export interface Profile {
  context: BrowserContext;
  /** Called for each exchange with the page that tells of it; the journey that runs sets it. */
  exchanged: (exchange: Exchange, page: Page) => void;
}

/** Opens an empty profile. */
export async function openProfile(browser: Browser, options: BrowserContextOptions = {}): Promise<Profile> {
  const context = await browser.newContext(options);
  const profile: Profile = { context, exchanged: () => undefined };
  await context.exposeBinding('noteExchange', ({ page }, exchange: Exchange) => profile.exchanged(exchange, page));
  await context.addInitScript(() =>
    window.addEventListener('mock-journal-exchanged', (event) =>
      // The journal sends exchanges by this event, and `exposeBinding` has put the function there.
      (window as unknown as { noteExchange: (exchange: unknown) => void }).noteExchange((event as CustomEvent).detail),
    ),
  );
  return profile;
}

/**
 * Empties a profile for the next journey on a site: its pages, cookies and stored data. The mock worker and the cached files stay,
 * which take longer to set up than most journeys take to run.
 */
export async function emptyProfile({ context }: Profile, page: Page, site: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  const { origin } = new URL(site);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await context.clearCookies();
  await page.close();
}
