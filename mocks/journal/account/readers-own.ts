import { replies } from '../../replies.ts';
import type { LinkTarget } from '../access/access-state.ts';
import { linkOf } from '../access/links.ts';
import { accountOf } from '../accounts.ts';
import type { Desk } from '../desk.ts';
import { lookUp } from '../look-up.ts';
import type { Call } from '../play.ts';
import type { Account } from '../state.ts';

const { signedOut, viewOnly } = replies.changeName;
const { linkRefused } = replies.setCard;

/** Whether an administrator looks at a reader's page, where nothing can be changed (HOST-15). */
export const isViewing = (desk: Desk, query: Call['query']): boolean =>
  accountOf(desk)?.isAdministrator === true && query?.has('admin-view') === true;

/** Whose account a page or a call shows: the reader's own, or the one that an administrator looks at by its reference. */
export function shownAccount(desk: Desk, query: Call['query']): Account | undefined {
  const viewed = isViewing(desk, query) ? lookUp(desk.state.accounts, query?.get('admin-view') ?? '') : undefined;
  return viewed ?? accountOf(desk);
}

/** The account that a call changes, or why it may not. */
export function changedAccount(desk: Desk, { query }: Call): Account | typeof signedOut | typeof viewOnly {
  if (isViewing(desk, query)) return viewOnly;
  return accountOf(desk) ?? signedOut;
}

/** The account that a call changes which the token of a mailed link authorises, or a session in its place. */
export function linkedAccount(
  desk: Desk,
  opens: LinkTarget,
  call: Call,
): Account | typeof signedOut | typeof viewOnly | typeof linkRefused {
  const token = call.query?.get('token');
  if (isViewing(desk, call.query) || token === null || token === undefined) return changedAccount(desk, call);
  return accountOfLink(desk, opens, token) ?? linkRefused;
}

/** The account that a mailed link opens something of. */
export function accountOfLink(desk: Desk, opens: LinkTarget, token: string): Account | undefined {
  const link = linkOf(desk, opens, token);
  return link && lookUp(desk.state.accounts, link.account);
}
