import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { givenBy } from '../gift/given.ts';
import { isEmail, isLongerThan, isRecord, isSameEmail, lookUp, textOf } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { endFailure, isOutdated } from '../subscription/timetable.ts';
import type { Link } from '../visitor/access-state.ts';
import { count, isOverLimit } from '../visitor/limits.ts';
import { CONFIRMATION_SHOWN_FOR, endLinks, linkOf, openLink, send } from '../visitor/mails.ts';
import { type Account, firstNameOf } from './account-state.ts';
import { accountByEmail, changing, shownAccount } from './accounts.ts';

export const detailsHandlers = {
  getSubscriber: (context, { query }) => {
    const shown = shownAccount(context, query);
    if (!shown) return replies.getSubscriber.signedOut;
    const { account, timetable } = shown.subscriber;
    return privateReply({
      subscriber: { account },
      timetable,
      payment_info: shown.payment,
      ...givenBy(context, shown),
    });
  },
  flipAutorenew: changing(switchAutorenew),
  changeName: changing(changeName),
  replaceName: changing(changeName),
  changeEmail: changing(changeEmail),
  renewLink,
} satisfies Partial<Handlers>;

/** Sets autorenew to what the body asks for; toggles it without a body. */
function switchAutorenew({ state }: Context, owner: Account, { body }: Call): AnswerTo<'flipAutorenew'> {
  const { payment, subscriber } = owner;
  const { account, timetable } = subscriber;
  const current = timetable.current_subscription;
  if (!current || current.info.cancelled || timetable.lifetime_subscription)
    return replies.flipAutorenew.nothingToRenew;
  const { autorenew = !account.autorenew }: { autorenew?: unknown } = Object(body);
  if (autorenew === account.autorenew) return privateReply({ autorenew });
  if (isOutdated(owner, body)) return replies.flipAutorenew.outdated;
  if (!account.autorenew && !payment) return replies.flipAutorenew.paymentMissing;
  account.autorenew = !account.autorenew;
  delete lookUp(state.cancellations, current.info.token)?.cancelled_at;
  endFailure(owner);
  return privateReply({ autorenew: account.autorenew });
}

function changeName(_: Context, { subscriber: { account } }: Account, { body }: Call): AnswerTo<'changeName'> {
  if (!isRecord(body)) return replies.changeName.refused;
  const name = textOf(body, 'name').trim();
  if (!name) return replies.changeName.fieldErrors;
  if (isLongerThan(200, name)) return { status: 400, body: { errors: { name: 'Please use at most 200 characters.' } } };
  account.name = name;
  account.first_name = firstNameOf(name);
  return privateReply({ name });
}

function changeEmail(context: Context, { subscriber: { account } }: Account, { body }: Call): AnswerTo<'changeEmail'> {
  if (!isRecord(body)) return replies.changeEmail.refused;
  const email = textOf(body, 'email').trim();
  if (!isEmail(email)) return replies.changeEmail.fieldErrors;
  const isCurrent = isSameEmail(email, account.email);
  endLinks(context, 'email', account.ref);
  account.email_change = isCurrent ? null : email;
  account.emailPending = !isCurrent;
  if (!isCurrent) tell(context, account, email);
  const { name, email_change } = account;
  return privateReply({ email: account.email, email_change, name });
}

/**
 * Mails the confirmation link. The owner of a taken address gets a mail without a link, and the answer is the same, so
 * that a caller cannot tell which addresses are taken.
 */
function tell(context: Context, { ref, email }: { ref: string; email: string }, wished: string): void {
  send(context, { to: email, about: 'notice', notice: 'email-changing' });
  if (accountByEmail(context.state, wished)) {
    send(context, { to: wished, about: 'notice', notice: 'address-in-use' });
    return;
  }
  const token = openLink(context, { opens: 'email', account: ref, email: wished });
  send(context, { to: wished, about: 'link', page: 'email-change', link: `/account/email?token=${token}` });
}

/** Applies the pending address of a mailed link, once. Returns the address if the account has it now. */
export function confirmEmail(context: Context, token: string): string | undefined {
  const link = linkOf(context, 'email', token);
  const account = link && lookUp(context.state.accounts, link.account)?.subscriber.account;
  if (!link?.email || !account) return undefined;
  if (link.used === undefined) {
    if (accountByEmail(context.state, link.email)) return undefined;
    link.used = context.now;
    account.email = link.email;
    account.email_change = null;
    account.emailPending = false;
    account.emailFailing = false;
    account.contacts = account.contacts.map(() => ({ suspended: false }));
  }
  if (account.email !== link.email) return undefined;
  delete link.isTold;
  return link.email;
}

/** Returns the address confirmed by link within the last hour. The account page shows it once. */
export function confirmedFor(context: Context, ref: string): string | undefined {
  const account = lookUp(context.state.accounts, ref)?.subscriber.account;
  const link = Object.values(context.state.links).find(
    ({ opens, account: owner, email, used = 0, isTold }) =>
      opens === 'email' &&
      owner === ref &&
      email === account?.email &&
      context.now - used < CONFIRMATION_SHOWN_FOR &&
      !isTold,
  );
  if (!link) return undefined;
  link.isTold = true;
  return link.email;
}

/** Mails a new link in place of an expired one. Every token gets the same answer. */
function renewLink(context: Context, { body }: Call): AnswerTo<'renewLink'> {
  const link = isRecord(body) ? lookUp(context.state.links, textOf(body, 'token')) : undefined;
  if (link) mailAnew(context, link);
  return replies.renewLink.linkRenewed;
}

function mailAnew(context: Context, link: Link): void {
  const { opens, account: owner, until } = link;
  const account = lookUp(context.state.accounts, owner)?.subscriber.account;
  const to = link.email ?? account?.email;
  if (to === undefined || until === null || context.now < until || isOverLimit(context, 'mail', to)) return;
  count(context, 'mail', to);
  switch (opens) {
    case 'email':
      if (account?.email_change === to)
        send(context, { to, about: 'link', page: 'email-change', link: `/account/email?token=${renew()}` });
      return;
    case 'address':
      send(context, { to, about: 'link', page: 'addresses', link: `/account/address?token=${renew()}` });
      return;
    case 'card':
      send(context, { to, about: 'link', page: 'payment-method', link: `/account/payment?token=${renew()}` });
      return;
    case 'donation':
      send(context, { to, about: 'link', page: 'monthly-donation', link: `/donation/setup?token=${owner}` });
      return;
    case 'password':
  }

  function renew(): string {
    return openLink(context, { opens, account: owner, ...(link.email !== undefined && { email: link.email }) });
  }
}
