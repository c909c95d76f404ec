import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ConsoleMessage, expect, type Page, type TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import type { CallId } from '#mocks/documented.ts';
import { effort, isDeep } from '../../support/effort.ts';
import { isNew } from '../../support/markup.ts';
import { intentsOf } from './journal.ts';
import { type Network, undocumented, watchNetwork } from './network.ts';
import { test as base, emptyProfile, openProfile, type Profile } from './profile.ts';
import { leaks, watchTraces } from './secrets.ts';

interface Journey {
  /** Parts of addresses whose failure the browser logs: each must fail, and no others. */
  failing: readonly string[];
  /** Parts of the page-data warnings on the console, in order: one message each, and no others. */
  told: readonly string[];
  /** Parts of addresses that the page's policy blocks: each must be blocked, and no others. */
  refused: readonly string[];
  /** Calls whose answers break the contract on purpose. */
  wrong: readonly CallId[];
  /** Parts of outside addresses that a popup opens: each must be requested, and no others. */
  leaving: readonly string[];
  profile: Profile;
  network: Network;
  hygiene: undefined;
}

/** The tag of a journey that needs its own profile, because it changes the clock or the touch screen. */
export const OWN_PROFILE = '@own-profile';
const ownsProfile = ({ tags }: TestInfo): boolean => tags.includes(OWN_PROFILE);

export const test = base.extend<Journey>({
  failing: [[], { option: true }],
  told: [[], { option: true }],
  refused: [[], { option: true }],
  wrong: [[], { option: true }],
  leaving: [[], { option: true }],
  profile: async ({ browser, sharedProfile, hasTouch, isMobile, timezoneId }, use, testInfo) => {
    if (!ownsProfile(testInfo)) return use(sharedProfile);
    const profile = await openProfile(browser, { hasTouch, isMobile, ...(timezoneId && { timezoneId }) });
    await use(profile);
    await profile.context.close();
  },
  context: async ({ profile }, use) => use(profile.context),
  page: async ({ profile, context, viewport, colorScheme, baseURL }, use, testInfo) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    // Animated spinners take a fifth of a journey's time. The full run keeps all motion.
    await page.emulateMedia({ colorScheme, reducedMotion: effort('reduce', null) });
    await use(page);
    if (ownsProfile(testInfo)) return;
    expect(await page.evaluate(() => '__pwClock' in globalThis), `a clock asks for ${OWN_PROFILE}`).toBe(false);
    await emptyProfile(profile, page, baseURL ?? '');
  },
  network: async ({ profile, failing, refused, leaving }, use) => {
    const { network, stop } = watchNetwork(profile, [...failing, ...refused, ...leaving]);
    await use(network);
    stop();
  },
  hygiene: [
    async ({ profile, page, network, failing, told, refused, leaving, wrong }, use, { project }) => {
      const spoken = watchConsole(page, failing, refused);
      const traces = watchTraces(profile, page);
      await use(undefined);
      await page.locator('h1').first().waitFor();
      if (isDeep || (await isNew(page, project.outputDir))) expect(await violations(page)).toEqual([]);
      expect(spoken.complaints).toEqual([]);
      expect(spoken.told).toEqual(told.map((part) => expect.stringContaining(part)));
      expect([...spoken.failed].sort()).toEqual([...failing, ...refused].sort());
      expect(network.strays).toEqual([]);
      expect(leaving.filter((part) => !network.addresses.some((address) => address.includes(part)))).toEqual([]);
      await expect.poll(() => undocumented(network, wrong)).toEqual([]);
      const texts = [...traces.all, ...network.addresses, await remains(page)];
      expect(leaks(texts, await intentsOf(page))).toEqual([]);
      expect(await traces.openers()).toEqual([]);
      traces.stop();
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
    },
    { auto: true },
  ],
});

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe, including contrast, once the widget has rendered and its transitions have ended. `only` limits the rules.
 */
export async function violations(page: Page, ...only: string[]): Promise<string[]> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(rules.length > 0 ? { runOnly: rules } : { rules: { 'color-contrast': { enabled: true } } }),
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, only);
}

/** Collects the browser's errors. The browser logs refused and dropped calls; `failing` lists the expected ones. */
function watchConsole(page: Page, failing: readonly string[], refused: readonly string[]) {
  const complaints: string[] = [];
  const told: string[] = [];
  const failed = new Set<string>();
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    if (message.text().startsWith('Quarterly: this page')) return void told.push(message.text());
    const { url } = message.location();
    const breach = isBreach(message) && refused.find((part) => message.text().includes(part));
    if (breach) return void failed.add(breach);
    const expected = failing.find((part) => url.includes(part));
    if (expected && isFailure(message)) failed.add(expected);
    // The header's counter makes a call on every page, which may then fail too.
    else if (failing.length === 0 || !isFailure(message) || !url.endsWith('/api/cart'))
      complaints.push(`${message.text()} (${url})`);
  });
  return { complaints, told, failed };
}

const isBreach = (message: ConsoleMessage) => message.text().includes('violates the following Content Security Policy');

const isFailure = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource');

/** The history state and session storage that a page leaves behind. */
const remains = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([window.history.state, { ...sessionStorage }, document.cookie, document.title]));
