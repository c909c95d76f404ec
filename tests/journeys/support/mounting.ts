import type { Locator, Page } from '@playwright/test';

export const beside = (page: Page): Locator => page.locator('#beside');

/** Mounts a widget there with the page's data; without a widget, unmounts it. */
export const putBeside = (page: Page, widget?: string): Promise<void> => put(page, '#beside', widget);

export const takeOut = (page: Page, widget: string): Promise<void> => put(page, `[data-journal="${widget}"]`);

export const putBack = (page: Page, widget: string): Promise<void> => put(page, `[data-journal="${widget}"]`, widget);

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
