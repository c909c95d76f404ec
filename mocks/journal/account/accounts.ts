import { isSubscribed } from '#machines/rules/subscription/is-subscribed.ts';
import { type Desk, dayOf } from '../desk.ts';
import { lookUp } from '../look-up.ts';
import type { Account, JournalState } from '../state.ts';

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
export function openAccount(
  { state, now, newId }: Desk,
  owner: { name: string; email: string; password: string },
): Account {
  const account = newAccount({ ...owner, ref: newId('acc_'), created: dayOf(now) });
  state.accounts[account.subscriber.account.ref] = account;
  return account;
}

/** The account of somebody who has nothing yet. */
export function newAccount(owner: {
  ref: string;
  name: string;
  email: string;
  password: string;
  created: string;
}): Account {
  const { ref, name, email, password, created } = owner;
  const nobody = { a: false, b: false, c: false };
  return {
    password,
    payment: null,
    subscriber: {
      account: {
        ref,
        name,
        first_name: firstNameOf(name),
        email,
        email_change: null,
        emailPending: false,
        emailFailing: false,
        contacts: [{ suspended: false }],
        autorenew: false,
        created,
        shipcode: 'ship-a',
        addresses: { a: null, b: null, c: null },
        canDeleteAddress: nobody,
      },
      timetable: {
        current_subscription: null,
        future_subscriptions: [],
        lifetime_subscription: false,
        issues_delivered: [],
        issues_expected: [],
        discontinuous: null,
        address_required: nobody,
        address_removable: nobody,
      },
    },
  };
}

/** What a reader is called by: the name up to its first space. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;
