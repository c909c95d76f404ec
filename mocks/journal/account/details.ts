import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { type Call, type Desk, forReader, type Plays } from '../desk.ts';
import { isEmail, isLongerThan, isRecord, lookUp, textOf } from '../read-fields.ts';
import { countUp, isOutdated } from '../subscription/timetable.ts';
import { endLinks, linkOf, openLink, send } from '../visitor/mails.ts';
import { type Account, firstNameOf } from './account-state.ts';
import { accountByEmail, changing, shownAccount } from './accounts.ts';

/** What an account tells its reader, and what the reader changes of it: autorenew, the name and the email address. */
export const detailsPlays = {
  getSubscriber: (desk, { query }) => {
    const shown = shownAccount(desk, query);
    if (!shown) return replies.getSubscriber.signedOut;
    const { account, timetable } = shown.subscriber;
    return forReader({ subscriber: { account }, timetable, payment_info: shown.payment });
  },
  flipAutorenew: changing((_desk, account, { body }) => switchAutorenew(account, body)),
  changeName: changing(changeName),
  replaceName: changing(changeName),
  changeEmail: changing(changeEmail),
} satisfies Partial<Plays>;

/** Switches autorenew to what the body asks for; without one it is flipped. */
function switchAutorenew(owner: Account, body: unknown): Answer<'flipAutorenew'> {
  const { payment, subscriber } = owner;
  const { account, timetable } = subscriber;
  const current = timetable.current_subscription;
  if (!current || current.info.cancelled || timetable.lifetime_subscription)
    return replies.flipAutorenew.nothingToRenew;
  const { autorenew = !account.autorenew }: { autorenew?: unknown } = Object(body);
  if (autorenew === account.autorenew) return forReader({ autorenew });
  if (isOutdated(owner, body)) return replies.flipAutorenew.outdated;
  if (!account.autorenew && !payment) return replies.flipAutorenew.paymentMissing;
  account.autorenew = !account.autorenew;
  countUp(owner);
  return forReader({ autorenew: account.autorenew });
}

function changeName(_: Desk, { subscriber: { account } }: Account, { body }: Call): Answer<'changeName'> {
  if (!isRecord(body)) return replies.changeName.refused;
  const name = textOf(body, 'name').trim();
  if (!name) return replies.changeName.fieldErrors;
  if (isLongerThan(200, name)) return { status: 400, body: { errors: { name: 'Please use at most 200 characters.' } } };
  account.name = name;
  account.first_name = firstNameOf(name);
  return forReader({ name });
}

function changeEmail(desk: Desk, { subscriber: { account } }: Account, { body }: Call): Answer<'changeEmail'> {
  if (!isRecord(body)) return replies.changeEmail.refused;
  const email = textOf(body, 'email').trim();
  if (!isEmail(email)) return replies.changeEmail.fieldErrors;
  const isCurrent = email.toLowerCase() === account.email.toLowerCase();
  endLinks(desk, 'email', account.ref);
  account.email_change = isCurrent ? null : email;
  account.emailPending = !isCurrent;
  if (!isCurrent) tell(desk, account, email);
  const { name, email_change } = account;
  return forReader({ email: account.email, email_change, name });
}

/** The owner of an address that is taken gets a mail, but no link; the answer is the same as for a free one. */
function tell(desk: Desk, { ref, email }: { ref: string; email: string }, wished: string): void {
  send(desk, { to: email, about: 'email change asked for' });
  if (accountByEmail(desk.state, wished)) {
    send(desk, { to: wished, about: 'address in use' });
    return;
  }
  const token = openLink(desk, { opens: 'email', account: ref, email: wished });
  send(desk, { to: wished, about: 'email change', link: `/account/email?token=${token}` });
}

/** How long a link that was used leads on to the account, since mail scanners open links first: an hour, in ms. */
export const LEADS_ON = 3_600_000;

/** Moves the pending address of a mailed link to its account, once; whether the link is good. */
export function confirmEmail(desk: Desk, token: string): boolean {
  const link = linkOf(desk, 'email', token);
  const account = link && lookUp(desk.state.accounts, link.account)?.subscriber.account;
  if (!link?.email || !account) return false;
  if (link.used !== undefined) return desk.now - link.used < LEADS_ON;
  if (accountByEmail(desk.state, link.email)) return false;
  link.used = desk.now;
  account.email = link.email;
  account.email_change = null;
  account.emailPending = false;
  account.emailFailing = false;
  account.contacts = account.contacts.map(() => ({ suspended: false }));
  return true;
}
