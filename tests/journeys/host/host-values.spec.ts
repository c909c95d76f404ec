import { expect } from '@playwright/test';
import { hostileGroups } from '#fixtures/data/hostile-strings.ts';
import { put, test } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { pages } from '#mocks/replies.ts';

const { body } = pages.showName.name;

const texts = Object.values(hostileGroups).flat();

test('any text in the page data renders as text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/bare');
  const title = await page.title();
  for (const name of texts)
    await test.step(String(name).slice(0, 40), async () => {
      const subscriber = { ...body.subscriber, account: { ...body.subscriber.account, name } };
      const heading = await put(page, 'one', 'name', { ...body, subscriber }).then(
        () => 'Change your name',
        ({ message }: Error) => {
          expect(message).toContain('PageDataError');
          return 'We cannot show this page';
        },
      );
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      expect(await page.locator('#one :is(img, script, iframe)').count()).toBe(0);
      expect(await page.evaluate(() => [document.title, '__xss' in window])).toEqual([title, false]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
});
