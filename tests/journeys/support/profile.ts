import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { Exchange } from '#mocks/contract/exchange.ts';
import { noteWrites, type Watched } from './secrets.ts';
import { leave, noteMounts, waitForHydration } from './visit.ts';

export interface Profile extends Watched {
  /** Called for each exchange with the page that reports it. Set by the running journey. */
  exchanged: (exchange: Exchange, page: Page) => void;
}

/** All journeys have these worker fixtures; others would start another worker, with its own browser. */
export const test = base.extend<object, { sharedProfile: Profile }>({
  sharedProfile: [
    async ({ browser }, use) => {
      const profile = await openProfile(browser);
      await use(profile);
      await profile.context.close();
    },
    { scope: 'worker' },
  ],
});

export async function openProfile(browser: Browser, options: BrowserContextOptions = {}): Promise<Profile> {
  const context = await browser.newContext(options);
  await noteMounts(context);
  waitForHydration(context);
  const profile: Profile = { context, exchanged: () => undefined, wrote: () => undefined };
  await noteWrites(profile);
  await context.exposeBinding('noteExchange', ({ page }, exchange: Exchange) => profile.exchanged(exchange, page));
  await context.addInitScript(() =>
    window.addEventListener('mock-journal-exchanged', (event) =>
      // The journal dispatches this event, and `exposeBinding` provides the function.
      (window as unknown as { noteExchange: (exchange: unknown) => void }).noteExchange((event as CustomEvent).detail),
    ),
  );
  return profile;
}

/**
 * Clears pages, cookies and storage for the next journey. The mock worker and the cached files stay, because setting
 * them up takes longer than most journeys.
 */
export async function emptyProfile({ context }: Profile, page: Page, site: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await leave(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(site);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await context.clearCookies();
  await page.close();
}
