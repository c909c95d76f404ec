import type { PageEvents } from './page-event-types.ts';

/** Tells the host page what happened. Every event is dispatched at `document` and bubbles to `window`. */
export function tell<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
