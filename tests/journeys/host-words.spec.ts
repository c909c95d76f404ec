import { expect, type Page } from '@playwright/test';
import { pages } from '#mocks/replies.ts';
import { loadedFiles, test } from './host-page.ts';

test('a page in English loads no other language, and one in French that alone', async ({ page }) => {
  await page.goto('/bare');
  const { body } = pages.showName.name;
  const ofLanguages = async () => (await loadedFiles(page)).filter((file) => /\/(?:fr|ar)-[^/]+\.js$/.test(file));
  await show(page, 'name', body);
  expect(await ofLanguages()).toEqual([]);
  await show(page, 'name', { ...body, settings: { ...body.settings, locale: 'fr-CA' } });
  expect(await ofLanguages()).toEqual([expect.stringContaining('/fr-')]);
  await expect(page.locator('#one')).toHaveAttribute('lang', 'fr-CA');
});

/** Puts a widget onto the page. */
const show = (page: Page, widget: string, data: object): Promise<void> =>
  page.evaluate(
    async ({ widget, data }) => {
      const { entry } = await (await fetch('/journal/journal.json')).json();
      const { mount } = await import(`/journal/${entry}`);
      await mount(widget, document.getElementById('one'), JSON.parse(data));
    },
    { widget, data: JSON.stringify(data) },
  );
