import type { GivenGift } from '#machines/api/contract.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { accountOf, changing } from '../account/accounts.ts';
import { dayOf } from '../day.ts';
import type { Effect, Giver } from '../order/order.ts';
import { lookUp } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { count, isOverLimit, overLimit } from '../visitor/limits.ts';
import { send } from '../visitor/mails.ts';
import { type Gift, giftOf } from './gift-state.ts';

export const givenHandlers = { resendGift: changing(resend) } satisfies Partial<Handlers>;

const answers = replies.resendGift;

/** Creates the gifts of an order and mails their links to the giver, unless the delivery date is in the future. */
export function makeGifts(
  context: Context,
  { giver, gift, count }: Extract<Effect, { kind: 'give' }>,
  receipt: string,
): void {
  const { deliverable, ...terms } = gift;
  for (let one = 0; one < count; one += 1) {
    const token = context.newId('gft_');
    const subscription = { token, ...terms, deliverables: { set: deliverable }, order: { name: giver.name } };
    const given = { giver, created: dayOf(context.now), mails: 0 };
    context.state.gifts[token] = { subscription, status: 'open', canUpgrade: true, given };
    context.state.scheduled[token] = gift.deliver_on ?? '';
    for (const key of [keyOf(giver), receipt])
      context.state.givenBy[key] = [...(lookUp(context.state.givenBy, key) ?? []), token];
  }
  mailDueGifts(context);
}

export function mailDueGifts(context: Context): void {
  const { scheduled } = context.state;
  for (const [token, day] of Object.entries(scheduled)) {
    if (day > dayOf(context.now)) continue;
    delete scheduled[token];
    const gift = giftOf(context.state, token);
    if (gift?.given && gift.status === 'open') mail(context, gift, gift.given.giver.email);
  }
}

function mail(context: Context, { subscription: { token }, given }: Gift, to: string): void {
  if (!given) return;
  send(context, { about: 'gift', to, link: `/subscribe/redeem?token=${token}`, from: given.giver.name });
  given.mails += 1;
  given.sentAt = dayOf(context.now);
}

/** Records a visit to the gift's page by anyone but the giver. */
export function opened(context: Context, token: string): void {
  const gift = giftOf(context.state, token);
  const account = accountOf(context);
  if (!gift?.given || (account && isOf(gift, account))) return;
  gift.given.openedAt ??= dayOf(context.now);
}

export function redeemed({ state, now }: Context, token: string): void {
  const gift = lookUp(state.gifts, token);
  if (!gift) return;
  gift.status = 'redeemed';
  if (gift.given) gift.given.redeemedAt = dayOf(now);
}

/** Returns the gifts of an account, newest first. A guest's gifts belong to the account with the same email. */
export function givenBy(context: Context, { subscriber: { account } }: Account): { gifts?: GivenGift[] } {
  const gifts = [...listed(context, guestKey(account.email)), ...listed(context, account.ref)];
  const made = Object.keys(context.state.gifts);
  const byDay = (one: GivenGift, other: GivenGift) => String(other.created).localeCompare(String(one.created));
  return some(gifts.toSorted((one, other) => byDay(one, other) || made.indexOf(other.token) - made.indexOf(one.token)));
}

export const givenWith = (context: Context, receipt: string): { gifts?: GivenGift[] } => some(listed(context, receipt));

const some = (gifts: GivenGift[]) => (gifts.length > 0 ? { gifts } : {});

const listed = ({ state }: Context, key: string): GivenGift[] =>
  (lookUp(state.givenBy, key) ?? []).flatMap((token) => {
    const gift = giftOf(state, token);
    return (gift && gift.status !== 'refunded' && told(gift)) || [];
  });

const keyOf = ({ account, email }: Giver): string => account ?? guestKey(email);

const guestKey = (email: string): string => `mailto:${email.toLowerCase()}`;

const isOf = ({ given }: Gift, { subscriber: { account } }: Account): boolean =>
  given !== undefined && [account.ref, guestKey(account.email)].includes(keyOf(given.giver));

function told({ subscription, status, given }: Gift): GivenGift | undefined {
  if (!given) return undefined;
  const { token, term, level, deliverables, message, deliver_on } = subscription;
  const { giver, created, mails, sentAt, openedAt, redeemedAt } = given;
  return {
    token,
    term,
    level,
    deliverable: deliverables.set,
    created,
    mails,
    state: status === 'redeemed' ? 'redeemed' : openedAt ? 'opened' : mails > 0 ? 'sent' : 'scheduled',
    ...(giver.recipient !== undefined && { recipient_name: giver.recipient }),
    ...(message !== undefined && { message }),
    ...(deliver_on !== undefined && { deliver_on }),
    ...(sentAt && { sent_at: sentAt }),
    ...(openedAt && { opened_at: openedAt }),
    ...(redeemedAt && { redeemed_at: redeemedAt }),
  };
}

function resend(context: Context, account: Account, { params }: Call): AnswerTo<'resendGift'> {
  const token = params?.token ?? '';
  const gift = giftOf(context.state, token);
  if (!gift || !isOf(gift, account)) return answers.unknownGift;
  if (gift.status === 'redeemed') return answers.giftRedeemed;
  if (lookUp(context.state.scheduled, token) !== undefined) return answers.giftScheduled;
  if (isOverLimit(context, 'resend', token)) {
    return overLimit(context, 'resend', token, answers.tooManyRequests);
  }
  count(context, 'resend', token);
  mail(context, gift, account.subscriber.account.email);
  const now = told(gift);
  return now ? privateReply(now) : answers.unknownGift;
}
