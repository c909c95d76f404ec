import { readPageData } from '#host/page-data.ts';
import { unloaded } from '#messages/unloaded.ts';
import { isWidget, mounts, type Widget } from './mounts.ts';

/** Fills one element with a widget, given its page data; answers how to take it out again. */
export async function mount(widget: Widget, element: HTMLElement, data: unknown): Promise<() => void> {
  const [{ mountScreen }, { screen }] = await Promise.all([import('#app/mount-screen.tsx'), mounts[widget].load()]);
  return mountScreen(element, widget, screen, data);
}

/** Fills every mount point of the page (HOST-9); one that cannot be loaded says so and leaves the others alone. */
export function mountAll(data: unknown): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-journal]')) {
    const name = element.dataset.journal;
    if (isWidget(name)) mount(name, element, data).catch(() => showUnloaded(element));
  }
}

function showUnloaded(element: HTMLElement): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.textContent = unloaded;
  element.replaceChildren(notice);
}

mountAll(readPageData());
