import { pages, replies } from '../../replies.ts';
import { DONATIONS } from '../account/account-state.ts';

/** What the journal knows of how readers get in; times are ms since 1970. */
export interface AccessState {
  /** The sign-in codes that can still be used, and those that were tried too often, by the token of their request. */
  codes: Record<string, SignInCode>;
  /** The mailed links that open something, by their token. */
  links: Record<string, Link>;
  /** The mails that were sent, the last of them at the end. */
  mails: Mail[];
  /** What is limited, by its kind and email address. */
  counts: Record<string, Count>;
  /** Bot tokens that were used. */
  spent: string[];
  /** The tags of each address on the mailing list. */
  mailingList: Record<string, string[]>;
}

/** A code that was asked for; an address without an account is told a token, too. */
export interface SignInCode {
  email: string;
  at: number;
  tries: number;
}

/** A mailed link, which opens one thing and nothing else. */
export interface Link {
  opens: LinkTarget;
  /** The account; of a donation, its token. */
  account: string;
  /** The address that the link confirms; of a donation, the donor's. */
  email?: string;
  /** When it ends; null for never. */
  until: number | null;
  /** When it was used, where it is good once. */
  used?: number;
  /** Whether its reader was told on the account page what it did. */
  isTold?: boolean;
}

export type LinkTarget = 'email' | 'address' | 'card' | 'password' | 'donation';

/** A mail, as far as a developer needs it: to whom, what about, and what to type or open. */
export interface Mail {
  to: string;
  about:
    | 'sign-in code'
    | 'password link'
    | 'email change'
    | 'email change asked for'
    | 'address in use'
    | 'address page'
    | 'payment page'
    | 'gift'
    | 'receipt'
    | 'downloads'
    | 'monthly donation'
    | 'gift redeemed';
  code?: string;
  link?: string;
}

/** How often something was done since a time. */
export interface Count {
  since: number;
  times: number;
}

/** The tokens of mailed links that are good from the beginning, and of those that no longer are. */
export const LINKS = {
  email: 'lnk_email_amara',
  address: 'lnk_address_leila',
  card: 'lnk_9Zc4Tq',
  tooOld: 'lnk_too_old',
  tooOldEmail: 'lnk_email_too_old',
  tooOldCard: 'lnk_card_too_old',
  tooOldDonation: 'don_too_old',
  usedEmail: 'lnk_email_used',
} as const;

/** The documented request for a code, which is too old. */
const { token } = replies.requestCode.codeSent.body;

/** How readers get in, before anything happened. */
export function seedAccess(): AccessState {
  const { pendingEmail, addressMissing, failingEmail, digitalOnly } = pages.showAccount;
  const { ref: amara, email_change: email } = pendingEmail.body.subscriber.account;
  const link = (opens: Link['opens'], account: string): Link => ({ opens, account, until: null });
  return {
    codes: { [token]: { email: 'noor@reader.example', at: 0, tries: 0 } },
    links: {
      [LINKS.email]: { ...link('email', amara), email },
      [LINKS.address]: link('address', addressMissing.body.subscriber.account.ref),
      [LINKS.card]: link('card', failingEmail.body.subscriber.account.ref),
      [LINKS.tooOld]: { ...link('address', addressMissing.body.subscriber.account.ref), until: 0 },
      [LINKS.tooOldEmail]: { ...link('email', amara), email, until: 0 },
      [LINKS.tooOldCard]: { ...link('card', failingEmail.body.subscriber.account.ref), until: 0 },
      [LINKS.tooOldDonation]: { ...link('donation', DONATIONS.paid), email: 'wanjiru@reader.example', until: 0 },
      [LINKS.usedEmail]: {
        ...link('email', digitalOnly.body.subscriber.account.ref),
        email: digitalOnly.body.subscriber.account.email,
        used: 0,
      },
    },
    mails: [],
    counts: {},
    spent: [],
    mailingList: {},
  };
}
