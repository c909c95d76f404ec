import { expect, type Page } from '@playwright/test';
import { put, test } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { flows } from '#machines/flows.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';

const dataOf = (route: string): unknown =>
  Object.entries(pages)
    .filter(([id]) => visits[id as keyof typeof visits].path === route)
    .flatMap(([, named]) => Object.values(named).map(({ body }) => body))[0];

const first = (page: Page) => page.locator('#one');
const second = (page: Page) => page.locator('#two');

/** Finds ids, labels and groups that two widgets share by mistake. */
const tangles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widgets = [...document.querySelectorAll('main > *')];
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const targets = (element: Element, name: string) =>
      (element.getAttribute(name)?.split(' ') ?? []).map((id) => document.getElementById(id));
    const astray = (widget: Element, name: string) =>
      [...widget.querySelectorAll(`[${name}]`)]
        .filter((tied) => targets(tied, name).some((target) => (target ? !widget.contains(target) : name === 'for')))
        .map((tied) => tied.outerHTML);
    const groups = widgets.map((widget) =>
      [...widget.querySelectorAll<HTMLInputElement>('[type=radio]')]
        .filter(({ form }) => !form)
        .map(({ name }) => name),
    );
    return [
      ...ids.filter((id, at) => ids.indexOf(id) !== at),
      ...['for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'list', 'form'].flatMap((name) =>
        widgets.flatMap((widget) => astray(widget, name)),
      ),
      ...(groups[0]?.filter((name) => groups[1]?.includes(name)) ?? []),
    ];
  });

test.describe('every widget', () => {
  test.use({ failing: ['https://js.stripe.com/', '/api/'] });

  test('mounts twice on a page without shared ids, labels or groups, and cleans up [HOST-9]', async ({ page }) => {
    await visit(page, '/bare');
    for (const [widget, { route }] of Object.entries(flows)) {
      await put(page, 'one', widget, dataOf(route));
      await put(page, 'two', widget, dataOf(route));
      await expect.poll(async () => (await first(page).innerText()) === (await second(page).innerText())).toBe(true);
      expect({ widget, tangles: await tangles(page) }).toEqual({ widget, tangles: [] });
      await put(page, 'one');
      await put(page, 'two');
      expect({ widget, left: await page.locator('main').innerHTML() }).toEqual({
        widget,
        left: expect.stringMatching(/^\s*<div id="one"[^>]*><\/div>\s*<div id="two"[^>]*><\/div>\s*$/),
      });
    }
  });
});
