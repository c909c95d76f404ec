import { expect, type Page } from '@playwright/test';
import { unloaded } from '#messages/unloaded.ts';
import { pages } from '#mocks/replies.ts';
import { type Late, test } from '../support/late-scripts.ts';

// Every way in which `mount` can fail, in the production build: the page is told once, and the reader too.

const login = pages.showLogin.everyTab.body;
const subscribe = pages.showSubscribe.visitor.body;

const one = (page: Page) => page.locator('#one');
const alert = (page: Page) => one(page).getByRole('alert');
const crashed = (page: Page) => alert(page).getByText('Something went wrong');

/** Imports the entry, as a host does that mounts by hand, and has the page keep what it hears. Files of other addresses wait. */
async function openBare(page: Page, late: Late, passing = /^/) {
  late.letPass(passing);
  await page.goto('/bare');
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

/** Mounts a widget in what a selector finds, and answers how that ended. */
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
const mounted = (widget: string) => ['journal:mounted', 'one', { widget, prerendered: false }];

test.describe('a file that does not arrive', () => {
  test.use({ failing: ['/Login-', '/fr-'] });

  test('is told to the page and the reader, and what the host wrote comes back [BEYOND-74]', async ({ page, late }) => {
    await openBare(page, late);
    await one(page).evaluate((element) => element.append('The host’s own'));
    late.refuse(/\/Login-[^/]*\.js$/);
    expect(await mounting(page, 'login', login)).toMatch(/^rejected/);
    expect(await heardBy(page)).toEqual([failed('login', 'not-loaded')]);
    await expect(alert(page)).toHaveText(unloaded);
    await page.evaluate(() => Object(window).unmount(document.getElementById('one')));
    await expect(one(page)).toHaveText('The host’s own');
  });

  test('is said nothing of where its widget was given up before [BEYOND-74]', async ({ page, late }) => {
    await openBare(page, late, /^(?!.*\/Login-)/);
    const ended = mounting(page, 'login', login);
    await page.evaluate(() => Object(window).unmount(document.getElementById('one')));
    late.refuse(/\/Login-[^/]*\.js$/);
    expect(await ended).toBe('resolved');
    expect(await heardBy(page)).toEqual([]);
    await expect(one(page)).toBeEmpty();
  });

  test('of the words leaves the widget in English [BEYOND-74]', async ({ page, late }) => {
    await openBare(page, late);
    late.refuse(/\/fr-[^/]*\.js$/);
    const french = { ...login, settings: { ...login.settings, locale: 'fr' } };
    expect(await mounting(page, 'login', french)).toBe('resolved');
    await expect(one(page).getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect.poll(() => heardBy(page)).toEqual([mounted('login')]);
  });
});

test.describe('a page whose host breaks what is written with', () => {
  test.use({ failing: ['The host broke this.', 'https://js.stripe.com/', 'https://www.google.com/recaptcha/'] });

  /** Breaks every amount, in English or in another locale. */
  const breakAmounts = (page: Page) =>
    page.evaluate(() => {
      const broken = () => {
        throw new Error('The host broke this.');
      };
      String.prototype.padStart = broken;
      Object.defineProperty(Intl, 'NumberFormat', { value: broken });
    });

  for (const locale of ['en-US', 'de'])
    test(`shows a widget without amounts, in ${locale} [BEYOND-74]`, async ({ page, late }) => {
      await openBare(page, late);
      await breakAmounts(page);
      expect(await mounting(page, 'login', { ...login, settings: { ...login.settings, locale } })).toBe('resolved');
      await expect(one(page).getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await expect.poll(() => heardBy(page)).toEqual([mounted('login')]);
    });

  test('is told of a widget that crashes in its first render, once, and so is the reader [BEYOND-74]', async ({
    page,
    late,
  }) => {
    await openBare(page, late);
    await breakAmounts(page);
    await mounting(page, 'subscribe', subscribe);
    await expect(crashed(page)).toBeVisible();
    expect(await heardBy(page)).toEqual([failed('subscribe', 'crashed')]);
  });

  test('is told of a widget that crashes as it replaces the HTML of a server [BEYOND-74]', async ({ page, late }) => {
    late.letPass(/^/);
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('journal:failed', ({ detail: { element, ...detail } }) =>
        heard.push(['journal:failed', element?.dataset.journal, detail]),
      );
      document.addEventListener('DOMContentLoaded', () => {
        // Its HTML is no longer what the page data say.
        document.querySelector('main [data-journal] h1')?.append(' (translated)');
        String.prototype.padStart = () => {
          throw new Error('The host broke this.');
        };
      });
    });
    await page.goto('/subscribe');
    await expect(page.getByRole('main').getByRole('alert').getByText('Something went wrong')).toBeVisible();
    expect(await page.evaluate(() => Object(window).heard)).toEqual([failed('subscribe', 'crashed', 'subscribe')]);
  });

  test('is told of a widget that cannot even say that it crashed [BEYOND-74]', async ({ page, late }) => {
    await openBare(page, late);
    await one(page).evaluate((element) => element.append('The host’s own'));
    // Its files are there then.
    await mounting(page, 'login', login);
    await expect.poll(() => heardBy(page)).toEqual([mounted('login')]);
    await page.evaluate(() => {
      Object(window).unmount(document.getElementById('one'));
      Object(window).heard.length = 0;
      document.createElement = () => {
        throw new Error('The host broke this.');
      };
    });
    await mounting(page, 'login', login);
    await expect(alert(page)).toHaveText(unloaded);
    expect(await heardBy(page)).toEqual([failed('login', 'crashed')]);
    await page.evaluate(() => Object(window).unmount(document.getElementById('one')));
    await expect(one(page)).toHaveText('The host’s own');
  });
});

test('an element that is missing or none is told of, and rejects [BEYOND-74]', async ({ page, late }) => {
  await openBare(page, late);
  expect(await mounting(page, 'login', login, '#nowhere')).toBe(
    'rejected with TypeError: The widget "login" needs an element to be mounted in.',
  );
  expect(await heardBy(page)).toEqual([['journal:failed', undefined, { widget: 'login', reason: 'no-element' }]]);
});

test('an element that is taken away while its files load is filled all the same [BEYOND-74]', async ({
  page,
  late,
}) => {
  await openBare(page, late, /^(?!.*\/Login-)/);
  const ended = mounting(page, 'login', login);
  const taken = await page.evaluateHandle(() => {
    const element = document.getElementById('one');
    element?.remove();
    return element;
  });
  late.letPass(/^/);
  expect(await ended).toBe('resolved');
  await expect.poll(() => heardBy(page)).toEqual([mounted('login')]);
  await page.evaluate((element) => document.body.append(element ?? ''), taken);
  await expect(one(page).getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

for (const name of ['createElement', 'dispatchEvent', 'querySelectorAll', 'addEventListener'])
  test(`an element that has taken document.${name} is told of, to the page and the reader [BEYOND-74]`, async ({
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

test('page data that no widget can read crash no page: they are named or told of [BEYOND-74]', async ({
  page,
  late,
}) => {
  await openBare(page, late);
  const ended = await page.evaluate(() =>
    Object(window)
      .mount('login', document.getElementById('one'), {
        get settings() {
          throw new Error('The host broke this.');
        },
      })
      .catch((error: unknown) => `rejected with ${error}`),
  );
  expect(ended).toBe('rejected with Error: The host broke this.');
  expect(await heardBy(page)).toEqual([failed('login', 'crashed')]);
  await expect(alert(page)).toHaveText(unloaded);
});

test('a widget mounts where another failed before [BEYOND-74]', async ({ page, late }) => {
  await openBare(page, late);
  expect(await mounting(page, 'login', {})).toMatch(/^rejected with PageDataError/);
  expect(await mounting(page, 'login', login)).toBe('resolved');
  await expect(one(page).getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(alert(page).getByText('This page cannot be shown')).toHaveCount(0);
});
