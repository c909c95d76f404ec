import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import type { Desk } from '../desk.ts';
import { forReader } from '../for-reader.ts';
import type { Call, Plays } from '../play.ts';
import { isEmail, isLongerThan, isRecord, textOf } from '../read-fields.ts';
import type { Account } from '../state.ts';
import { endLinks, openLink } from '../visitor/links.ts';
import { send } from '../visitor/mails.ts';
import { accountByEmail, firstNameOf } from './accounts.ts';
import { changedAccount } from './readers-own.ts';

/** A reader's own name and email address. */
export const ownDetailsPlays = {
  changeName: (desk, call) => changeName(desk, call),
  replaceName: (desk, call) => changeName(desk, call),
  changeEmail: (desk, call) => {
    const changed = changedAccount(desk);
    return 'status' in changed ? changed : changeEmail(desk, changed, call.body);
  },
} satisfies Partial<Plays>;

function changeName(desk: Desk, call: Call): Answer<'changeName'> {
  const changed = changedAccount(desk);
  if ('status' in changed) return changed;
  if (!isRecord(call.body)) return replies.changeName.refused;
  const name = textOf(call.body, 'name').trim();
  if (!name) return replies.changeName.fieldErrors;
  if (isLongerThan(200, name)) return { status: 400, body: { errors: { name: 'Please use at most 200 characters.' } } };
  const { account } = changed.subscriber;
  account.name = name;
  account.first_name = firstNameOf(name);
  return forReader({ name });
}

function changeEmail(desk: Desk, { subscriber: { account } }: Account, body: unknown): Answer<'changeEmail'> {
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
