import type { PageEvents } from './page-event-types.ts';

/**
 * Tells the host page what happened. Every event is dispatched at `document` and bubbles to `window`. An element of the page
 * may have taken the document's own name of the method. A listener that throws stops nothing: the browser reports it.
 */
export function tell<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  EventTarget.prototype.dispatchEvent.call(document, new CustomEvent(name, { bubbles: true, detail }));
}
