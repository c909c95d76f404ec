import { expect, type Locator, type Page } from '@playwright/test';
import { isAnswered } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import type { Network } from '#fixtures/journeys/network.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { leave, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { INDEX } from '#mocks/publication/index-of-pages.ts';
import { isReader, refOf } from '#mocks/readers.ts';

const BANNER = 'This page is for viewing only. Many links and buttons will not work.';

/** A page's main widget, which announces the view-only mode for the whole page. */
const SPEAKING = '[data-journal]:not(:is(header, footer, nav, aside) *)';
const WITHHELD = 'This page is for viewing only, so nothing was sent.';

const SAYING = [
  ...['For institutions', 'Subscribe', 'Renew', 'Redeem a gift', 'Donate', 'One product', 'Log out'],
  ...['Name', 'Email', 'Addresses', 'Payment', 'Confirm an email by link', 'Payment by link'],
  ...['A used link', 'A link for another account', 'Cancel a subscription', 'Stop a donation by link'],
  ...['Card of a monthly donation', 'Retry a renewal', 'Withdraw from a contract'],
];

test('a reader’s own page does not mention the view-only mode', async ({ page }) => {
  await visit(page, '/account/name?reader=subscriber');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

function viewed(href: string): string {
  const url = new URL(href, 'http://journal.test');
  const reader = url.searchParams.get('reader') ?? 'visitor';
  url.searchParams.set('reader', 'administrator');
  url.searchParams.set('admin-view', (isReader(reader) && refOf(reader)) || 'a b&c=1');
  return url.pathname + url.search;
}

const viewIn = (address: string) => new URL(address).searchParams.get('admin-view');

const shown = (page: Page, selector: string) => page.locator(`main :is(${selector})`).filter({ visible: true });

async function answerTo(control: Locator): Promise<string> {
  const [type, name] = [await control.getAttribute('type'), (await control.getAttribute('name')) ?? ''];
  if (type === 'email' || /email/i.test(name)) return ada.email;
  if (type === 'password') return ada.password.password;
  if (/postcode/.test(name)) return ada.address.postcode;
  return /qty|quantity|amount|donation|code/i.test(name) ? '7' : 'Lantern';
}

async function fillEverything(page: Page): Promise<void> {
  for (const control of await shown(page, 'input:not([type=radio], [type=checkbox]), textarea').all())
    if ((await control.isEditable()) && (await control.inputValue()) === '')
      await control.fill(await answerTo(control));
  for (const control of await shown(page, 'select').all())
    if ((await control.isEnabled()) && (await control.inputValue()) === '') await control.selectOption({ index: 1 });
}

/** Presses every button, including in dialogs, and fills in new fields until the page is left. */
async function pressEverything(page: Page): Promise<void> {
  const address = page.url();
  const pressed = new Set<string>();
  while (page.url() === address) {
    await fillEverything(page);
    const buttons = await shown(page, 'button:enabled:not([aria-disabled=true]), [role=tab], summary').all();
    const names = await Promise.all(buttons.map(nameOf));
    const at = names.findIndex((name) => !pressed.has(name));
    if (at < 0) break;
    pressed.add(names[at] ?? '');
    await buttons[at]?.click();
    await expect(page.locator('main form button[type=submit]:disabled')).toHaveCount(0);
  }
}

const nameOf = async (button: Locator) => (await button.getAttribute('aria-label')) ?? (await button.innerText());

/** Notes in the returned set the addresses of pages that say that they withheld a change. */
async function watchWithheld(page: Page): Promise<Set<string>> {
  const saying = new Set<string>();
  await page.exposeFunction('noteWithheld', (address: string) => void saying.add(address));
  await page.addInitScript((words) => {
    const { noteWithheld } = window as unknown as { noteWithheld: (address: string) => void };
    const isSaid = () => document.querySelector('main')?.textContent.includes(words);
    new MutationObserver(() => isSaid() && noteWithheld(location.href)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, WITHHELD);
  return saying;
}

/** Opens a page as an administrator, presses everything, and returns its address. */
async function view(page: Page, href: string, { exchanges }: Network): Promise<string> {
  await leave(page);
  const before = exchanges.length;
  await visit(page, viewed(href));
  await isAnswered(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  const address = page.url();
  if (viewIn(address) === null) return address;
  await expect(page).toHaveTitle(/ · Ember Days$/);
  await expect(page.getByText(BANNER)).toHaveCount((await page.locator(SPEAKING).count()) > 0 ? 1 : 0);
  await pressEverything(page);
  if (page.url() !== address) return address;
  const views = exchanges.slice(before).map(({ url }) => viewIn(url));
  expect(views.filter((view) => view !== viewIn(address))).toEqual([]);
  return address;
}

for (const { area, entries } of INDEX)
  test(`says once that a page is view-only, and only sends reads: ${area} [HOST-14, HOST-15, SHELL-11, SHELL-12]`, {
    tag: area === 'Logging in' ? CORE : [],
  }, async ({ page, network }) => {
    const saying = await watchWithheld(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    for (const { title, href } of entries.filter((entry) => !entry.href.startsWith('/oauth')))
      await test.step(title, async () => {
        const address = await view(page, href, network);
        await expect.poll(() => saying.has(address)).toBe(SAYING.includes(title));
        expect(sent).toEqual([]);
        expect(network.exchanges.filter(({ method }) => method !== 'GET')).toEqual([]);
      });
  });
