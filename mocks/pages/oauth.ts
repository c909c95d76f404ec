import { returnPath } from '#machines/rules/link/return-path.ts';
import type { Desk } from '../journal/desk.ts';
import { lookUp } from '../journal/look-up.ts';
import { beginSession } from '../journal/visitor/sessions.ts';
import { refOf } from '../readers.ts';
import type { Links, Redirected } from './page.ts';

/** Signing in elsewhere: no provider is asked, and the reader of the documented page for institutions comes back at once. */
export const oauthLinks = {
  signInWithGoogle: (desk, { query }) => signedIn(desk, query.get('url')),
  signInWithOpenAthens: (desk, { query }) => signedIn(desk, query.get('url')),
  signInWithInstitution: (desk, { query }) => signedIn(desk, query.get('target')),
} satisfies Links;

function signedIn(desk: Desk, path: string | null): Redirected {
  const account = lookUp(desk.state.accounts, refOf('expiring') ?? '');
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  if (!account) return { redirect: '/login', headers };
  return { redirect: returnPath(path), headers: { ...headers, ...beginSession(desk, account) } };
}
