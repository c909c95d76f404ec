import type { Cancellation, PaymentDetails, PaymentRecord, PaymentSetup, Subscriber } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { ADMINISTRATOR, PEOPLE_OF_PAGES, personOf } from '../../readers.ts';
import { pages } from '../../replies.ts';
import type { MethodDetails } from '../../stripe/outcome.ts';
import { lookUp } from '../read-fields.ts';

export interface AccountState {
  /** The current reader's account when there are no cookies; null for a visitor. */
  reader: string | null;
  accounts: Record<string, Account>;
  /** Monthly donations, by the token of the donor's mailed link. */
  donations: Record<string, Donation>;
  /** What readers did about cancelling, by the token of a cycle. */
  cancellations: Record<string, Pick<Cancellation, 'cancelled_at' | 'mailed_to' | 'offer' | 'accepted'>>;
  /** The account of each session that the journal opened, null for a visitor's. Empty without cookies. */
  sessions: Record<string, string | null>;
  /** By the account that an order opened and logged in. Each account has one entry at most. */
  entries: Record<string, GuestLogin>;
}

/** The login of a guest whose order opened an account. */
export interface GuestLogin {
  /** The guest's session that placed the order; undefined without cookies. */
  from: string | undefined;
  session: string;
}

export interface Account {
  password: string;
  /** May view every reader's pages with `admin-view`, read-only. */
  isAdministrator?: true;
  subscriber: Subscriber;
  payment: PaymentRecord | null;
  holder?: string | undefined;
  /** The charges that the reader was reminded of or that failed, once mailed: the mail's link and the day. */
  mailedCharges?: string[];
}

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

export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

export const PASSWORD = 'correct horse';

export const seedAccounts = (): Record<string, Account> =>
  Object.fromEntries([
    ...PEOPLE_OF_PAGES.map((reader): [string, Account] => {
      const { subscriber, payment_info: payment } = personOf(reader).body;
      // A deep copy may be mutated.
      const account = structuredClone({ password: PASSWORD, subscriber, payment }) as unknown as Account;
      return [subscriber.account.ref, account];
    }),
    [ADMINISTRATOR, administrator()],
  ]);

function administrator(): Account {
  const { journal, support_email } = pages.showLogin.everyTab.body.settings;
  const owner = { ref: ADMINISTRATOR, name: journal, email: support_email, password: PASSWORD, created: '2016-01-01' };
  return { ...newAccount(owner), isAdministrator: true };
}

export interface Donation {
  name: string;
  details: PaymentDetails;
  failing: boolean;
  /** The account of the reader who gave it; null for a visitor's. */
  account: string | null;
  email: string;
  /** When it was stopped (ISO). */
  cancelled?: string;
  /** The monthly amount (cents) and the day of the next payment (ISO); some donations lack them. */
  amount?: number;
  next?: string;
  method?: string;
  isChanged: boolean;
  payments: number;
}

export const DONATIONS = { paid: 'don_3Kf8Yw', bank: 'don_bank', failing: 'don_failing' } as const;

export function seedDonations(): Record<string, Donation> {
  const { donation, donationByBank, donationFailing } = pages.showDonationSetup;
  const donations = [
    [DONATIONS.paid, donation] as const,
    [DONATIONS.bank, donationByBank] as const,
    [DONATIONS.failing, donationFailing] as const,
  ].map(([token, { body }]): [string, Donation] => {
    const { name, details, failing, amount, next_at: next }: PaymentSetup = copyOf(body.payment_setup);
    if (!details) throw new Error(`Nothing pays for the donation ${token}.`);
    const email = `${name.split(' ')[0]?.toLowerCase()}@reader.example`;
    const told = { name, email, details, failing: failing ?? false, amount, next };
    return [token, { account: null, ...told, isChanged: false, payments: 0 }];
  });
  const mailed = Object.fromEntries(donations);
  return { ...mailed, ...donationsOfReaders(mailed) };
}

/** Returns the donations that documented readers give, as their accounts tell. */
function donationsOfReaders(mailed: Record<string, Donation>): Record<string, Donation> {
  return Object.fromEntries(
    PEOPLE_OF_PAGES.flatMap((reader) => {
      const { subscriber, payment_info: payment } = personOf(reader).body;
      const { ref, name, email, monthly_donation: given }: Subscriber['account'] = copyOf(subscriber.account);
      if (!given) return [];
      const { token, amount, next_charge_on: next } = given;
      const details: PaymentDetails = { type: 'details', data: copyOf(payment ?? {}) };
      const begun = { name, details, failing: false, next, isChanged: false, payments: 0 };
      return [[token, { ...(lookUp(mailed, token) ?? begun), amount, email, account: ref }]];
    }),
  );
}

/** The documented offer, to the reader of its page, and others to readers whose page is not documented. */
export function seedCancellations(): AccountState['cancellations'] {
  const { token, offer } = copyOf(pages.showCancellation.offered.body.cancellation);
  return {
    [token]: { offer },
    sub_Ks04: { offer: { ...offer, id: 'offer_kavitha' } },
    sub_Eg20: { offer: { ...offer, id: 'offer_etienne' } },
  };
}

export interface Method {
  id: string;
  details: PaymentDetails['data'];
  /** Declined during setup. */
  isDeclined?: true;
}

/**
 * Saves a method for its account or donation. An account may have a card and a bank account (PAYM-6), a donation has
 * one method.
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

/** Whether a saved method is declined when charged, as the provider's test card 4000 0000 0000 0341 is. */
export const failsWhenCharged = ({ card }: MethodDetails): boolean => card?.last_four === '0341';
