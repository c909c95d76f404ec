import { expect, type Page } from '@playwright/test';
import { bound } from '#fixtures/journeys/host-page.ts';
import { test } from '#fixtures/journeys/late-scripts.ts';
import { CORE } from '#fixtures/world/effort.ts';

const main = (page: Page) => page.getByRole('main');

/** Records the events of a page in order: name, `data-journal` of the target, and detail. */
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

async function heardInAll(page: Page, count: number) {
  await expect.poll(async () => (await heardBy(page)).length).toBe(count);
  return (await heardBy(page)).toSorted(([, one], [, other]) => one.localeCompare(other));
}

const mounted = (widget: string, prerendered = true) => ['journal:mounted', widget, { widget, prerendered }];
const failed = (widget: string, reason: string) => ['journal:failed', widget, { widget, reason }];

test.describe('a page with server-rendered widgets', () => {
  // Editing the footer's form loads the bot check.
  test.use({ failing: ['https://www.google.com/recaptcha/'] });

  test('gets one event per widget, even for one that hydrates on its first use [BEYOND-83]', { tag: CORE }, async ({
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

test.describe('a widget that crashes after mounting', () => {
  test.use({ failing: ['https://js.stripe.com/', 'https://www.google.com/recaptcha/', 'The host broke this.'] });

  test('is reported as crashed, once [BEYOND-83]', async ({ page, late }) => {
    await late.open('/subscribe');
    await late.arrive();
    const all = [mounted('footer'), mounted('header'), mounted('subscribe')];
    expect(await heardInAll(page, 3)).toEqual(all);
    const lifetime = main(page).getByRole('radio', { name: /Lifetime/ });
    await bound(lifetime);
    await page.evaluate(() => {
      // Formatting an amount uses it.
      String.prototype.padStart = () => {
        throw new Error('The host broke this.');
      };
    });
    await lifetime.click();
    await expect(main(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(await heardInAll(page, 4)).toEqual([...all, failed('subscribe', 'crashed')]);
  });
});
