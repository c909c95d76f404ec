import { standsBeside } from '#app/beside.ts';
import { takeSecrets } from '#app/secrets/take-secrets.ts';
import { findAll } from '#host/document.ts';
import { readPageData } from '#host/page-data.ts';
import { watchReturns } from '#host/returns.ts';
import { unloaded } from '#messages/unloaded.ts';
import { mount, unmount } from './mount.ts';
import { hasLink, isWidget } from './mounts.ts';

export { mount, unmount };

/** Fills every mount point of the page (HOST-9); one that cannot be loaded says so and leaves the others alone. */
function mountAll(data: unknown): void {
  const found = findAll('[data-journal]').flatMap((element) => {
    const name = element instanceof HTMLElement ? element.dataset.journal : undefined;
    return element instanceof HTMLElement && isWidget(name) ? [{ element, name }] : [];
  });
  // Of all widgets at once, so that no file of the first is asked for with the token of the second in its `Referer`.
  if (takeSecrets(found.some(({ name }) => hasLink(name)))) return;
  for (const { element, name } of found) mount(name, element, data).catch(() => showUnloaded(element));
}

function showUnloaded(element: HTMLElement): void {
  if (standsBeside(element)) return;
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.textContent = unloaded;
  element.replaceChildren(notice);
}

watchReturns();
mountAll(readPageData());
