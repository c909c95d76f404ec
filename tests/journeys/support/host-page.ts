import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './profile.ts';
import { noteMounts, RESTORED, waitForHydration } from './visit.ts';

/**
 * A page of a host behind its web server. The console must stay quiet, the policy must hold, and no other host may be
 * requested, except for addresses and errors containing a part in `failing`, which must fail.
 */
export const test = base.extend<{ failing: readonly string[]; hydration: undefined; hygiene: undefined }>({
  failing: [[], { option: true }],
  // A separate project would restart every browser.
  baseURL: async ({ baseURL }, use, { config }) => use(config.metadata.hostSite ?? baseURL),
  hydration: [
    async ({ context }, use) => {
      await noteMounts(context);
      waitForHydration(context);
      await use(undefined);
    },
    { auto: true },
  ],
  hygiene: [
    async ({ page, baseURL, failing }, use) => {
      const isMeant = (address: string) => failing.some((part) => address.includes(part));
      const complaints: string[] = [];
      page.on('pageerror', ({ message, stack }) => {
        if (!isMeant(message)) complaints.push(stack ?? message);
      });
      page.on('console', (message) => {
        const said = `${message.text()} (${message.location().url})`;
        if (message.text() !== RESTORED && !isMeant(said)) complaints.push(said);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !isMeant(url)) complaints.push(`${url} was asked for`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The names of the journal's files that a page has loaded. */
export const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/journal/'))
      .toSorted(),
  );

/** Mounts a widget in the element with this id; without a widget, unmounts it. */
export const put = (page: Page, id: string, widget?: string, data?: unknown): Promise<void> =>
  page.evaluate(
    async ({ id, widget, data }) => {
      const { entry } = await (await fetch('/journal/journal.json')).json();
      const { mount, unmount } = await import(`/journal/${entry}`);
      const element = document.getElementById(id);
      if (widget) await mount(widget, element, JSON.parse(data));
      else unmount(element);
    },
    { id, widget, data: JSON.stringify(data) },
  );

/** Waits until React has hydrated an element, so that its events are handled at once. */
export const bound = (found: Locator): Promise<void> =>
  expect
    .poll(() => found.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
