import type { Address, RedeemOptions } from '#machines/api/contract.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { orderTotals } from '#machines/rules/price/pricing.ts';
import { upgradePrice, upgradePrices } from '#machines/rules/price/upgrade-price.ts';
import { DELIVERABLES, type Deliverable } from '#machines/rules/subscription/subscription.ts';
import { pages, replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { accountOf, noteOpened } from '../account/accounts.ts';
import { TARIFF } from '../catalogue/prices.ts';
import { charging } from '../checkout/attempts.ts';
import { asUpgrade, charge, paidElsewhere } from '../checkout/charge.ts';
import { newAddress, ownerIn } from '../checkout/effects.ts';
import { cancelIntent, intentFor, isPaid } from '../checkout/intents.ts';
import { settle } from '../checkout/settle.ts';
import { currencyIn } from '../currency.ts';
import { DELIVERED_BY, type Effect, type PricedOrder } from '../order/order.ts';
import { formProblems } from '../order/order-problems.ts';
import { isOneOf, type OrderForm, readForm, UNSENT } from '../order/read-form.ts';
import { changeName } from '../order/subscription-name.ts';
import { isRecord } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { beginSubscription } from '../subscription/begin.ts';
import { count, isOverLimit, overLimit } from '../visitor/limits.ts';
import { type Gift, giftOf } from './gift-state.ts';
import { redeemed } from './given.ts';

export const redeemHandlers = {
  getGift: read,
  redeemGift: charging('redeemGift', redeem),
} satisfies Partial<Handlers>;

const answers = replies.redeemGift;

/** Counts unknown tokens, so that nobody can guess one. */
function read(context: Context, { query }: Call): AnswerTo<'getGift'> {
  const token = query?.get('token') ?? '';
  if (!isPathValue('token', token)) return replies.getGift.malformedToken;
  const who = context.session ?? 'page';
  if (isOverLimit(context, 'gift', who)) return overLimit(context, 'gift', who, replies.getGift.tooManyRequests);
  const redeem = redeemOptions(context, token);
  if (redeem.status === 'notfound') count(context, 'gift', who);
  const account = accountOf(context);
  return privateReply({ subscriber: account?.subscriber ?? null, redeem, payment_info: account?.payment ?? null });
}

function redeem(context: Context, { body }: Call): AnswerTo<'redeemGift'> {
  const form = readForm(body, UNSENT);
  const chosen = readChoice(Object(body).subscription);
  if (!form || !chosen) return answers.refused;
  const gift = giftOf(context.state, chosen.token);
  if (!gift) return answers.unknownGift;
  return (
    refusal(context, gift) ??
    problems(context, form, chosen.deliverable) ??
    take(context, form, gift, chosen.deliverable)
  );
}

function readChoice(value: unknown): { token: string; deliverable: Deliverable } | undefined {
  if (!isRecord(value) || !isPathValue('token', value.token) || !isOneOf(DELIVERABLES, value.deliverable))
    return undefined;
  return { token: value.token, deliverable: value.deliverable as Deliverable };
}

/** Returns why the gift cannot be redeemed now. One that was paid for in another tab is redeemed first. */
function refusal(context: Context, gift: Gift): AnswerTo<'redeemGift'> | undefined {
  const last = intentFor(context, purposeOf(gift));
  if (last && isPaid(last) && !last.settled) return paidElsewhere(settle(context, last));
  if (gift.status === 'redeemed') return answers.alreadyRedeemed;
  const message = closedBecause(gift, accountOf(context));
  return message === undefined ? undefined : { status: 422, body: { type: 'redeem-failed', message } };
}

function problems(context: Context, form: OrderForm, deliverable: Deliverable): AnswerTo<'redeemGift'> | undefined {
  const needs = { account: true, ownAddress: deliverable !== 'digital', recipientAddress: false };
  const { shipcode } = DELIVERED_BY[deliverable];
  const errors = formProblems(context, { ...form, shipcode }, needs);
  return errors === undefined ? undefined : { status: 400, body: { errors } };
}

/** A delivery at no extra cost is redeemed at once; any other is paid for first. */
function take(context: Context, form: OrderForm, gift: Gift, deliverable: Deliverable): AnswerTo<'redeemGift'> {
  const price = giftUpgrade(gift, deliverable);
  const { total } = orderTotals([price]);
  const effect = effectOf(context, form, gift, deliverable);
  if (total === 0) return redeemNow(context, gift, effect);
  if (!gift.canUpgrade) return answers.upgradeFailed;
  const { medium, shipcode } = DELIVERED_BY[deliverable];
  const { term, level } = gift.subscription;
  const membership = { type: 'upgrades', item: { phase: 'renewal', medium, level, term, coupon: null } } as const;
  const name = changeName({ level, deliverable });
  const order: PricedOrder = {
    name: form.name.trim(),
    email: form.email.trim(),
    lines: [{ kind: 'subscription-upgrade', name, quantity: 1, ...price }],
    total,
    goods: [],
    destination: { shipcode, address: effect.cycle.address },
    account: accountOf(context)?.subscriber.account.ref,
    bill: { goods: [], membership, giftees: [] },
    effects: [effect],
  };
  const { invoice, customer } = form;
  return asUpgrade(charge(context, { purpose: purposeOf(gift), order, invoice, customer }));
}

function redeemNow(context: Context, gift: Gift, effect: ReturnType<typeof effectOf>): AnswerTo<'redeemGift'> {
  cancelIntent(context, purposeOf(gift));
  redeemed(context, gift.subscription.token);
  const { result: token, opened } = noteOpened(context, () => beginSubscription(context, effect));
  context.enters = opened;
  const reference = token.replace('sub_', 'G-');
  const order = { reference, kind: 'redemption', amount: 0, currency: currencyIn(context) } as const;
  return privateReply({ type: 'redeem-succeeded', data: { token, order } } as const);
}

function effectOf(context: Context, form: OrderForm, { subscription }: Gift, deliverable: Deliverable) {
  const { token, term, level, order } = subscription;
  const address: Address | null = newAddress(form);
  const cycle = { term, level, deliverable, orderedBy: order.name, isGift: true, address } as const;
  return { kind: 'subscribe', owner: ownerIn(context, form), cycle, gift: token } as const satisfies Effect;
}

/** A gift has one payment, no matter who redeems it. */
const purposeOf = ({ subscription }: Gift): string => `gift ${subscription.token}`;

/** Returns what the current reader may do with the gift of a token. */
export function redeemOptions(context: Context, token: string): RedeemOptions {
  const gift = giftOf(context.state, token);
  if (!gift) return { status: 'notfound' };
  if (gift.status === 'redeemed') return { status: 'redeemed' };
  const account = accountOf(context);
  const message = closedBecause(gift, account);
  if (message) return { status: 'closed', message };
  const { term, level, deliverables } = gift.subscription;
  return {
    status: 'open',
    session: SESSION,
    gift: gift.subscription,
    misaligned: isMisaligned(gift, account),
    can_upgrade: gift.canUpgrade,
    upgrade_prices: upgradePrices(TARIFF, { term, level, deliverable: deliverables.set }),
  };
}

const giftUpgrade = ({ subscription: { term, level, deliverables } }: Gift, deliverable: Deliverable) =>
  upgradePrice(TARIFF, { term, level, deliverable: deliverables.set }, { level, deliverable }, { left: 1, of: 1 });

/** Returns why this reader cannot redeem an unredeemed gift; undefined if they can. */
function closedBecause({ status }: Gift, account: Account | undefined): string | undefined {
  if (status === 'expired') return replies.getGift.expiredGift.body.redeem.message;
  if (status === 'refunded') return replies.getGift.refundedGift.body.redeem.message;
  const isNeedless = account?.subscriber.timetable.lifetime_subscription === true;
  return isNeedless ? replies.getGift.needlessGift.body.redeem.message : undefined;
}

/** Whether the gift's delivery differs from that of the active subscription it follows (REDEEM-9). */
function isMisaligned({ subscription }: Gift, account: Account | undefined): boolean {
  const current = account?.subscriber.timetable.current_subscription;
  return current?.state === 'active' && current.info.deliverables.active !== subscription.deliverables.set;
}

const SESSION = pages.showRedeem.fresh.body.redeem.session;
