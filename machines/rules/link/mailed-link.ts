import type { MailedLink } from '#machines/api/contract.ts';

/** Why a mailed link does not work. `foreign`: it belongs to an account other than the logged-in one. */
export type LinkTrouble = Exclude<MailedLink['state'], 'good'>;

/** A way on from a bad link. `renew` requests a new link. */
export type LinkStep = 'renew' | 'logIn' | 'logOut' | 'account';

/** The page data about the mailed link. Older servers send `token_refused`. */
export interface LinkedPage {
  link?: MailedLink | undefined;
  token_refused?: boolean | undefined;
}

/** Returns the problem with the page's link; undefined if it is good, missing or not reported. */
export function linkTrouble({ link, token_refused }: LinkedPage): LinkTrouble | undefined {
  if (!link) return token_refused ? 'unknown' : undefined;
  return link.state === 'good' ? undefined : link.state;
}

/** Who opened a link. `anybody`: the page does not know whether they are logged in. `led`: the page itself leads on. */
export type LinkViewer = 'reader' | 'visitor' | 'anybody' | 'led';

/** Returns the ways on from a bad link, best first. Only an expired link can be renewed, by its token. */
export function linkSteps(trouble: LinkTrouble, viewer: LinkViewer, token: string | undefined): LinkStep[] {
  const renewal: LinkStep[] = trouble === 'expired' && token !== undefined ? ['renew'] : [];
  if (viewer === 'led') return renewal;
  if (trouble === 'foreign') return ['logOut', 'account'];
  return [...renewal, viewer === 'visitor' ? 'logIn' : 'account'];
}
