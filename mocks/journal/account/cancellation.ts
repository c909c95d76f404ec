import type { Cancellation } from '#machines/api/contract.ts';
import { canPay } from '#machines/rules/payment/card-expiry.ts';
import { isRenewable, issuesToCome } from '#machines/rules/subscription/overview.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { isLongerThan, isRecord, lookUp, textOf } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { countUp, endFailure, isOutdated } from '../subscription/timetable.ts';
import { send } from '../visitor/mails.ts';
import type { Account, Donation } from './account-state.ts';
import { accountOf, shownAccount } from './accounts.ts';
import { goesOn } from './monthly-donation.ts';
import { dueAfter, lastDay } from './next-charge.ts';

export const cancellationHandlers = {
  getCancellation: answered,
  cancel: ofToken(cancel),
  undoCancellation: ofToken(undo),
  acceptOffer: ofToken(accept),
} satisfies Partial<Handlers>;

/** Returns what a token cancels for the reader of a page or call; undefined if it is nothing of theirs. */
export function cancellationOf(context: Context, token: string, query: Call['query']): Cancellation | undefined {
  const target = targetOf(context, token, shownAccount(context, query));
  if (!target) return undefined;
  return 'donation' in target ? donationState(context, target) : subscriptionState(context, target);
}

interface OwnSubscription {
  token: string;
  account: Account;
}

interface OfDonation {
  token: string;
  donation: Donation;
}

type Target = OwnSubscription | OfDonation;

/** Returns what a token names. A donation belongs to its token, not to a reader. */
function targetOf({ state }: Context, token: string, account: Account | undefined): Target | undefined {
  const donation = lookUp(state.donations, token);
  if (donation) return { token, donation };
  const current = account?.subscriber.timetable.current_subscription;
  return account && current?.info.token === token ? { token, account } : undefined;
}

function subscriptionState({ state }: Context, { token, account: { subscriber } }: OwnSubscription): Cancellation {
  const { timetable } = subscriber;
  const { offer, accepted, cancelled_at, mailed_to } = lookUp(state.cancellations, token) ?? {};
  const ends_on = lastDay(timetable);
  const isRenewing = renews(subscriber);
  return {
    kind: 'subscription',
    token,
    state: isRenewing ? 'renewing' : 'cancelled',
    ...(timetable.version !== undefined && { version: timetable.version }),
    ...(ends_on && { ends_on }),
    ...(!timetable.lifetime_subscription && { issues_left: issuesToCome({ timetable }) }),
    keeps_archive: true,
    next_charge: timetable.next_charge ?? null,
    ...(isRenewing && offer && { offer }),
    ...(isRenewing && accepted && { accepted }),
    ...(!isRenewing &&
      cancelled_at && { cancelled_at, ...(mailed_to && { mailed_to }), ...(ends_on && { undo_until: ends_on }) }),
  };
}

function donationState({ state }: Context, { token, donation }: OfDonation): Cancellation {
  const { amount, next, failing, cancelled, email } = donation;
  const isDue = amount !== undefined && next !== undefined && !failing && cancelled === undefined;
  return {
    kind: 'donation',
    token,
    state: cancelled === undefined ? 'renewing' : 'cancelled',
    next_charge: isDue ? { on: dueAfter(next, state.today), amount, interval: 1 } : null,
    ...(cancelled !== undefined && {
      cancelled_at: cancelled,
      mailed_to: email,
      ...(next !== undefined && { undo_until: next }),
    }),
  };
}

const renews = ({ account, timetable }: Account['subscriber']): boolean =>
  account.autorenew && isRenewable({ timetable });

function cancel(context: Context, target: Target, body: unknown): AnswerTo<'cancel'> | undefined {
  if (!isRecord(body) || !isCode(body.reason, 64) || !isCode(body.offer, 128)) return replies.cancel.refused;
  if (!['string', 'undefined'].includes(typeof body.comment)) return replies.cancel.refused;
  if (isLongerThan(1_000, textOf(body, 'comment'))) return replies.cancel.fieldErrors;
  return 'donation' in target ? stopDonation(context, target) : cancelSubscription(context, target, body);
}

