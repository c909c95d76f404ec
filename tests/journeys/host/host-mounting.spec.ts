import { expect, type Page } from '@playwright/test';
import { type Late, test } from '#fixtures/journeys/late-scripts.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { unloaded } from '#messages/load-locale.ts';
import { pages } from '#mocks/replies.ts';

// Covers every way in which `mount` can fail in the production build. The page and the reader are told once.

const login = pages.showLogin.everyTab.body;
const subscribe = pages.showSubscribe.visitor.body;

const one = (page: Page) => page.locator('#one');
const alert = (page: Page) => one(page).getByRole('alert');
const crashed = (page: Page) => alert(page).getByText('Something went wrong');

/** Imports the entry as a host that mounts by hand, and records its events. Files whose address does not match wait. */
async function openBare(page: Page, late: Late, passing = /^/) {
  late.letPass(passing);
  await visit(page, '/bare');
  await page.evaluate(async () => {
    const { entry } = await (await fetch('/journal/journal.json')).json();
    const { mount, unmount } = await import(`/journal/${entry}`);
    const heard: unknown[] = [];
    for (const name of ['journal:mounted', 'journal:failed'] as const)
      document.addEventListener(name, ({ detail: { element, ...detail } }) => heard.push([name, element?.id, detail]));
    Object.assign(window, { mount, unmount, heard });
  });
}

const heardBy = (page: Page): Promise<unknown[]> => page.evaluate(() => Object(window).heard);

const mounting = (page: Page, widget: string, data: unknown, selector = '#one'): Promise<string> =>
  page.evaluate(
    ({ widget, data, selector }) =>
      Object(window)
        .mount(widget, document.body.querySelector(selector), JSON.parse(data))
        .then(
          () => 'resolved',
          (error: unknown) => `rejected with ${error}`,
        ),
    { widget, data: JSON.stringify(data), selector },
  );

const failed = (widget: string, reason: string, element: string | undefined = 'one') => [
  'journal:failed',
  element,
  { widget, reason },
];

test.describe('a file that fails to load', () => {
  test.use({ failing: ['/Login-', '/fr-', '/Footer-'] });

  test('is reported to the page and the reader, and the host’s HTML comes back [BEYOND-74]', { tag: CORE }, async ({
    page,
    late,
  }) => {
    await openBare(page, late);
    await one(page).evaluate((element) => element.append('The host’s own'));
    late.refuse(/\/Login-[^/]*\.js$/);
    expect(await mounting(page, 'login', login)).toMatch(/^rejected/);
    expect(await heardBy(page)).toEqual([failed('login', 'not-loaded')]);
    await expect(alert(page)).toHaveText(unloaded);
    await page.evaluate(() => Object(window).unmount(document.getElementById('one')));
    await expect(one(page)).toHaveText('The host’s own');
  });

  test('keeps the server’s HTML outside the main content, without the look of early input [BEYOND-193]', async ({
    page,
    late,
  }) => {
    const footer = page.locator('footer[data-journal]');
    await late.open('/login');
    await expect(footer.locator('.jr-early')).not.toHaveCount(0);
    late.letPass(/^(?!.*\/Footer-)/);
    late.refuse(/\/Footer-[^/]*\.js$/);
    await expect(footer.locator('.jr-early')).toHaveCount(0);
    await expect(footer.getByRole('link').first()).toBeVisible();
  });
});

test.describe('on a page whose host breaks formatting', () => {
  test.use({ failing: ['The host broke this.', 'https://js.stripe.com/', 'https://www.google.com/recaptcha/'] });

  /** Makes every formatted amount throw, in English or in another locale. */
  const breakAmounts = (page: Page) =>
    page.evaluate(() => {
      const broken = () => {
        throw new Error('The host broke this.');
      };
      String.prototype.padStart = broken;
      Object.defineProperty(Intl, 'NumberFormat', { value: broken });
    });

  test('a crash in the first render is reported once to the page and the reader [BEYOND-74]', async ({
    page,
    late,
  }) => {
    await openBare(page, late);
    await breakAmounts(page);
    await mounting(page, 'subscribe', subscribe);
    await expect(crashed(page)).toBeVisible();
    expect(await heardBy(page)).toEqual([failed('subscribe', 'crashed')]);
  });
});

test('a missing or invalid element is reported and rejects [BEYOND-74]', async ({ page, late }) => {
  await openBare(page, late);
  expect(await mounting(page, 'login', login, '#nowhere')).toBe(
    'rejected with TypeError: The widget "login" needs an element to be mounted in.',
  );
  expect(await heardBy(page)).toEqual([['journal:failed', undefined, { widget: 'login', reason: 'no-element' }]]);
});

for (const name of ['createElement', 'dispatchEvent', 'querySelectorAll', 'addEventListener'])
  test(`an element that shadows document.${name} is reported to the page and the reader [BEYOND-74]`, async ({
    page,
    late,
  }) => {
    await openBare(page, late);
    await page.evaluate((name) => {
      const form = document.createElement('form');
      form.name = name;
      document.body.prepend(form);
    }, name);
    expect(await mounting(page, 'login', login)).toBe(
      `rejected with Error: An element of the page has taken the place of document.${name}.`,
    );
    expect(await heardBy(page)).toEqual([failed('login', 'name-taken')]);
    await expect(alert(page)).toHaveText(unloaded);
  });

test('a widget mounts where another failed before [BEYOND-74]', async ({ page, late }) => {
  await openBare(page, late);
  expect(await mounting(page, 'login', {})).toMatch(/^rejected with PageDataError/);
  expect(await mounting(page, 'login', login)).toBe('resolved');
  await expect(one(page).getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(alert(page).getByText('We cannot show this page')).toHaveCount(0);
});
