import type { Desk } from '../desk.ts';
import { lookUp } from '../look-up.ts';
import { linkOf } from '../visitor/links.ts';
import { accountByEmail } from './accounts.ts';

/** How long a link that was used leads on to the account, since mail scanners open links first: an hour, in ms. */
export const LEADS_ON = 3_600_000;

/** Moves the pending address of a mailed link to its account, once; whether the link is good. */
export function confirmEmail(desk: Desk, token: string): boolean {
  const link = linkOf(desk, 'email', token);
  const account = link && lookUp(desk.state.accounts, link.account)?.subscriber.account;
  if (!link?.email || !account) return false;
  if (link.used !== undefined) return desk.now - link.used < LEADS_ON;
  if (accountByEmail(desk.state, link.email)) return false;
  link.used = desk.now;
  account.email = link.email;
  account.email_change = null;
  account.emailPending = false;
  account.emailFailing = false;
  account.contacts = account.contacts.map(() => ({ suspended: false }));
  return true;
}
