import { PageDataError } from '#app/page-data/page-data-error.ts';
import { watchReturns } from '#host/address/returns.ts';
import type { PageEvents } from '#host/events/page-event-types.ts';
import type { Widget } from '#machines/flows.ts';
import { mount as mountAny, unmount } from '#src/mount.ts';
import type { Messages, PageData, PageDataOf, TextName } from './page-data.ts';

export type { Messages, PageData, PageDataOf, PageEvents, TextName, Widget };
export { PageDataError, unmount };

/** Whether the page is watched, which an import alone must not begin. */
let isWatching = false;

/**
 * Fills an element with a widget, given its page data, in place of what stood in it. Rejects if the
 * files of the widget cannot be loaded, and with a `PageDataError` if the page data is wrong.
 */
export function mount<Name extends Widget>(widget: Name, element: HTMLElement, data: PageData<Name>): Promise<void> {
  if (!isWatching) watchReturns();
  isWatching = true;
  return mountAny(widget, element, data);
}
