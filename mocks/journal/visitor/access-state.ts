import type { Mail } from '#machines/api/contract.ts';
import { pages, replies } from '../../replies.ts';
import { DONATIONS } from '../account/account-state.ts';

/** Sign-in codes, mailed links and limits of the journal. Times are ms since 1970. */
export interface AccessState {
  /** Sign-in codes that are valid or were tried too often, by the token of their request. */
  codes: Record<string, SignInCode>;
  links: Record<string, Link>;
  /** Latest last. */
  mails: Mail[];
  /** Counts towards limits, by kind and email address, session or token. */
  counts: Record<string, Count>;
  spent: string[];
  mailingList: Record<string, string[]>;
}

/** A requested sign-in code. Requests for unknown addresses get a token too, but no code. */
export interface SignInCode {
  email: string;
  at: number;
  tries: number;
}

/** A mailed link. It gives access to its target only. */
export interface Link {
  opens: LinkTarget;
  /** The account reference; for a donation, its token. */
  account: string;
  /** The address that the link confirms; for a donation, the donor's. */
  email?: string;
  /** When it expires; null for never. */
  until: number | null;
  used?: number;
  /** Whether the account page has shown the link's effect. */
  isTold?: boolean;
}

export type LinkTarget = 'email' | 'address' | 'card' | 'password' | 'donation';

export interface Count {
  since: number;
  times: number;
}

/** Tokens of mailed links for tests: valid, expired and used. */
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

/** The documented request for a code, which has expired. */
const { token } = replies.requestCode.codeSent.body;

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
