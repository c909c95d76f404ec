import type { Failure, SubscribeRequest } from '#machines/api/contract.ts';
import { LEAST_DONATION } from '#machines/rules/donation.ts';
import { isPathValue } from '#machines/rules/path-value.ts';
import { LEVELS, MEDIA, SHIPCODES, TERMS } from '#machines/rules/subscription.ts';

export type Errors = NonNullable<Failure['errors']>;

/** The body of an order, if a front could have made it; what a reader can put right is not looked at here. */
export function readOrder(body: unknown): SubscribeRequest | undefined {
  const isOrder =
    isRecord(body) &&
    typeof (body.name ?? '') === 'string' &&
    typeof (body.email ?? '') === 'string' &&
    ['keep', 'change', 'recipient'].includes(String(body.origin)) &&
    isOneOf(SHIPCODES, body.shipcode) &&
    isPathValue('token', body.session) &&
    typeof body.gifted === 'boolean' &&
    (body.invoice === undefined || isPathValue('intent', body.invoice)) &&
    [undefined, 'use-card', 'add-card'].some((customer) => customer === body.customer) &&
    isOptional(body.password, (pair) => isText(pair.password) && isText(pair.confirm)) &&
    isOptional(body.address, (address) => ADDRESS_FIELDS.every((field) => isText(address[field]))) &&
    isRecord(body.cart) &&
    isCart(body.cart);
  if (!isOrder) return undefined;
  // Every field was looked at above, but for the name and the email, which may be missing.
  return { ...body, name: body.name ?? '', email: body.email ?? '' } as SubscribeRequest;
}

const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postcode', 'country', 'country_name'];
const GOODS = ['basic-product', 'sized-product', 'digital-product', 'print-issue', 'digital-issue'];
const DELIVERABLES = ['digital', 'print-a', 'print-b', 'print-c'];

const isCart = ({ items, giftsubs, donation, subscription }: Record<string, unknown>): boolean =>
  isListOf(items, isItem) &&
  isListOf(giftsubs, isGift) &&
  isOptional(
    donation,
    ({ process, dollars }) => isOneOf(['onetime', 'monthly-init'], process) && isAtLeast(LEAST_DONATION, dollars),
  ) &&
  isOptional(
    subscription,
    ({ renewal, medium, level, term, coupon }) =>
      typeof renewal === 'boolean' &&
      isOneOf(MEDIA, medium) &&
      isOneOf(LEVELS, level) &&
      isOneOf(TERMS, term) &&
      isText(coupon ?? ''),
  );

const isItem = ({ item, quantity, ref }: Record<string, unknown>): boolean =>
  isOneOf(GOODS, item) && isAtLeast(1, quantity) && Number(quantity) <= 50 && isText(ref);

const isGift = ({ deliverable, level, term, coupon }: Record<string, unknown>): boolean =>
  isOneOf(DELIVERABLES, deliverable) && isOneOf(LEVELS, level) && isOneOf(TERMS, term) && isText(coupon ?? '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isAtLeast = (least: number, value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= least;
const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value);
const isOptional = (value: unknown, holds: (record: Record<string, unknown>) => boolean): boolean =>
  value === undefined || (isRecord(value) && holds(value));
const isListOf = (value: unknown, holds: (record: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isRecord(item) && holds(item));
