import type { Cart, CartAction, CartCheckoutRequest, Failure } from '#machines/api/contract.ts';
import { LEAST_DONATION } from '#machines/rules/donation/least-donation.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { DELIVERABLES, LEVELS, MEDIA, SHIPCODES, TERMS } from '#machines/rules/subscription/subscription.ts';
import { isRecord, textOf } from '../read-fields.ts';

export type OrderForm = Omit<CartCheckoutRequest, 'version'>;

/** What payments of invoices, redeemed gifts and changes have no field for: a recipient and a renewal. */
export const UNSENT = ['recipient_name', 'recipient_address', 'recipient_shipcode', 'renewal_consent'] as const;

/** Messages by field, or a single message. */
export type Errors = NonNullable<Failure['errors']>;

/**
 * Parses the body of an order. Returns undefined if no front end could have sent it; leaves errors that a reader can
 * fix to other checks. `missing` are fields that the call does not have.
 */
export function readForm(sent: unknown, missing: readonly (keyof OrderForm)[] = []): OrderForm | undefined {
  const body: Record<string, unknown> = { ...Object(sent), ...Object.fromEntries(missing.map((name) => [name])) };
  const isForm =
    [body.name, body.email, body.recipient_name].every((text) => text === undefined || isText(text)) &&
    isOneOf(['keep', 'change', 'recipient'], body.origin) &&
    isOneOf(SHIPCODES, body.shipcode) &&
    isPathValue('token', body.session) &&
    typeof body.gifted === 'boolean' &&
    (body.invoice === undefined || isPathValue('intent', body.invoice)) &&
    isOneOf([undefined, 'use-card', 'add-card'], body.customer) &&
    isOptional(body.password, (pair) => isText(pair.password) && isText(pair.confirm)) &&
    [body.address, body.recipient_address].every((address) => isOptional(address, isAddress)) &&
    isOneOf([undefined, ...SHIPCODES], body.recipient_shipcode) &&
    isOptional(body.renewal_consent, isConsent);
  if (!isForm) return undefined;
  // Every field has been checked, except that the name and email may be missing.
  const { address, recipient_address, renewal_consent, ...form } = {
    ...body,
    name: body.name ?? '',
    email: body.email ?? '',
  } as OrderForm;
  return {
    ...form,
    ...(address && { address: only(address, 'address') }),
    ...(recipient_address && { recipient_address: only(recipient_address, 'address') }),
    ...(renewal_consent && { renewal_consent: only(renewal_consent, 'consent') }),
  };
}

/** Parses the cart inside an order. Returns undefined if no front end could have sent it. */
export function readCart(value: unknown): Cart | undefined {
  // A form cannot send an empty list.
  const cart = isRecord(value) ? { items: [], giftsubs: [], ...value } : undefined;
  if (!cart || !isCart(cart)) return undefined;
  const { items, giftsubs, donation, subscription } = cart as Cart; // its fields have been checked
  return {
    items,
    giftsubs: giftsubs.map((gift) => only(gift, 'gift-subscription')),
    ...(donation && { donation: only(donation, 'donation-item') }),
    ...(subscription && { subscription: only(subscription, 'personal-subscription') }),
  };
}

/** Parses a cart action. Returns undefined if no front end could have sent it. The quantity is not checked. */
export function readAction(body: unknown): CartAction | undefined {
  if (!isRecord(body) || !isRecord(body.item) || (body.all !== undefined && body.all !== true)) return undefined;
  const { type, item } = body;
  // The type and item have been checked; the contract has no others.
  return isItemOf(type, item) ? ({ ...body, item: only(item, String(type)) } as unknown as CartAction) : undefined;
}

/** Returns an item or address without fields that are not of its kind, which would make it another kind. */
const only = <ItemOf extends object>(item: ItemOf, kind: string): ItemOf =>
  Object.fromEntries(
    Object.entries(item).filter(([field]) => (FIELDS[kind] ?? GOODS_FIELDS).includes(field)),
  ) as ItemOf; // a part of it

