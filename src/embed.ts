import { standsBeside } from '#app/beside.ts';
import { PageDataError } from '#app/page-data/page-data-error.ts';
import { takeSecrets } from '#app/secrets/take-secrets.ts';
import { findAll } from '#host/document.ts';
import { readPageData } from '#host/page-data.ts';
import { watchReturns } from '#host/returns.ts';
import { unloaded } from '#messages/unloaded.ts';
import { mount, unmount } from './mount.ts';
import { isWidget } from './mounts.ts';
import { hasLink } from './widgets.ts';

export { mount, PageDataError, unmount };

/** Fills every mount point of the page (HOST-9); one that cannot be filled says so and leaves the others alone. */
function mountAll(data: unknown): void {
  const found = findAll('[data-journal]').flatMap((element) => {
    const name = element instanceof HTMLElement ? element.dataset.journal : undefined;
    return element instanceof HTMLElement && name !== undefined ? [{ element, name }] : [];
  });
  // Of all widgets at once, so that no file of the first is asked for with the token of the second in its `Referer`.
  if (takeSecrets(found.some(({ name }) => isWidget(name) && hasLink(name)))) return;
  for (const { element, name } of found)
    mount(name, element, data).catch((error: unknown) => {
      // A widget with wrong page data says so itself; what stands under an unknown name is the host's own.
      if (isWidget(name) && !(error instanceof PageDataError)) showUnloaded(element);
    });
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
