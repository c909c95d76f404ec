import { isSubscribed } from '#machines/rules/subscription/is-subscribed.ts';
import { replies } from '../../replies.ts';
import { scenarioOf } from '../../scenario/scenarios.ts';
import { dayOf } from '../day.ts';
import { isSameEmail, lookUp } from '../read-fields.ts';
import type { Call, Context } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import type { LinkTarget } from '../visitor/access-state.ts';
import { linkOf } from '../visitor/mails.ts';
import { worldOf } from '../world.ts';
import { type Account, newAccount } from './account-state.ts';
import { withCharges } from './next-charge.ts';

/** Returns the account of the session, or of the current reader if the call has no cookie. Undefined for a visitor. */
export function accountOf({ state, session }: Context): Account | undefined {
  const ref = session === undefined ? state.reader : lookUp(state.sessions, session);
  return ref ? lookUp(state.accounts, ref) : undefined;
}

export const accountByEmail = ({ accounts }: JournalState, email: string): Account | undefined =>
  Object.values(accounts).find(({ subscriber }) => isSameEmail(subscriber.account.email, email.trim()));

export const hasSubscription = ({ subscriber }: Account): boolean => isSubscribed(subscriber.timetable);

export function openAccount(context: Context, owner: { name: string; email: string; password: string }): Account {
  const ref = context.newId('acc_');
  const account = newAccount({ ...owner, ref, created: dayOf(context.now) });
  context.state.accounts[ref] = account;
  context.opened = ref;
  return account;
}

/** Runs `act` and returns its result with the account it opened, if any. */
export function noteOpened<Result>(
  context: Context,
  act: () => Result,
): { result: Result; opened: string | undefined } {
  context.opened = undefined;
  return { result: act(), opened: context.opened };
}

/** Returns the account that the guest's order opened, and its session; undefined if it opened none. */
export const entryFrom = ({ state, session }: Context): { account: string; session: string } | undefined => {
  if (session === undefined) return undefined;
  const [account, entry] = Object.entries(state.entries).find(([, { from }]) => from === session) ?? [];
  return account !== undefined && entry ? { account, session: entry.session } : undefined;
};

/** Returns the account that a page or call shows: the reader's own, or the one that an administrator views. */
export function shownAccount(context: Context, query: Call['query']): Account | undefined {
  const viewed = isViewing(context, query) ? lookUp(context.state.accounts, query?.get('admin-view') ?? '') : undefined;
  const account = viewed ?? accountOf(context);
  return account && { ...account, subscriber: withCharges(context, account) };
}

/** Wraps a call that changes the reader's own account. Answers `signedOut` to a visitor. */
export const changing =
  <Reply>(change: (context: Context, account: Account, call: Call) => Reply) =>
  (context: Context, call: Call): Reply | typeof signedOut => {
    const account = accountOf(context);
    return account ? change(context, account, call) : signedOut;
  };

/** Wraps a call that is authorised by the token of a mailed link, or by a session if there is no token. */
export const changingByLink =
  <Reply>(opens: LinkTarget, change: (context: Context, account: Account, call: Call) => Reply) =>
  (context: Context, call: Call): Reply | typeof signedOut | typeof linkRefused => {
    const token = call.query?.get('token');
    if (token === null || token === undefined) return changing(change)(context, call);
    const account = accountOfLink(context, opens, token);
    return account ? change(context, account, call) : linkRefused;
  };

export function accountOfLink(context: Context, opens: LinkTarget, token: string): Account | undefined {
  const link = linkOf(context, opens, token);
  return link && lookUp(context.state.accounts, link.account);
}

/** Whether a page is for viewing only and no call changes anything: an administrator's view, or the whole scenario (HOST-15). */
export const isReadOnly = (context: Context, query: Call['query']): boolean =>
  isViewing(context, query) || scenarioOf(worldOf(context).scenario).isViewOnly === true;

const isViewing = (context: Context, query: Call['query']): boolean =>
  accountOf(context)?.isAdministrator === true && query?.has('admin-view') === true;

const { signedOut } = replies.changeName;
const { linkRefused } = replies.setCard;
