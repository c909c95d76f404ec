import type { PageDataProblem } from '#machines/api/page-data-problems.ts';

/** A widget is on the page: rendered by its script, or prerendered by a server. */
export interface MountedDetail {
  /** The name in `data-journal`. */
  widget: string;
  element: HTMLElement;
  /** Whether the HTML of a server was kept. */
  prerendered: boolean;
}

/** A widget is not on the page, or no longer works. */
export interface FailedDetail {
  /** The name in `data-journal`, known or not. */
  widget: string;
  /** Null if `mount` was called without one. */
  element: HTMLElement | null;
  /**
   * `page-data`: it cannot be read. `unknown-widget`: no widget has that name. `no-element`: `mount` was called without an
   * element. `not-loaded`: a file did not arrive. `name-taken`: an element of the page hides a property of `document`.
   * `crashed`: the widget threw.
   */
  reason: 'page-data' | 'unknown-widget' | 'no-element' | 'not-loaded' | 'name-taken' | 'crashed';
  /** What is wrong in the page data; never a value of it that may be secret. */
  problems?: PageDataProblem[];
}

/** A reader logged in, in this tab. */
export interface LoginDetail {
  /** `order`: the order opened an account, which logs its reader in. */
  method: 'password' | 'code' | 'order';
}

/** The cart of the session changed, in this tab or another. */
export interface CartUpdatedDetail {
  /** How many things are in it. */
  count: number;
  /** Grows with every change of one cart. */
  version: number;
}

/** An order was placed: it is fulfilled or its payment is under way. */
export interface OrderCompletedDetail {
  /** The name of the widget that heard of it first. */
  widget: string;
  /** `processing`: a bank debit is under way. No second event follows when it is paid. */
  status: 'completed' | 'processing';
  /** Names the order; opens no page and says nothing of its reader. */
  reference: string;
  /** Missing only if neither the server nor this browser knows it, as with `amount`. */
  kind?: OrderKind;
  /** What is paid, in cents, with shipping and taxes. */
  amount?: number;
  /** An ISO 4217 code. */
  currency: string;
}

/** What kind of thing was ordered. */
export type OrderKind =
  | 'subscription'
  | 'gift-subscription'
  | 'renewal'
  | 'upgrade'
  | 'redemption'
  | 'donation'
  | 'monthly-donation'
  | 'cart'
  | 'invoice';

/** What the host page hears, by the name of the event. */
export interface PageEvents {
  'journal:mounted': MountedDetail;
  'journal:failed': FailedDetail;
  'journal:login': LoginDetail;
  'journal:cart-updated': CartUpdatedDetail;
  'journal:order-completed': OrderCompletedDetail;
}

type PageEventMap = { [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]> };

declare global {
  interface DocumentEventMap extends PageEventMap {}
  interface WindowEventMap extends PageEventMap {}
}
