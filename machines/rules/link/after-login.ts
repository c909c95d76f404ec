import type { Departure } from '#machines/lib/departure.ts';
import { returnPath } from './return-path.ts';

/** Where a login happens. `requested` is the unchecked address of the page to visit afterwards. */
export interface LoginPlace {
  requested?: string | undefined;
  /** The path and query of the login page itself. */
  page: string;
}

/** Returns the departure after a login: to the requested page, home from the login page, else a reload (ENTRY-16). */
export function afterLogin({ requested, page }: LoginPlace): Departure {
  if (requested !== undefined) return { visit: returnPath(requested) };
  return page.startsWith('/login') ? { visit: '/' } : { reload: true };
}

/** Returns the page a mailed code or OAuth login leads back to, the same as after a password (ENTRY-17). */
export const pathAfterLogin = ({ requested, page }: LoginPlace): string => returnPath(requested ?? page);

/** Returns the departure after a logout: home from an institutional page, else a reload (ENTRY-24). */
export const afterLogout = (isInstitutionalPage = false): Departure =>
  isInstitutionalPage ? { visit: '/' } : { reload: true };
