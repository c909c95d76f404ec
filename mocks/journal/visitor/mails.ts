import type { Mail, MailedLink } from '#machines/api/contract.ts';
import { lookUp } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import type { Link, LinkTarget } from './access-state.ts';

const KEPT = 200;

export function send({ state }: Context, mail: Mail): void {
  state.mails = [...state.mails, mail].slice(-KEPT);
}

/** Returns the path that a mail links to; undefined if it has none. */
export const linkIn = (mail: Mail): string | undefined => ('link' in mail ? mail.link : undefined);

/** How long a mailed link is valid, in ms: an hour for a password, a week otherwise. */
export const LINK_LASTS_FOR: Record<LinkTarget, number> = {
  password: 3_600_000,
  email: 604_800_000,
  address: 604_800_000,
  card: 604_800_000,
  donation: 604_800_000,
};

export function openLink({ state, now, newId }: Context, link: Omit<Link, 'until' | 'used'>): string {
  const token = newId('lnk_');
  state.links[token] = { ...link, until: now + LINK_LASTS_FOR[link.opens] };
  return token;
}

export function linkOf({ state, now }: Context, opens: LinkTarget, token: string): Link | undefined {
  const link = lookUp(state.links, token);
  return link?.opens === opens && (link.until === null || now < link.until) ? link : undefined;
}

/** Deletes an account's unused links of this kind. */
export function endLinks({ state }: Context, opens: LinkTarget, account: string): void {
  for (const [token, link] of Object.entries(state.links))
    if (link.opens === opens && link.account === account && link.used === undefined) delete state.links[token];
}

/** How long a used link still works, because mail scanners open links first: an hour, in ms. */
export const CONFIRMATION_SHOWN_FOR = 3_600_000;

/** Returns the state of a link for the current reader, or for a visitor without one. */
export function linkState(
  { state, now }: Context,
  opens: LinkTarget,
  token: string | null,
  reader?: string,
): MailedLink['state'] {
  if (token === null) return 'missing';
  const link = lookUp(state.links, token);
  if (link?.opens !== opens) return 'unknown';
  if (reader !== undefined && reader !== link.account) return 'foreign';
  // For a link that is used and expired, `used` helps more, because no new one is mailed for it.
  if (link.used !== undefined && now - link.used >= CONFIRMATION_SHOWN_FOR) return 'used';
  return link.until !== null && now >= link.until ? 'expired' : 'good';
}

/**
 * Whether a page was opened by a mailed link: its address has the token, or the mark that the front end leaves in its
 * place.
 */
export const isByLink = (query: URLSearchParams): boolean => query.has('token') || query.has('link');
