import type { MailedLink } from '#machines/api/contract.ts';

/** Why a mailed link does not open its page. */
export type LinkTrouble = Exclude<MailedLink['state'], 'good'>;

/** What a reader can do about it, the best first. */
export type LinkStep = 'renew' | 'logIn' | 'logOut' | 'account';

/** What page data say of the link that its page was asked for by; `token_refused` is how older servers say it. */
export interface LinkedPage {
  link?: MailedLink | undefined;
  token_refused?: boolean | undefined;
}

/** Why the link of a page is not good; nothing where it is, where there is none, or where the server does not say. */
export function linkTrouble({ link, token_refused }: LinkedPage): LinkTrouble | undefined {
  if (!link) return token_refused ? 'unknown' : undefined;
  return link.state === 'good' ? undefined : link.state;
}

/** Who looks at a page of a link: a reader who is logged in, a visitor to a page of an account, or anybody where no account matters. */
export type LinkViewer = 'reader' | 'visitor' | 'anybody';

/** The next steps after a link that is not good. Only a link that is too old can be renewed, by its token. */
export function linkSteps(trouble: LinkTrouble, viewer: LinkViewer, token: string | undefined): LinkStep[] {
  const renewal: LinkStep[] = trouble === 'expired' && token !== undefined ? ['renew'] : [];
  if (trouble === 'foreign') return ['logOut', 'account'];
  return [...renewal, viewer === 'visitor' ? 'logIn' : 'account'];
}
