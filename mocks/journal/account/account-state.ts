import type { PaymentDetails, PaymentRecord, PaymentSetup, Subscriber } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { ADMINISTRATOR, PEOPLE_OF_PAGES, personOf } from '../../readers.ts';
import { pages } from '../../replies.ts';
import type { MethodDetails } from '../../stripe/outcome.ts';
import { lookUp } from '../read-fields.ts';

/** What the journal knows of readers and of those who give every month. */
export interface AccountState {
  /** The account of who is looking where there are no cookies to tell; null for a visitor. */
  reader: string | null;
  /** Every account, by its reference. */
  accounts: Record<string, Account>;
  /** Monthly donations, by the token of the link that was mailed to the donor. */
  donations: Record<string, Donation>;
  /** The account of each session, where readers are told apart by cookies. */
  sessions: Record<string, string>;
  /** The accounts that orders opened and logged in, each once. */
  entries: Record<string, Entry>;
}

/** How the reader of an order was logged in, by the reply that said that it is completed. */
export interface Entry {
  /** The guest's session that had ordered; none in a page. */
  from: string | undefined;
  /** The session that it was given. */
  session: string;
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

/** A monthly donation: what pays for it, and whether the latest payment could be taken. */
export interface Donation {
  name: string;
  details: PaymentDetails;
  failing: boolean;
  /** What it comes to a month, in cents, and the day of its next payment (ISO); not told of some. */
  amount?: number;
  next?: string;
  /** The method that was set up last, by its id at the provider. */
  method?: string;
  /** Whether another method was set up since a payment failed. */
  isChanged: boolean;
  /** How often a payment was taken here. */
  payments: number;
}

/** The links to donations that tests may open: one that is paid by card, one by a bank account, and one that is failing. */
export const DONATIONS = { paid: 'don_3Kf8Yw', bank: 'don_bank', failing: 'don_failing' } as const;

/** The donations of the documented pages, by token. */
export function seedDonations(): Record<string, Donation> {
  const { donation, donationByBank, donationFailing } = pages.showDonationSetup;
  const donations = [
    [DONATIONS.paid, donation] as const,
    [DONATIONS.bank, donationByBank] as const,
    [DONATIONS.failing, donationFailing] as const,
  ].map(([token, { body }]): [string, Donation] => {
    const { name, details, failing, amount, next_at: next }: PaymentSetup = copyOf(body.payment_setup);
    if (!details) throw new Error(`Nothing pays for the donation ${token}.`);
    return [token, { name, details, failing: failing ?? false, amount, next, isChanged: false, payments: 0 }];
  });
  return Object.fromEntries(donations);
}

/** A method as the provider knows it. */
export interface Method {
  id: string;
  details: PaymentDetails['data'];
  /** It is declined as it is set up. */
  isDeclined?: true;
}

/**
 * Keeps a method for the account or the donation that it was set up for: an account may have a card and a bank account
 * (PAYM-6), a donation is paid by one of them.
 */
export function keepOnFile(
  state: Pick<AccountState, 'accounts' | 'donations'>,
  owner: string,
  { id, details }: Omit<Method, 'isDeclined'>,
): void {
  const account = lookUp(state.accounts, owner);
  if (account) account.payment = { ...account.payment, type: 'details', ...details };
  const donation = lookUp(state.donations, owner);
  if (!donation || donation.method === id) return;
  donation.details = { type: 'details', data: details };
  donation.method = id;
  donation.isChanged = true;
}

/** Whether a method that could be kept is declined when it is charged, as the provider's test card 4000 0000 0000 0341 is. */
export const failsWhenCharged = ({ card }: MethodDetails): boolean => card?.last_four === '0341';
