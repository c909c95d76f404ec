import type { Cancellation } from '#machines/api/contract.ts';
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
import { dueAfter, lastDay, withCharges } from './next-charge.ts';

export const cancellationHandlers = {
  getCancellation: (context, call) => answered(context, call, shownAccount(context, call.query)),
  cancel: ofToken(cancel),
  undoCancellation: ofToken(undo),
  acceptOffer: ofToken(accept),
} satisfies Partial<Handlers>;

/** Returns what a token cancels for this reader; undefined if it is nothing of theirs. A donation belongs to its token. */
export function cancellationOf(context: Context, token: string, account?: Account): Cancellation | undefined {
  const donation = lookUp(context.state.donations, token);
  if (donation) return donationTold(context, token, donation);
  return account?.subscriber.timetable.current_subscription?.info.token === token
    ? subscriptionTold(context, token, account)
    : undefined;
}

function subscriptionTold(context: Context, token: string, reader: Account): Cancellation {
  const { account, timetable } = withCharges(context, reader);
  const { offer, accepted, cancelled_at, mailed_to } = lookUp(context.state.cancellations, token) ?? {};
  const ends_on = lastDay(timetable);
  const told = {
    kind: 'subscription' as const,
    token,
    ...(timetable.version !== undefined && { version: timetable.version }),
    ...(ends_on && { ends_on }),
    ...(!timetable.lifetime_subscription && { issues_left: issuesToCome({ timetable }) }),
    keeps_archive: true,
    next_charge: timetable.next_charge ?? null,
  };
  if (account.autorenew && isRenewable({ timetable }))
    return { ...told, state: 'renewing', ...(offer && { offer }), ...(accepted && { accepted }) };
  return {
    ...told,
    state: 'cancelled',
    ...(cancelled_at && { cancelled_at, ...(mailed_to && { mailed_to }), ...(ends_on && { undo_until: ends_on }) }),
  };
}

function donationTold({ state }: Context, token: string, donation: Donation): Cancellation {
  const { amount, next, failing, cancelled, email } = donation;
  const told = { kind: 'donation' as const, token };
  if (cancelled !== undefined)
    return {
      ...told,
      state: 'cancelled',
      next_charge: null,
      cancelled_at: cancelled,
      ...(email !== undefined && { mailed_to: email }),
      ...(next !== undefined && { undo_until: next }),
    };
  const isDue = amount !== undefined && next !== undefined && !failing;
  return {
    ...told,
    state: 'renewing',
    next_charge: isDue ? { on: dueAfter(next, state.today), amount, interval: 1 } : null,
  };
}

type Target = { token: string } & ({ account: Account } | { donation: Donation });

function cancel(context: Context, target: Target, body: unknown): AnswerTo<'cancel'> | undefined {
  if (!isRecord(body) || !hasIds(body, ['reason', 'offer']) || !['string', 'undefined'].includes(typeof body.comment))
    return replies.cancel.refused;
  if (isLongerThan(1000, String(body.comment ?? ''))) return replies.cancel.fieldErrors;
  if ('account' in target) return cancelSubscription(context, target, body);
  stopDonation(context, target);
  return undefined;
}

function stopDonation(context: Context, { token, donation }: Extract<Target, { donation: Donation }>): void {
  if (donation.cancelled !== undefined) return;
  // What failed is not charged again, so the day of the next charge is past.
  if (donation.failing) delete donation.next;
  else if (donation.next !== undefined) donation.next = dueAfter(donation.next, context.state.today);
  Object.assign(donation, { cancelled: new Date(context.now).toISOString(), failing: false });
  goesOn(context, token);
  const { email, next } = donation;
  const link = `/account/cancel/${token}`;
  if (email) send(context, { about: 'cancelled', to: email, link, ...(next !== undefined && { undo_until: next }) });
}

function cancelSubscription(
  context: Context,
  { token, account: reader }: Extract<Target, { account: Account }>,
  body: Record<string, unknown>,
) {
  const { account } = reader.subscriber;
  const kept = keptOf(context, token);
  if (kept.offer?.id === body.offer) delete kept.offer;
  if (!account.autorenew || !isRenewable(reader.subscriber)) return undefined;
  if (isOutdated(reader, body)) return replies.cancel.outdated;
  account.autorenew = false;
  endFailure(reader);
  Object.assign(kept, { cancelled_at: new Date(context.now).toISOString(), mailed_to: account.email });
  const ends = lastDay(reader.subscriber.timetable);
  send(context, {
    about: 'cancelled',
    to: account.email,
    link: `/account/cancel/${token}`,
    ...(ends && { ends_on: ends, undo_until: ends }),
  });
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
  if (!payment) return replies.undoCancellation.paymentMissing;
  delete kept.cancelled_at;
  subscriber.account.autorenew = true;
  countUp(account);
  send(context, { to: subscriber.account.email, about: 'link', page: 'resumed', link: '/account' });
  return undefined;
}

function accept(context: Context, target: Target, body: unknown): AnswerTo<'acceptOffer'> | undefined {
  if (!isRecord(body) || typeof body.offer !== 'string' || !hasIds(body, ['offer'])) return replies.acceptOffer.refused;
  const kept = 'account' in target ? keptOf(context, target.token) : {};
  if (kept.accepted?.id === body.offer) return undefined;
  if (!('account' in target) || kept.offer?.id !== body.offer || !target.account.subscriber.account.autorenew)
    return replies.acceptOffer.offerGone;
  if (isOutdated(target.account, body)) return replies.acceptOffer.outdated;
  kept.accepted = kept.offer;
  delete kept.offer;
  return undefined;
}

/** Wraps a call that changes what its token names. The call answers with the state, unless it refuses. */
function ofToken<Reply>(act: (context: Context, target: Target, body: unknown) => Reply | undefined) {
  return (context: Context, call: Call) => {
    const token = call.params?.token ?? '';
    const donation = lookUp(context.state.donations, token);
    const account = accountOf(context);
    const known = cancellationOf(context, token, account);
    const target = donation ? { token, donation } : account && { token, account };
    const refused = known && target && act(context, target, call.body);
    return refused ?? answered(context, call, account);
  };
}

function answered(context: Context, { params }: Call, account: Account | undefined) {
  const told = cancellationOf(context, params?.token ?? '', account);
  if (told) return privateReply(told);
  return account ? replies.getCancellation.unknownToken : replies.getCancellation.signedOut;
}

const hasIds = (body: Record<string, unknown>, fields: readonly string[]): boolean =>
  fields.every((field) => body[field] === undefined || /^[A-Za-z0-9_-]{1,128}$/.test(textOf(body, field)));

/** Returns what the journal notes of cancelling a cycle. */
function keptOf({ state }: Context, token: string) {
  state.cancellations[token] ??= {};
  return state.cancellations[token];
}
