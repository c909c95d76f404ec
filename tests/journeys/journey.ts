import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type { CallId } from '#mocks/documented.ts';
import { intentsOf } from './journal.ts';
import { type Network, undocumented, watchNetwork } from './network.ts';
import { leaks, watchTraces } from './secrets.ts';

interface Journey {
  /** Parts of the addresses that the browser reports on its console as failed: each of them must be, and no other. */
  failing: readonly string[];
  /** Calls that are meant to be answered as no contract states. */
  wrong: readonly CallId[];
  /** Parts of the addresses outside that the journey leads to in a window of its own: each of them must be asked for, and no other. */
  leaving: readonly string[];
  network: Network;
  /** Holds every journey to a quiet console, no outside request, kept secrets, plain prototypes and an accessible end. */
  hygiene: undefined;
}

/** A journey of a reader in a fresh browser profile, with a journal of its own. */
export const test = base.extend<Journey>({
  failing: [[], { option: true }],
  wrong: [[], { option: true }],
  leaving: [[], { option: true }],
  network: async ({ context, failing, leaving }, use) => use(await watchNetwork(context, [...failing, ...leaving])),
  hygiene: [
    async ({ page, network, failing, leaving, wrong }, use) => {
      const spoken = watchConsole(page, failing);
      const traces = await watchTraces(page);
      await use(undefined);
      expect(await violations(page)).toEqual([]);
      expect(spoken.complaints).toEqual([]);
      expect([...spoken.failed].sort()).toEqual([...failing].sort());
      expect(network.strays).toEqual([]);
      expect(leaving.filter((part) => !network.addresses.some((address) => address.includes(part)))).toEqual([]);
      await expect.poll(() => undocumented(network, wrong)).toEqual([]);
      const texts = [...traces.stored, ...traces.said, ...traces.visited, ...network.addresses, await remains(page)];
      expect(leaks(texts, await intentsOf(page))).toEqual([]);
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What axe has against the page as it stands, once its widget is drawn, contrast included. */
export async function violations(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor();
  // Without frames of other origins the page can be judged where it is, and no second page has to be opened.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const results = await axe.options({ rules: { 'color-contrast': { enabled: true } } }).analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** What the browser says is wrong. That a call was refused or cut it says by itself; `failing` names where it may. */
function watchConsole(page: Page, failing: readonly string[]) {
  const complaints: string[] = [];
  const failed = new Set<string>();
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    const { url } = message.location();
    const expected = failing.find((part) => url.includes(part));
    if (expected && isFailure(message)) failed.add(expected);
    // Where calls are meant to fail, so may the one that the counter in the header makes on every page.
    else if (failing.length === 0 || !isFailure(message) || !url.endsWith('/api/cart'))
      complaints.push(`${message.text()} (${url})`);
  });
  return { complaints, failed };
}

const isFailure = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource');

/** What a page leaves in its history entry and its session. */
const remains = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([window.history.state, { ...sessionStorage }, document.cookie, document.title]));
