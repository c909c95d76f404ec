import { takeTurn } from '#app/early/turn.ts';
import { PageDataError } from '#app/page-data/page-data-error.ts';
import { isOutsideMain } from '#app/page-leader.ts';
import { RENDERED } from '#app/rendering/rendered-mark.ts';
import { takeSecrets } from '#app/secrets/take-secrets.ts';
import { watchReturns } from '#host/address/returns.ts';
import { findAll } from '#host/document.ts';
import { readPageData } from '#host/page-data/page-data.ts';
import { fail, mount, tryMount, unmount } from './mount.ts';
import { hasLink } from './mounts.ts';

export { mount, PageDataError, unmount };

/** Fills every mount point of the page (HOST-9). One that fails reports it and does not affect the others. */
function mountAll(data: unknown): void {
  const found = findAll('[data-journal]').flatMap((element) => {
    const name = element instanceof HTMLElement ? element.dataset.journal : undefined;
    return element instanceof HTMLElement && name !== undefined ? [{ element, name }] : [];
  });
  try {
    // For all widgets together, before any file is requested with a token in its `Referer`.
    if (takeSecrets(found.some(({ name }) => hasLink(name)))) return;
  } catch (error) {
    // The browser refused to change the address. Load nothing with a token in it.
    for (const { element, name } of found) fail(name, element, { reason: 'crashed', error });
    throw error;
  }
  const fill = ({ element, name }: MountPoint, turn?: Promise<void>) =>
    tryMount(name, element, data, turn).then((failure) => {
      // Other failures are reported in the console or in the message about page data.
      if (failure?.reason === 'crashed') reportError(failure.error);
    });
  const later = found.filter(isBeside);
  const shown = Promise.all(found.filter((point) => !later.includes(point)).map((point) => fill(point)));
  for (const point of later) void fill(point, takeTurn(point.element, shown));
}

interface MountPoint {
  element: HTMLElement;
  name: string;
}

/** Whether a widget can wait for those that the page is about. Server-rendered HTML is readable until then. */
const isBeside = ({ element, name }: MountPoint): boolean =>
  element.hasAttribute(RENDERED) && (isOutsideMain(element) || name === 'share' || name === 'post-navigation');

watchReturns();
mountAll(readPageData());