const FIELDS: Record<string, readonly string[]> = {
  'personal-subscription': ['renewal', 'medium', 'level', 'term', 'shipcode', 'coupon'],
  'gift-subscription': ['deliverable', 'level', 'term', 'coupon', 'message', 'deliver_on'],
  'donation-item': ['process', 'dollars'],
  'subscription-upgrade': ['token', 'deliverable', 'level'],
  consent: ['text_version', 'text', 'shown_at', 'agreed_at'],
  address: ['line1', 'line2', 'city', 'state', 'postcode', 'country', 'country_name'],
};

const GOODS_FIELDS: readonly string[] = ['ref', 'coupon'];

/** Parses a donation, which may be below the minimum. Returns undefined if no front end could have sent it. */
export const readDonation = (value: unknown): Cart['donation'] =>
  isRecord(value) && isDonation(value)
    ? only(value as unknown as NonNullable<Cart['donation']>, 'donation-item') // its fields have been checked
    : undefined;

const isDonation = ({ process, dollars }: Record<string, unknown>): boolean =>
  isOneOf(['onetime', 'monthly-init'], process) && isAtLeast(0, dollars) && Number(dollars) <= 99_999_999;

const isGift = ({ deliverable, level, term, coupon, message, deliver_on }: Record<string, unknown>): boolean =>
  isOneOf(DELIVERABLES, deliverable) &&
  isOneOf(LEVELS, level) &&
  isOneOf(TERMS, term) &&
  isCode(coupon) &&
  message !== '' &&
  [message, deliver_on].every((text) => text === undefined || isText(text));

const isMembership = ({ renewal, medium, level, term, coupon }: Record<string, unknown>): boolean =>
  typeof renewal === 'boolean' &&
  isOneOf(MEDIA, medium) &&
  isOneOf(LEVELS, level) &&
  isOneOf(TERMS, term) &&
  isCode(coupon);

const isCode = (value: unknown): boolean => value === undefined || (isText(value) && /^[\w-]{1,64}$/.test(value));

export const isAtLeast = (least: number, value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least;

export const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value);

const GOODS = ['basic-product', 'sized-product', 'digital-product', 'print-issue', 'digital-issue'] as const;

function isItemOf(type: unknown, item: Record<string, unknown>): boolean {
  switch (type) {
    case 'personal-subscription':
      return isMembership(item) && isOneOf(SHIPCODES, item.shipcode);
    case 'gift-subscription':
      return isGift(item);
    case 'donation-item':
      return isDonation(item);
    case 'subscription-upgrade':
      return isPathValue('token', item.token) && isOneOf(DELIVERABLES, item.deliverable) && isOneOf(LEVELS, item.level);
    default:
      return isOneOf(GOODS, type) && GOODS_REF.test(textOf(item, 'ref')) && isCode(item.coupon);
  }
}

const GOODS_REF = /^(?:prd|sze|iss):[A-Za-z0-9_-]{1,64}$/;

const isCart = ({ items, giftsubs, donation, subscription }: Record<string, unknown>): boolean =>
  isListOf(items, 100, isItem) &&
  isListOf(giftsubs, 20, isGift) &&
  isOptional(donation, (one) => isDonation(one) && isAtLeast(LEAST_DONATION, one.dollars)) &&
  isOptional(subscription, isMembership);

const isItem = ({ item, quantity, ref }: Record<string, unknown>): boolean =>
  isOneOf(GOODS, item) && isAtLeast(1, quantity) && Number(quantity) <= 50 && isText(ref);

const isConsent = ({ text_version, text, shown_at, agreed_at = shown_at }: Record<string, unknown>): boolean =>
  isText(text_version) && /^[\w.-]{1,100}$/.test(text_version) && isText(text) && [shown_at, agreed_at].every(isTime);

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

const isTime = (value: unknown): boolean => isText(value) && TIME.test(value);

const isAddress = (address: Record<string, unknown>): boolean =>
  (FIELDS.address ?? []).every((field) => isText(address[field]));

const isText = (value: unknown): value is string => typeof value === 'string';

const isOptional = (value: unknown, holds: (record: Record<string, unknown>) => boolean): boolean =>
  value === undefined || (isRecord(value) && holds(value));

const isListOf = (value: unknown, most: number, holds: (record: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every((item) => isRecord(item) && holds(item));
