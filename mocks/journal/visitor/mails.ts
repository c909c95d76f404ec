import type { MailedLink } from '#machines/api/contract.ts';
import type { Desk } from '../desk.ts';
import { lookUp } from '../read-fields.ts';
import type { Link, LinkTarget, Mail } from './access-state.ts';

/** How many mails are kept. */
const KEPT = 200;

/** Sends a mail, which a developer finds in the journal's state. */
export function send({ state }: Desk, mail: Mail): void {
  state.mails = [...state.mails, mail].slice(-KEPT);
}

/** How long a mailed link is good: an hour for a password, a week for anything else, in ms. */
export const LASTS: Record<LinkTarget, number> = {
  password: 3_600_000,
  email: 604_800_000,
  address: 604_800_000,
  card: 604_800_000,
  donation: 604_800_000,
};

/** Makes the token of a link to be mailed. */
export function openLink({ state, now, newId }: Desk, link: Omit<Link, 'until' | 'used'>): string {
  const token = newId('lnk_');
  state.links[token] = { ...link, until: now + LASTS[link.opens] };
  return token;
}

/** The link of this token, if it opens this and is not too old. */
export function linkOf({ state, now }: Desk, opens: LinkTarget, token: string): Link | undefined {
  const link = lookUp(state.links, token);
  return link?.opens === opens && (link.until === null || now < link.until) ? link : undefined;
}

/** Ends the links of an account that open this and were not used. */
export function endLinks({ state }: Desk, opens: LinkTarget, account: string): void {
  for (const [token, link] of Object.entries(state.links))
    if (link.opens === opens && link.account === account && link.used === undefined) delete state.links[token];
}

/** How long a link that was used leads on, since mail scanners open links first: an hour, in ms. */
export const LEADS_ON = 3_600_000;

/** What the link of this token is worth to whoever opens it: the reader of this account, or a visitor. */
export function linkState(
  { state, now }: Desk,
  opens: LinkTarget,
  token: string | null,
  reader?: string,
): MailedLink['state'] {
  if (token === null) return 'missing';
  const link = lookUp(state.links, token);
  if (link?.opens !== opens) return 'unknown';
  if (reader !== undefined && reader !== link.account) return 'foreign';
  // Of a link that is both, `used` is what helps: no new one is mailed in its place.
  if (link.used !== undefined && now - link.used >= LEADS_ON) return 'used';
  return link.until !== null && now >= link.until ? 'expired' : 'good';
}

/** Whether a page was asked for by a link: with its token, or with the mark that the front leaves in its place. */
export const isByLink = (query: URLSearchParams): boolean => query.has('token') || query.has('link');
