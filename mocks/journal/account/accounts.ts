import { isSubscribed } from '#machines/rules/subscription/is-subscribed.ts';
import { replies } from '../../replies.ts';
import { scenarioOf } from '../../scenario/scenarios.ts';
import { dayOf } from '../day.ts';
import type { Call, Desk } from '../desk.ts';
import { lookUp } from '../read-fields.ts';
import type { JournalState } from '../state.ts';
import type { LinkTarget } from '../visitor/access-state.ts';
import { linkOf } from '../visitor/mails.ts';
import { worldOf } from '../world.ts';
import { type Account, newAccount } from './account-state.ts';

/** Returns the account of the session, or of the current reader if the call has no cookie. Undefined for a visitor. */
export function accountOf({ state, session }: Desk): Account | undefined {
  const ref = session === undefined ? state.reader : lookUp(state.sessions, session);
  return ref ? lookUp(state.accounts, ref) : undefined;
}

export const accountByEmail = ({ accounts }: JournalState, email: string): Account | undefined =>
  Object.values(accounts).find(
    ({ subscriber }) => subscriber.account.email.toLowerCase() === email.trim().toLowerCase(),
  );

export const hasSubscription = ({ subscriber }: Account): boolean => isSubscribed(subscriber.timetable);

export function openAccount(desk: Desk, owner: { name: string; email: string; password: string }): Account {
  const ref = desk.newId('acc_');
  const account = newAccount({ ...owner, ref, created: dayOf(desk.now) });
  desk.state.accounts[ref] = account;
  desk.opened = ref;
  return account;
}

/** Runs `act` and returns its result with the account it opened, if any. */
export function noteOpened<Result>(desk: Desk, act: () => Result): { result: Result; opened: string | undefined } {
  desk.opened = undefined;
  return { result: act(), opened: desk.opened };
}

/** Returns the account that the guest's order opened, and its session; undefined if it opened none. */
export const entryFrom = ({ state, session }: Desk): { account: string; session: string } | undefined => {
  if (session === undefined) return undefined;
  const [account, entry] = Object.entries(state.entries).find(([, { from }]) => from === session) ?? [];
  return account !== undefined && entry ? { account, session: entry.session } : undefined;
};

/** Returns the account that a page or call shows: the reader's own, or the one that an administrator views. */
export function shownAccount(desk: Desk, query: Call['query']): Account | undefined {
  const viewed = isViewing(desk, query) ? lookUp(desk.state.accounts, query?.get('admin-view') ?? '') : undefined;
  return viewed ?? accountOf(desk);
}

/** Wraps a call that changes the reader's own account. Answers `signedOut` to a visitor. */
export const changing =
  <Reply>(change: (desk: Desk, account: Account, call: Call) => Reply) =>
  (desk: Desk, call: Call): Reply | typeof signedOut => {
    const account = accountOf(desk);
    return account ? change(desk, account, call) : signedOut;
  };

/** Wraps a call that is authorised by the token of a mailed link, or by a session if there is no token. */
export const changingByLink =
  <Reply>(opens: LinkTarget, change: (desk: Desk, account: Account, call: Call) => Reply) =>
  (desk: Desk, call: Call): Reply | typeof signedOut | typeof linkRefused => {
    const token = call.query?.get('token');
    if (token === null || token === undefined) return changing(change)(desk, call);
    const account = accountOfLink(desk, opens, token);
    return account ? change(desk, account, call) : linkRefused;
  };

export function accountOfLink(desk: Desk, opens: LinkTarget, token: string): Account | undefined {
  const link = linkOf(desk, opens, token);
  return link && lookUp(desk.state.accounts, link.account);
}

/** Whether a page is for viewing only and no call changes anything: an administrator's view, or the whole scenario (HOST-15). */
export const isReadOnly = (desk: Desk, query: Call['query']): boolean =>
  isViewing(desk, query) || scenarioOf(worldOf(desk).scenario).isViewOnly === true;

const isViewing = (desk: Desk, query: Call['query']): boolean =>
  accountOf(desk)?.isAdministrator === true && query?.has('admin-view') === true;

const { signedOut } = replies.changeName;
const { linkRefused } = replies.setCard;
