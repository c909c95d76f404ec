import type { PageDataProblem } from '#machines/api/page-data-problems.ts';

/** A widget was mounted, rendered by its script or prerendered by a server. */
export interface MountedDetail {
  /** The name in `data-journal`. */
  widget: string;
  element: HTMLElement;
  /** Whether the server's HTML was kept. */
  prerendered: boolean;
}

/** A widget failed to mount or stopped working. */
export interface FailedDetail {
  /** The name in `data-journal`, known or not. */
  widget: string;
  /** Null if `mount` was called without an element. */
  element: HTMLElement | null;
  /**
   * - `page-data`: it cannot be read.
   * - `unknown-widget`: no widget has that name.
   * - `no-element`: `mount` was called without an element.
   * - `not-loaded`: a file did not load.
   * - `name-taken`: an element of the page hides a property of `document`.
   * - `crashed`: the widget threw.
   */
  reason: 'page-data' | 'unknown-widget' | 'no-element' | 'not-loaded' | 'name-taken' | 'crashed';
  /** The problems in the page data. They never quote a value that may be secret. */
  problems?: PageDataProblem[];
}

/** A reader logged in, in this tab. */
export interface LoginDetail {
  /** `order`: the order opened an account and logged its reader in. */
  method: 'password' | 'code' | 'order';
}

/** The session's cart changed, in this tab or another. */
export interface CartUpdatedDetail {
  count: number;
  /** Increases with every change of one cart. */
  version: number;
}

/** An order was fulfilled, or its payment is pending. */
export interface OrderCompletedDetail {
  /** The widget that reported the order first. */
  widget: string;
  /** `processing`: a bank debit is pending. Its payment triggers no second event. */
  status: 'completed' | 'processing';
  /** Identifies the order. It opens no page and reveals nothing about the reader. */
  reference: string;
  /** Undefined only if neither the server nor this browser knows it; the same goes for `amount`. */
  kind?: OrderKind;
  /** The amount paid in cents, including shipping and taxes. */
  amount?: number;
  /** An ISO 4217 code. */
  currency: string;
}

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
