import { PageDataError } from '#app/page-data/page-data-error.ts';
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
  for (const { element, name } of found)
    void tryMount(name, element, data).then((failure) => {
      // Other failures are reported in the console or in the message about page data.
      if (failure?.reason === 'crashed') reportError(failure.error);
    });
}

watchReturns();
mountAll(readPageData());
