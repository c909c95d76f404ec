import type { Outcome } from './outcome.ts';

/** How a page is left: to another one or to itself, and the outcome that the page that follows tells once. */
export interface Departure {
  visit?: string;
  reload?: true;
  notice?: Outcome | undefined;
}
