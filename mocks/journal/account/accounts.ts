import { isSubscribed } from '#machines/rules/subscription/is-subscribed.ts';
import { replies } from '../../replies.ts';
import { dayOf } from '../day.ts';
import type { Call, Desk } from '../desk.ts';
import { lookUp } from '../read-fields.ts';
import type { JournalState } from '../state.ts';
import type { LinkTarget } from '../visitor/access-state.ts';
import { linkOf } from '../visitor/mails.ts';
import { type Account, newAccount } from './account-state.ts';

/** The account of whoever is asking: of the session where the call brought its cookie, else of who is looking. */
export function accountOf({ state, session }: Desk): Account | undefined {
  const ref = session === undefined ? state.reader : lookUp(state.sessions, session);
  return ref ? lookUp(state.accounts, ref) : undefined;
}

/** The account with this email address, in whichever case it is written. */
export const accountByEmail = ({ accounts }: JournalState, email: string): Account | undefined =>
  Object.values(accounts).find(
    ({ subscriber }) => subscriber.account.email.toLowerCase() === email.trim().toLowerCase(),
  );

/** Whether a reader has a subscription that can only be renewed, not begun again. */
export const hasSubscription = ({ subscriber }: Account): boolean => isSubscribed(subscriber.timetable);

/** Opens an account for somebody who had none. */
export function openAccount(desk: Desk, owner: { name: string; email: string; password: string }): Account {
  const ref = desk.newId('acc_');
  const account = newAccount({ ...owner, ref, created: dayOf(desk.now) });
  desk.state.accounts[ref] = account;
  desk.opened = ref;
  return account;
}

/** Does something at a desk; answers what came of it, and the account that it opened, if any. */
export function noteOpened<Result>(desk: Desk, act: () => Result): { result: Result; opened: string | undefined } {
  desk.opened = undefined;
  return { result: act(), opened: desk.opened };
}

/** How a guest's session was logged in to the account that its order opened. */
export const entryFrom = ({ state, session }: Desk): { account: string; session: string } | undefined => {
  if (session === undefined) return undefined;
  const [account, entry] = Object.entries(state.entries).find(([, { from }]) => from === session) ?? [];
  return account !== undefined && entry ? { account, session: entry.session } : undefined;
};

/** Whose account a page or a call shows: the reader's own, or the one that an administrator looks at by its reference. */
export function shownAccount(desk: Desk, query: Call['query']): Account | undefined {
  const viewed = isViewing(desk, query) ? lookUp(desk.state.accounts, query?.get('admin-view') ?? '') : undefined;
  return viewed ?? accountOf(desk);
}

/** A call that changes the account of whoever makes it. */
export const changing =
  <Reply>(change: (desk: Desk, account: Account, call: Call) => Reply) =>
  (desk: Desk, call: Call): Reply | typeof signedOut => {
    const account = accountOf(desk);
    return account ? change(desk, account, call) : signedOut;
  };

/** A call that the token of a mailed link authorises, or a session in its place. */
export const changingByLink =
  <Reply>(opens: LinkTarget, change: (desk: Desk, account: Account, call: Call) => Reply) =>
  (desk: Desk, call: Call): Reply | typeof signedOut | typeof linkRefused => {
    const token = call.query?.get('token');
    if (token === null || token === undefined) return changing(change)(desk, call);
    const account = accountOfLink(desk, opens, token);
    return account ? change(desk, account, call) : linkRefused;
  };

/** The account that a mailed link opens something of. */
export function accountOfLink(desk: Desk, opens: LinkTarget, token: string): Account | undefined {
  const link = linkOf(desk, opens, token);
  return link && lookUp(desk.state.accounts, link.account);
}

/** Whether an administrator looks at a reader's page, where nothing can be changed (HOST-15). */
export const isViewing = (desk: Desk, query: Call['query']): boolean =>
  accountOf(desk)?.isAdministrator === true && query?.has('admin-view') === true;

const { signedOut } = replies.changeName;
const { linkRefused } = replies.setCard;
