import { replies } from '../../replies.ts';
import type { Desk } from '../desk.ts';
import { lookUp } from '../look-up.ts';
import type { Call } from '../play.ts';
import type { Account } from '../state.ts';
import { isViewing } from '../viewing.ts';
import type { LinkTarget } from '../visitor/access-state.ts';
import { linkOf } from '../visitor/links.ts';
import { accountOf } from './accounts.ts';

const { signedOut } = replies.changeName;
const { linkRefused } = replies.setCard;

/** Whose account a page or a call shows: the reader's own, or the one that an administrator looks at by its reference. */
export function shownAccount(desk: Desk, query: Call['query']): Account | undefined {
  const viewed = isViewing(desk, query) ? lookUp(desk.state.accounts, query?.get('admin-view') ?? '') : undefined;
  return viewed ?? accountOf(desk);
}

/** The account that a call changes, or why it may not. */
export const changedAccount = (desk: Desk): Account | typeof signedOut => accountOf(desk) ?? signedOut;

/** The account that a call changes which the token of a mailed link authorises, or a session in its place. */
export function linkedAccount(
  desk: Desk,
  opens: LinkTarget,
  { query }: Call,
): Account | typeof signedOut | typeof linkRefused {
  const token = query?.get('token');
  if (token === null || token === undefined) return changedAccount(desk);
  return accountOfLink(desk, opens, token) ?? linkRefused;
}

/** The account that a mailed link opens something of. */
export function accountOfLink(desk: Desk, opens: LinkTarget, token: string): Account | undefined {
  const link = linkOf(desk, opens, token);
  return link && lookUp(desk.state.accounts, link.account);
}