function stopDonation(context: Context, { token, donation }: OfDonation): undefined {
  if (donation.cancelled !== undefined) return;
  // What failed is not charged again, so the day of the next charge is past.
  if (donation.failing) delete donation.next;
  else if (donation.next !== undefined) donation.next = dueAfter(donation.next, context.state.today);
  Object.assign(donation, { cancelled: new Date(context.now).toISOString(), failing: false });
  goesOn(context, token);
  const { email: to, next } = donation;
  const link = `/account/cancel/${token}`;
  send(context, { about: 'cancelled', to, link, ...(next !== undefined && { undo_until: next }) });
}

function cancelSubscription(
  context: Context,
  { token, account }: OwnSubscription,
  body: Record<string, unknown>,
): typeof replies.cancel.outdated | undefined {
  const { subscriber } = account;
  const isCancelled = !renews(subscriber);
  if (!isCancelled && isOutdated(account, body)) return replies.cancel.outdated;
  const kept = keptOf(context, token);
  if (kept.offer?.id === body.offer) delete kept.offer;
  if (isCancelled) return undefined;
  const { email: to } = subscriber.account;
  subscriber.account.autorenew = false;
  endFailure(account);
  Object.assign(kept, { cancelled_at: new Date(context.now).toISOString(), mailed_to: to });
  const ends = lastDay(subscriber.timetable);
  const link = `/account/cancel/${token}`;
  send(context, { about: 'cancelled', to, link, ...(ends && { ends_on: ends, undo_until: ends }) });
  return undefined;
}

function undo(context: Context, target: Target): AnswerTo<'undoCancellation'> | undefined {
  const { today } = context.state;
  if ('donation' in target) {
    const { donation } = target;
    if (donation.cancelled === undefined) return undefined;
    if (donation.next === undefined || donation.next < today) return replies.undoCancellation.tooLate;
    delete donation.cancelled;
    return undefined;
  }
  const { account, token } = target;
  const { subscriber, payment } = account;
  const kept = keptOf(context, token);
  if (subscriber.account.autorenew || kept.cancelled_at === undefined) return undefined;
  const ends = lastDay(subscriber.timetable);
  if (ends === undefined || ends < today) return replies.undoCancellation.tooLate;
  if (!payment || !canPay(payment, today)) return replies.undoCancellation.paymentMissing;
  delete kept.cancelled_at;
  subscriber.account.autorenew = true;
  countUp(account);
  send(context, { to: subscriber.account.email, about: 'link', page: 'resumed', link: '/account' });
  return undefined;
}

function accept(context: Context, target: Target, body: unknown): AnswerTo<'acceptOffer'> | undefined {
  if (!isRecord(body) || body.offer === undefined || !isCode(body.offer, 128)) return replies.acceptOffer.refused;
  if ('donation' in target) return replies.acceptOffer.offerGone;
  const { account, token } = target;
  const kept = keptOf(context, token);
  if (kept.accepted?.id === body.offer) return undefined;
  if (kept.offer?.id !== body.offer || !renews(account.subscriber)) return replies.acceptOffer.offerGone;
  if (isOutdated(account, body)) return replies.acceptOffer.outdated;
  kept.accepted = kept.offer;
  delete kept.offer;
  return undefined;
}

/** Wraps a call that changes what its token names. The call answers with the state, unless it refuses. */
function ofToken<Reply>(act: (context: Context, target: Target, body: unknown) => Reply | undefined) {
  return (context: Context, call: Call) => {
    const target = targetOf(context, call.params?.token ?? '', accountOf(context));
    return (target && act(context, target, call.body)) ?? answered(context, call);
  };
}

function answered(context: Context, { params, query }: Call) {
  const told = cancellationOf(context, params?.token ?? '', query);
  if (told) return privateReply(told);
  return accountOf(context) ? replies.getCancellation.unknownToken : replies.getCancellation.signedOut;
}

/** Whether an optional field holds an id, of at most so many characters. */
const isCode = (value: unknown, longest: number): boolean =>
  value === undefined || (typeof value === 'string' && value.length <= longest && /^[A-Za-z0-9_-]+$/.test(value));

/** Returns what the journal notes of cancelling a cycle. */
function keptOf({ state }: Context, token: string) {
  state.cancellations[token] ??= {};
  return state.cancellations[token];
}
