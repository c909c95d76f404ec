import { expect, type Page } from '@playwright/test';
import { put, test } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { pages } from '#mocks/replies.ts';

const { shellBare } = pages.showHome;

/** Counts the page's event listeners by type. */
const listening = (page: Page): Promise<Record<string, number>> => page.evaluate(() => Object(window).listening);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const listening: Record<string, number> = { scroll: 0, keydown: 0, pointerdown: 0, focusin: 0 };
    Object.assign(window, { listening });
    for (const target of [window, document])
      for (const [name, by] of [
        ['addEventListener', 1],
        ['removeEventListener', -1],
      ] as const) {
        const original = target[name];
        Object.defineProperty(target, name, {
          value(this: EventTarget, ...given: Parameters<typeof original>) {
            if (given[0] in listening) listening[given[0]] = (listening[given[0]] ?? 0) + by;
            return original.apply(target as never, given);
          },
        });
      }
  });
  await visit(page, '/bare');
  await page.evaluate(() => {
    for (const id of ['one', 'two']) {
      const header = document.createElement('header');
      header.id = `${id}-header`;
      header.textContent = 'The host’s own';
      document.body.prepend(header);
    }
  });
});

test('two headers and a counter share one cart request, do not affect each other, and clean up after themselves [HOST-9, SHELL-4]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/cart') asked.push(request.method());
  });
  const before = await listening(page);
  await Promise.all([
    put(page, 'one-header', 'header', shellBare.body),
    put(page, 'two-header', 'header', shellBare.body),
    put(page, 'one', 'cart-counter', shellBare.body),
  ]);
  const menus = page.getByRole('button', { name: 'Menu' });
  await expect(menus).toHaveCount(2);
  await menus.last().click();
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(menus.first()).toHaveAttribute('aria-expanded', 'false');
  // Playwright itself listens for `pointerdown`.
  const pointerdown = (before.pointerdown ?? 0) + 1;
  await expect.poll(() => listening(page)).toEqual({ ...before, scroll: 2, keydown: 1, pointerdown, focusin: 1 });
  await page.keyboard.press('Escape');
  await expect(menus.last()).toBeFocused();
  await expect.poll(() => asked).toEqual(['GET']);
  for (const id of ['one-header', 'two-header', 'one']) await put(page, id);
  await expect.poll(() => listening(page)).toEqual(before);
  await expect(page.getByText('The host’s own')).toHaveCount(2);
});
