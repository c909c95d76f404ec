import type { PageEvents } from './page-event-types.ts';

/**
 * Dispatches an event for the host page at `document`; it bubbles to `window`. Works even if an element hides
 * `document.dispatchEvent`. The browser reports errors of listeners.
 */
export function tell<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  EventTarget.prototype.dispatchEvent.call(document, new CustomEvent(name, { bubbles: true, detail }));
}
