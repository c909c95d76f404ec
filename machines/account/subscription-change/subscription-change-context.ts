import type { AddressesReply, ShippingConfig, SubscriptionPage, UpgradeSubscription } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import { type Address, emptyAddress, inCountry, withinCountries } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import { categoryAfter, type Origin, originIn } from '#machines/rules/address/address-origin.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import {
  type Deliverable,
  deliverableOf,
  type Level,
  type Shipcode,
} from '#machines/rules/subscription/subscription.ts';
import { atLevel, closedBecause, heldBy, type UpgradeChoice } from '#machines/rules/subscription/upgrade.ts';
import type { DeliveryAddressEnd } from './delivery-address.machine.ts';

/** The page data, and an attempt that a reload cut off. */
export interface SubscriptionChangeInput {
  page: SubscriptionPage;
  attempt?: Attempt;
}

/** What the reader types. */
export interface SubscriptionForm {
  name: string;
  email: string;
  address: Address;
}

export interface SubscriptionChangeContext extends SubscriptionChangeInput {
  choice: UpgradeChoice;
  form: SubscriptionForm;
  origin: Origin;
  shipping?: ShippingConfig;
  /** Whether a change that stays on the page is completed, and said (SUBS-11). */
  isUpdated: boolean;
  problems: Problem[];
  visit?: string;
}

/** A text field of the form, by its path in the request. */
export type SubscriptionField = 'name' | 'email' | `address.${AddressLine}`;

export type SubscriptionChangeEvent =
  | { type: 'level.chosen'; level: Level }
  | { type: 'delivery.chosen'; deliverable: Deliverable }
  | { type: 'field.changed'; field: SubscriptionField; value: string }
  | { type: 'country.chosen'; code: string }
  | { type: 'origin.chosen'; origin: Origin }
  | { type: 'form.submitted' };

type Change = Partial<SubscriptionChangeContext>;

/** Begins with what is paid for. */
export function beginChange({ page, attempt }: SubscriptionChangeInput): SubscriptionChangeContext {
  const { name, email } = page.subscriber.account;
  const choice: UpgradeChoice = page.upgrade ? heldBy(page.upgrade.subscription) : NOTHING;
  const begun = { page, attempt, choice, form: { name, email, address: emptyAddress } };
  return { ...begun, origin: savedAddress(begun) ? 'keep' : 'change', isUpdated: false, problems: [] };
}

const NOTHING: UpgradeChoice = { level: 'low', deliverable: 'digital' };

type Chosen = Pick<SubscriptionChangeContext, 'page' | 'choice'>;

/** The subscription of an open page. */
export function subscriptionOf({ page }: Pick<SubscriptionChangeContext, 'page'>): UpgradeSubscription {
  if (!page.upgrade) throw new Error('Only a page with a subscription is opened.');
  return page.upgrade.subscription;
}

/** The shipping category of the choice; for digital the account's own. */
export const shipcodeOf = ({ page, choice }: Chosen): Shipcode =>
  destinationOf(choice.deliverable) ?? page.subscriber.account.shipcode;

/** The address on record that the choice would be sent to. */
export const savedAddress = (chosen: Chosen): Address | undefined =>
  chosen.page.subscriber.account.addresses[zoneOf(shipcodeOf(chosen))] ?? undefined;

/** Whether the choice is printed, so that it needs an address (ADDR-21). */
export const asksAddress = ({ choice }: Chosen): boolean => destinationOf(choice.deliverable) !== undefined;

/** Takes another level, with the delivery that is open there. */
export const chooseLevel = (context: SubscriptionChangeContext, level: Level): Change =>
  choose(context, atLevel(subscriptionOf(context), context.choice, level));

/** Takes another delivery, where it is open. */
export const chooseDelivery = (context: SubscriptionChangeContext, deliverable: Deliverable): Change =>
  choose(context, { ...context.choice, deliverable });

function choose(context: SubscriptionChangeContext, choice: UpgradeChoice | undefined): Change {
  if (!choice || closedBecause(subscriptionOf(context), choice) !== undefined) return {};
  const now = { ...context, choice };
  const recorded = { before: savedAddress(context) !== undefined, now: savedAddress(now) !== undefined };
  return { choice, origin: originIn(recorded, context.origin), ...settleCountry(now) };
}

/** Keeps the address on record, where there is one, or takes another in the account's own shipping category (ADDR-12). */
export function chooseOrigin(context: SubscriptionChangeContext, origin: Origin): Change {
  if (!savedAddress(context)) return {};
  const own = context.page.subscriber.account.shipcode;
  const shipcode = categoryAfter(origin, shipcodeOf(context), own);
  return { ...chooseDelivery(context, deliverableOf({ medium: 'print', shipcode })), origin };
}

/**
 * Opens the settings form after a refusal that concerns the address (SUBS-16): with the one on record, which is to be
 * put right, unless another was typed.
 */
export function openAddress(context: SubscriptionChangeContext): Change {
  const { form } = context;
  if (!asksAddress(context)) return {};
  const recorded = form.address.line1.trim() === '' ? savedAddress(context) : undefined;
  return { origin: 'change', ...(recorded && { form: { ...form, address: recorded } }) };
}

/** Keeps the address within the countries of its shipping category; the only country of one is chosen for the reader. */
export function settleCountry({ form, shipping, ...chosen }: SubscriptionChangeContext): Change {
  if (!shipping) return {};
  const { countries } = shipping[zoneOf(shipcodeOf(chosen))];
  return { form: { ...form, address: withinCountries(form.address, countries, shipping.states) } };
}

/** Changes the country of the address to one of its shipping category. */
export function chooseCountry({ form, shipping, ...chosen }: SubscriptionChangeContext, code: string): Change {
  if (!shipping) return {};
  const { countries } = shipping[zoneOf(shipcodeOf(chosen))];
  return { form: { ...form, address: inCountry(form.address, code, countries, shipping.states) } };
}

/** Changes one text field. */
export function type({ form }: SubscriptionChangeContext, field: SubscriptionField, value: string): Change {
  const [head, inner] = field.split('.');
  return inner
    ? { form: { ...form, address: { ...form.address, [inner]: value } } }
    : { form: { ...form, [head as string]: value } };
}

/** Takes the subscription as it is once its address is saved (SUBS-12), and begins with what is paid for. */
export function afterSaving({ page, form }: SubscriptionChangeContext, end: DeliveryAddressEnd): Change {
  if (end.kind === 'refused') return { problems: end.problems };
  const { upgrade, subscriber } = end.info;
  const now = { ...withAddresses(page, subscriber), upgrade };
  const { choice, origin } = beginChange({ page: now });
  return { page: now, choice, origin, form: { ...form, address: emptyAddress }, isUpdated: true };
}

const withAddresses = (page: SubscriptionPage, { addresses }: AddressesReply): SubscriptionPage => ({
  ...page,
  subscriber: { ...page.subscriber, account: { ...page.subscriber.account, addresses } },
});
