import { expect, type Page } from '@playwright/test';
import { unloaded } from '#messages/unloaded.ts';
import { bound } from '../support/host-page.ts';
import { test } from '../support/late-scripts.ts';

// What a host page hears of its widgets, in the production build.

const main = (page: Page) => page.getByRole('main');

/** Has every page keep what it hears of its widgets, in order: the event, the `data-journal` of its element, and its detail. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['journal:mounted', 'journal:failed'] as const)
      document.addEventListener(name, ({ detail: { element, ...detail } }) =>
        heard.push([name, element?.dataset.journal, detail]),
      );
  }),
);

const heardBy = (page: Page): Promise<[string, string, { widget: string }][]> =>
  page.evaluate(() => Object(window).heard);

/** What a page heard, by widget, once it heard so many things. */
async function heardInAll(page: Page, count: number) {
  await expect.poll(async () => (await heardBy(page)).length).toBe(count);
  return (await heardBy(page)).toSorted(([, one], [, other]) => one.localeCompare(other));
}

const mounted = (widget: string, prerendered = true) => ['journal:mounted', widget, { widget, prerendered }];
const failed = (widget: string, reason: string) => ['journal:failed', widget, { widget, reason }];

test.describe('a page with the HTML of its widgets', () => {
  // The form of a footer that is begun asks for the bot check.
  test.use({ failing: ['https://www.google.com/recaptcha/'] });

  test('is told of each once, also of one that waits for its reader and then hydrates [BEYOND-83]', async ({
    page,
    late,
  }) => {
    await late.open('/login');
    expect(await heardBy(page)).toEqual([]);
    await late.arrive();
    const all = [mounted('footer'), mounted('header'), mounted('login')];
    expect(await heardInAll(page, 3)).toEqual(all);
    const email = page.locator('footer input[type=email]');
    await email.focus();
    await bound(email);
    expect(await heardInAll(page, 3)).toEqual(all);
  });
});

test.describe('a widget whose file does not arrive', () => {
  test.use({ failing: ['/Login-'] });

  test('is told of as not loaded, beside those that are mounted [BEYOND-83]', async ({ page, late }) => {
    await late.open('/login');
    late.letPass(/^(?!.*\/Login-).*\.js$/);
    late.refuse(/\/Login-[^/]*\.js$/);
    expect(await heardInAll(page, 3)).toEqual([mounted('footer'), mounted('header'), failed('login', 'not-loaded')]);
    await expect(main(page).getByRole('alert')).toHaveText(unloaded);
  });
});

test('a name of document that an element has taken is told of, and nothing is mounted [BEYOND-83]', async ({
  page,
  late,
}) => {
  late.letPass(/^/);
  await page.goto('/hostile/clobbered');
  expect(await heardInAll(page, 1)).toEqual([failed('login', 'name-taken')]);
});

test.describe('an unknown name', () => {
  test.use({ failing: ['There is no widget "logn"'] });

  test('is told of once and keeps its HTML, and its neighbours are mounted [BEYOND-83]', async ({ page, late }) => {
    await late.open('/login');
    await main(page).evaluate((element) => {
      const unknown = document.createElement('div');
      unknown.dataset.journal = 'logn';
      unknown.textContent = 'The host’s own';
      element.prepend(unknown);
    });
    await late.arrive();
    expect(await heardInAll(page, 4)).toEqual([
      mounted('footer'),
      mounted('header'),
      mounted('login'),
      failed('logn', 'unknown-widget'),
    ]);
    await expect(page.locator('[data-journal=logn]')).toHaveText('The host’s own');
  });
});

test.describe('a widget that breaks after it was mounted', () => {
  test.use({ failing: ['https://js.stripe.com/', 'https://www.google.com/recaptcha/', 'The host broke this.'] });

  test('is told of as crashed, once [BEYOND-83]', async ({ page, late }) => {
    await late.open('/subscribe');
    await late.arrive();
    const all = [mounted('footer'), mounted('header'), mounted('subscribe')];
    expect(await heardInAll(page, 3)).toEqual(all);
    const lifetime = main(page).getByRole('radio', { name: /Lifetime/ });
    await bound(lifetime);
    await page.evaluate(() => {
      // Every amount is written with it.
      String.prototype.padStart = () => {
        throw new Error('The host broke this.');
      };
    });
    await lifetime.click();
    await expect(main(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(await heardInAll(page, 4)).toEqual([...all, failed('subscribe', 'crashed')]);
  });
});
