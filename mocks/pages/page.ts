import type { PageData, PageId, RedirectId } from '../documented.ts';
import type { Desk } from '../journal/desk.ts';

/** The address of a page, as far as the page depends on it. */
export interface Visit {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** Where a host sends the reader in place of showing a page. */
export interface Redirected {
  redirect: string;
  /** What is sent with it, as the cookie of a session that began on the way. */
  headers?: Readonly<Record<string, string>>;
}

/** How each host page gets its data, by the rules of the contract. */
export type Pages = { readonly [Id in PageId]: (desk: Desk, visit: Visit) => PageData<Id> | Redirected };

/** Where each link leads that has no page of its own. */
export type Links = { readonly [Id in RedirectId]: (desk: Desk, visit: Visit) => Redirected };

/** The login page, which leads back to this path afterwards. */
export const toLogin = (path: string): Redirected => ({ redirect: `/login?url=${encodeURIComponent(path)}` });
