import type { Departure } from '#machines/lib/departure.ts';
import { returnPath } from './return-path.ts';

/** Where a reader logs in. */
export interface LoginPlace {
  /** The page that the host asks to be led on to. */
  requested?: string | undefined;
  /** The path of the page that the login stands on, with its query. */
  page: string;
}

/** How the page is left after a login: on to what was requested, home from the login page, anew from any other (ENTRY-16). */
export function afterLogin({ requested, page }: LoginPlace): Departure {
  if (requested !== undefined) return { visit: returnPath(requested) };
  return page.startsWith('/login') ? { visit: '/' } : { reload: true };
}

/** The page that a mailed code or another site's login leads back to; the same that the reader goes to from here (ENTRY-17). */
export const pathAfterLogin = ({ requested, page }: LoginPlace): string => returnPath(requested ?? page);

/** How the page is left after a logout: home from a page with the institutional page flag, anew from any other (ENTRY-24). */
export const afterLogout = (isInstitutionalPage = false): Departure =>
  isInstitutionalPage ? { visit: '/' } : { reload: true };
