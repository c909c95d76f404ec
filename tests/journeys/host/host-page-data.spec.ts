import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { pages } from '#mocks/replies.ts';

const { settings, subscriber } = pages.showLogin.everyTab.body;
const shown = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in' });
const broken = (page: Page) => page.getByRole('alert').getByText('We cannot show this page');

const mounting = (page: Page, widget: string, data: unknown) =>
  page.evaluate(
    async ({ widget, data }) => {
      const told: unknown[] = [];
      document.addEventListener('journal:failed', ({ detail: { element, ...detail } }) => told.push(detail));
      const { entry } = await (await fetch('/journal/journal.json')).json();
      const { mount, PageDataError } = await import(`/journal/${entry}`);
      const ending = await mount(widget, document.getElementById('one'), JSON.parse(data)).then(
        () => 'mounted',
        (error: Error & { widget?: string; problems?: unknown }) => ({
          isPageDataError: error instanceof PageDataError,
          message: error.message,
          widget: error.widget,
          problems: error.problems,
        }),
      );
      return { ending, told };
    },
    { widget, data: JSON.stringify(data) },
  );

test.beforeEach(({ page }) => visit(page, '/bare'));

test('invalid settings keep the page working and are not logged in production [BEYOND-73]', async ({ page }) => {
  const wrong = {
    ...settings,
    support_email: '',
    locale: 'en_US',
    messages: null,
    features: null,
    login: { google: true, institutional: 'yes', path: '/store?tag=a b' },
    navigation: { menu: 'none' },
    bot_check: { provider: 'nobody' },
    view_only: 1,
  };
  expect(await mounting(page, 'login', { settings: wrong, subscriber })).toEqual({ ending: 'mounted', told: [] });
  await expect(shown(page)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Password Login', 'Email Code', 'Google Account']);
});

test('rejects invalid required data with its paths and reports it to the page and the reader [BEYOND-74]', {
  tag: CORE,
}, async ({ page }) => {
  const problems = [
    { pointer: '/settings/journal', expected: 'text of 1 to 100 characters', found: 'nothing', severity: 'error' },
  ];
  const { journal: _, ...nameless } = settings;
  expect(await mounting(page, 'login', { settings: nameless, subscriber })).toEqual({
    ending: {
      isPageDataError: true,
      message: 'The widget "login" cannot be shown: its page data is wrong at /settings/journal.',
      widget: 'login',
      problems,
    },
    told: [{ widget: 'login', reason: 'page-data', problems }],
  });
  await expect(broken(page)).toBeVisible();
});
