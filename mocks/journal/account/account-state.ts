import type { PaymentRecord, Subscriber } from '#machines/api/contract.ts';
import { ADMINISTRATOR, PEOPLE_OF_PAGES, personOf } from '../../readers.ts';
import { pages } from '../../replies.ts';

/** What the journal knows of readers. */
export interface AccountState {
  /** The account of who is looking where there are no cookies to tell; null for a visitor. */
  reader: string | null;
  /** Every account, by its reference. */
  accounts: Record<string, Account>;
  /** The account of each session, where readers are told apart by cookies. */
  sessions: Record<string, string>;
}

/** What the journal keeps of a reader who has an account. */
export interface Account {
  password: string;
  /** May look at every reader's pages with `admin-view`, and changes nothing while doing so. */
  isAdministrator?: true;
  /** The reader as page data tells it: the account and the timetable. */
  subscriber: Subscriber;
  payment: PaymentRecord | null;
  /** The name on it, where the reader has given one. */
  holder?: string | undefined;
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

/** The password of every person of the documented pages. */
export const PASSWORD = 'correct horse';

/** The accounts of the documented people and of the journal itself, by reference. */
export const seedAccounts = (): Record<string, Account> =>
  Object.fromEntries([
    ...PEOPLE_OF_PAGES.map((reader): [string, Account] => {
      const { subscriber, payment_info: payment } = personOf(reader).body;
      // A deep copy is its own, so nothing of it is read-only any more.
      const account = structuredClone({ password: PASSWORD, subscriber, payment }) as unknown as Account;
      return [subscriber.account.ref, account];
    }),
    [ADMINISTRATOR, administrator()],
  ]);

/** Whoever answers the journal's own mail. */
function administrator(): Account {
  const { journal, support_email } = pages.showLogin.everyTab.body.settings;
  const owner = { ref: ADMINISTRATOR, name: journal, email: support_email, password: PASSWORD, created: '2016-01-01' };
  return { ...newAccount(owner), isAdministrator: true };
}
