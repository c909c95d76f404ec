import type { Outcome } from './outcome.ts';

/** How a page is left: for another page or a reload, with an outcome that the next page shows once. */
export interface Departure {
  visit?: string;
  reload?: true;
  notice?: Outcome | undefined;
}
