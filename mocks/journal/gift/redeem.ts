import type { Address, RedeemOptions } from '#machines/api/contract.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { orderTotals } from '#machines/rules/price/pricing.ts';
import { upgradePrice, upgradePrices } from '#machines/rules/price/upgrade-price.ts';
import { DELIVERABLES, type Deliverable } from '#machines/rules/subscription/subscription.ts';
import { pages, replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { accountOf, noteOpened } from '../account/accounts.ts';
import { TARIFF } from '../catalogue/prices.ts';
import { charging } from '../checkout/attempts.ts';
import { asUpgrade, charge, paidElsewhere } from '../checkout/charge.ts';
import { newAddress, ownerIn } from '../checkout/deeds.ts';
import { cancelIntent, intentFor, isPaid } from '../checkout/intents.ts';
import { settle } from '../checkout/settle.ts';
import { currencyIn } from '../currency.ts';
import { type Call, type Desk, forReader, type Plays } from '../desk.ts';
import { DELIVERED_BY, type Deed, type PricedOrder } from '../order/order.ts';
import { formProblems } from '../order/order-problems.ts';
import { isOneOf, type OrderForm, readForm } from '../order/read-form.ts';
import { changeName } from '../order/subscription-name.ts';
import { isRecord } from '../read-fields.ts';
import { beginSubscription } from '../subscription/begin.ts';
import { count, isOverLimit } from '../visitor/limits.ts';
import { type Gift, giftOf } from './gift-state.ts';
import { redeemed } from './given.ts';

export const redeemPlays = {
  getGift: read,
  redeemGift: charging('redeemGift', redeem),
} satisfies Partial<Plays>;

const answers = replies.redeemGift;

/** Counts unknown tokens, so that nobody can guess one. */
function read(desk: Desk, { query }: Call): Answer<'getGift'> {
  const token = query?.get('token') ?? '';
  if (!isPathValue('token', token)) return replies.getGift.malformedToken;
  const who = desk.session ?? 'page';
  if (isOverLimit(desk, 'gift', who)) return replies.getGift.tooManyRequests;
  const redeem = redeemOptions(desk, token);
  if (redeem.status === 'notfound') count(desk, 'gift', who);
  const account = accountOf(desk);
  return forReader({ subscriber: account?.subscriber ?? null, redeem, payment_info: account?.payment ?? null });
}

function redeem(desk: Desk, { body }: Call): Answer<'redeemGift'> {
  const form = readForm(body);
  const chosen = readChoice(Object(body).subscription);
  if (!form || !chosen) return answers.refused;
  const gift = giftOf(desk.state, chosen.token);
  if (!gift) return answers.unknownGift;
  return refusal(desk, gift) ?? problems(desk, form, chosen.deliverable) ?? take(desk, form, gift, chosen.deliverable);
}

function readChoice(value: unknown): { token: string; deliverable: Deliverable } | undefined {
  if (!isRecord(value) || !isPathValue('token', value.token) || !isOneOf(DELIVERABLES, value.deliverable))
    return undefined;
  return { token: value.token, deliverable: value.deliverable as Deliverable };
}

/** Returns why the gift cannot be redeemed now. One that was paid for in another tab is redeemed first. */
function refusal(desk: Desk, gift: Gift): Answer<'redeemGift'> | undefined {
  const last = intentFor(desk, purposeOf(gift));
  if (last && isPaid(last) && !last.settled) return paidElsewhere(settle(desk, last));
  if (gift.status === 'redeemed') return answers.alreadyRedeemed;
  const message = closedBecause(gift, accountOf(desk));
  return message === undefined ? undefined : { status: 422, body: { type: 'redeem-failed', message } };
}

function problems(desk: Desk, form: OrderForm, deliverable: Deliverable): Answer<'redeemGift'> | undefined {
  const needs = { account: true, ownAddress: deliverable !== 'digital', recipientAddress: false };
  const { shipcode } = DELIVERED_BY[deliverable];
  const errors = formProblems(desk, { ...form, shipcode }, needs);
  return errors === undefined ? undefined : { status: 400, body: { errors } };
}

/** A delivery at no extra cost is redeemed at once; any other is paid for first. */
function take(desk: Desk, form: OrderForm, gift: Gift, deliverable: Deliverable): Answer<'redeemGift'> {
  const price = giftUpgrade(gift, deliverable);
  const { total } = orderTotals([price]);
  const deed = deedOf(desk, form, gift, deliverable);
  if (total === 0) return redeemNow(desk, gift, deed);
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
    destination: { shipcode, address: deed.cycle.address },
    account: accountOf(desk)?.subscriber.account.ref,
    bill: { goods: [], membership, giftees: [] },
    deeds: [deed],
  };
  const { invoice, customer } = form;
  return asUpgrade(charge(desk, { purpose: purposeOf(gift), order, invoice, customer }));
}

function redeemNow(desk: Desk, gift: Gift, deed: ReturnType<typeof deedOf>): Answer<'redeemGift'> {
  cancelIntent(desk, purposeOf(gift));
  redeemed(desk, gift.subscription.token);
  const { result: token, opened } = noteOpened(desk, () => beginSubscription(desk, deed));
  desk.enters = opened;
  const reference = token.replace('sub_', 'G-');
  const order = { reference, kind: 'redemption', amount: 0, currency: currencyIn(desk) } as const;
  return forReader({ type: 'redeem-succeeded', data: { token, order } } as const);
}

function deedOf(desk: Desk, form: OrderForm, { subscription }: Gift, deliverable: Deliverable) {
  const { token, term, level, order } = subscription;
  const address: Address | null = newAddress(form);
  const cycle = { term, level, deliverable, orderedBy: order.name, isGift: true, address } as const;
  return { kind: 'subscribe', owner: ownerIn(desk, form), cycle, gift: token } as const satisfies Deed;
}

/** A gift has one payment, no matter who redeems it. */
const purposeOf = ({ subscription }: Gift): string => `gift ${subscription.token}`;

/** Returns what the current reader may do with the gift of a token. */
export function redeemOptions(desk: Desk, token: string): RedeemOptions {
  const gift = giftOf(desk.state, token);
  if (!gift) return { status: 'notfound' };
  if (gift.status === 'redeemed') return { status: 'redeemed' };
  const account = accountOf(desk);
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
