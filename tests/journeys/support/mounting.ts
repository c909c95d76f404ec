import type { Locator, Page } from '@playwright/test';

/** The place of a widget that the host has put beside the page's own. */
export const beside = (page: Page): Locator => page.locator('#beside');

/** Puts a widget with the data of the page beside the page's own, or takes it out again where none is named. */
export const putBeside = (page: Page, widget?: string): Promise<void> => put(page, '#beside', widget);

/** Takes out the widget that the page came with. */
export const takeOut = (page: Page, widget: string): Promise<void> => put(page, `[data-journal="${widget}"]`);

/** Puts the widget back that the page came with. */
export const putBack = (page: Page, widget: string): Promise<void> => put(page, `[data-journal="${widget}"]`, widget);

/** Fills an element by the module that the page has loaded, as a host would; without a widget it empties it. */
const put = (page: Page, selector: string, widget?: string): Promise<void> =>
  page.evaluate(
    async ({ selector, widget }) => {
      const manifest = await (await fetch('/.vite/manifest.json')).json();
      const { mount, unmount } = await import(`/${manifest['src/embed.ts'].file}`);
      const place = document.createElement('section');
      place.id = 'beside';
      const element = document.querySelector(selector) ?? document.querySelector('main')?.appendChild(place);
      if (widget) await mount(widget, element, JSON.parse(document.querySelector('#journal-data')?.textContent ?? ''));
      else unmount(element);
    },
    { selector, widget },
  );
