import type { RedeemData, RedeemPage, ShippingConfig, Subscriber } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import type { CheckoutContext } from '#machines/purchase/checkout/checkout-context.ts';
import {
  type FieldOf,
  moveTo,
  type ReaderForm,
  settleIn,
  withRecorded,
} from '#machines/purchase/checkout/reader-form.ts';
import { type Address, emptyAddress } from '#machines/rules/address/address.ts';
import { categoryAfter, type Origin, originIn } from '#machines/rules/address/address-origin.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { isClosed, type OpenGift } from '#machines/rules/subscription/gift.ts';
import {
  type Deliverable,
  defaultChoice,
  deliverableOf,
  type Shipcode,
} from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';

/** The page data, and an attempt that a reload cut off. */
export interface RedeemInput {
  page: RedeemPage;
  attempt?: Attempt;
}

/** What the reader types; who is logged in needs no password. */
export interface RedeemForm extends ReaderForm {
  password: string;
  confirm: string;
}

export interface RedeemContext extends RedeemInput {
  deliverable: Deliverable;
  form: RedeemForm;
  origin: Origin;
  shipping?: ShippingConfig;
  /** Whether an answer was lost, so that the gift may be this reader's already. */
  isUnsure: boolean;
  problems: Problem[];
  visit?: string;
}

/** A text field of the form, by its path in the request. */
export type RedeemField = FieldOf<RedeemForm>;

export type RedeemEvent =
  | { type: 'delivery.chosen'; deliverable: Deliverable }
  | { type: 'field.changed'; field: RedeemField; value: string }
  | { type: 'country.chosen'; code: string }
  | { type: 'origin.chosen'; origin: Origin }
  | { type: 'form.submitted' }
  | { type: 'page.returned' };

type Change = Partial<RedeemContext>;

/** Begins with what the giver paid for. */
export function beginRedeem({ page, attempt }: RedeemInput): RedeemContext {
  const { name = '', email = '' } = page.subscriber?.account ?? {};
  const { redeem } = page;
  const deliverable = redeem.status === 'open' ? redeem.gift.deliverables.set : 'digital';
  const form = { name, email, password: '', confirm: '', address: emptyAddress };
  const begun = { page, attempt, deliverable, form };
  const isUnsure = attempt?.key !== undefined;
  return { ...begun, origin: savedAddress(begun) ? 'keep' : 'change', isUnsure, problems: [] };
}

type Chosen = Pick<RedeemContext, 'page' | 'deliverable'>;

/** The gift of an open page. */
export function giftOf({ page }: Pick<RedeemContext, 'page'>): OpenGift {
  if (page.redeem.status !== 'open') throw new Error('Only the page of a gift that may be redeemed is opened.');
  return page.redeem;
}

const accountOf = ({ page }: Pick<RedeemContext, 'page'>): Subscriber['account'] | undefined =>
  page.subscriber?.account;

/** The shipping category of the delivery; for digital the account's own. */
export const shipcodeOf = (chosen: Chosen): Shipcode =>
  destinationOf(chosen.deliverable) ?? accountOf(chosen)?.shipcode ?? defaultChoice.shipcode;

/** The address on record that the gift would be sent to. */
export const savedAddress = (chosen: Chosen): Address | undefined =>
  accountOf(chosen)?.addresses[zoneOf(shipcodeOf(chosen))] ?? undefined;

/** Whether the delivery is printed, so that it needs an address (ADDR-21). */
export const asksAddress = ({ deliverable }: Chosen): boolean => destinationOf(deliverable) !== undefined;

/** Takes another delivery, where it is open; another shipping category has its own address. */
export function chooseDelivery(context: RedeemContext, deliverable: Deliverable): Change {
  if (isClosed(giftOf(context), deliverable)) return {};
  const now = { ...context, deliverable };
  const recorded = { before: savedAddress(context) !== undefined, now: savedAddress(now) !== undefined };
  return { deliverable, origin: originIn(recorded, context.origin), ...settleCountry(now) };
}

/** Keeps the address on record, where there is one, or takes another in the account's own shipping category (ADDR-12). */
export function chooseOrigin(context: RedeemContext, origin: Origin): Change {
  if (!savedAddress(context)) return {};
  const shipcode = categoryAfter(origin, shipcodeOf(context), accountOf(context)?.shipcode);
  return { ...chooseDelivery(context, deliverableOf({ medium: 'print', shipcode })), origin };
}

/** Keeps the address within the countries of its shipping category. */
export const settleCountry = (context: RedeemContext): Change => ({
  form: settleIn(context.form, shipcodeOf(context), context.shipping),
});

/** Changes the country of the address to one of its shipping category. */
export const chooseCountry = (context: RedeemContext, code: string): Change => ({
  form: moveTo(context.form, code, shipcodeOf(context), context.shipping),
});

/** Whether an order came back for a reason that may lie with the gift: not in what was typed, nor before it was looked at. */
export const isDoubtful = ({ problems }: Pick<CheckoutContext, 'problems'>): boolean =>
  problems.length > 0 &&
  problems.every(({ field, code }) => field === 'general' && (code === 'server' || code === 'orderFailed'));

/**
 * Takes an order that came back. Where its answer is lost, or was given to another tab, the gift may be this reader's;
 * where the refusal concerns the address, its form is opened with the one on record, unless another was typed (CHECK-15).
 */
export function takeBack(
  context: RedeemContext,
  { problems, key, isOutdated }: Pick<CheckoutContext, 'problems' | 'key' | 'isOutdated'>,
): Change {
  const isUnsure = context.isUnsure || key !== undefined || isOutdated;
  if (!asksAddress(context) || !problems.some(concernsAddress)) return { isUnsure };
  return { isUnsure, origin: 'change', form: withRecorded(context.form, savedAddress(context)) };
}

/** Whether what was read is for another reader than the page is. */
export const isForAnother = ({ page }: RedeemContext, result: Result<RedeemData>): boolean =>
  result.kind === 'ok' && page.subscriber?.account.ref !== result.output.subscriber?.account.ref;

/** Takes the gift as it is now, if it could be read; what was chosen and typed stays, unless it cannot be chosen any more. */
export function takeGift(context: RedeemContext, result: Result<RedeemData>): Change {
  if (result.kind !== 'ok') return {};
  const page = { ...context.page, ...result.output };
  const { redeem } = page;
  const isLost = redeem.status === 'open' && isClosed(redeem, context.deliverable);
  return { page, ...(isLost && { deliverable: redeem.gift.deliverables.set }) };
}
