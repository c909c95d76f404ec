import { pages, replies } from '../../replies.ts';
import type { AccessState, Link } from './access-state.ts';

/** The tokens of mailed links that are good from the beginning, and of one that no longer is. */
export const LINKS = {
  email: 'lnk_email_amara',
  address: 'lnk_address_leila',
  card: 'lnk_9Zc4Tq',
  tooOld: 'lnk_too_old',
} as const;

/** The documented request for a code, which is too old. */
const { token } = replies.requestCode.codeSent.body;

/** How readers get in, before anything happened. */
export function seedAccess(): AccessState {
  const { pendingEmail, addressMissing, failingEmail } = pages.showAccount;
  const { ref: amara, email_change: email } = pendingEmail.body.subscriber.account;
  const link = (opens: Link['opens'], account: string): Link => ({ opens, account, until: null });
  return {
    codes: { [token]: { email: 'noor@reader.example', at: 0, tries: 0 } },
    links: {
      [LINKS.email]: { ...link('email', amara), email },
      [LINKS.address]: link('address', addressMissing.body.subscriber.account.ref),
      [LINKS.card]: link('card', failingEmail.body.subscriber.account.ref),
      [LINKS.tooOld]: { ...link('address', addressMissing.body.subscriber.account.ref), until: 0 },
    },
    mails: [],
    counts: {},
    mailingList: {},
  };
}
