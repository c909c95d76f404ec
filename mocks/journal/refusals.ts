import type { SubscribeRequest } from '#machines/api/contract.ts';
import { missingFields, needsAddress } from '#machines/rules/address.ts';
import { zoneOf } from '#machines/rules/shipping.ts';
import { replies } from '../replies.ts';
import type { Reader } from '../scenarios.ts';
import { goodsOf } from './catalogue.ts';
import type { Errors } from './read-order.ts';
import type { JournalState } from './state.ts';

/** What the reader has to put right before the order can be taken; nothing when it can. */
export function refusalsOf(state: JournalState, reader: Reader, order: SubscribeRequest): Errors | undefined {
  const { items, giftsubs, subscription, donation } = order.cart;
  if (!items.length && !giftsubs.length && !subscription && !donation) return 'There is nothing in this order.';
  if (subscription && reader === 'subscriber') return 'You have a subscription already. Please renew it instead.';
  const errors = withoutEmpty({
    name: order.name.trim() ? undefined : 'Please give your name.',
    email: emailProblem(state, reader, order),
    password: reader === 'visitor' ? passwordProblems(order) : undefined,
    address: needsOne(reader, order) ? addressProblems(order) : undefined,
    cart: withoutEmpty({ items: stockProblem(state, order) }),
  });
  return errors;
}

type Problems = Record<string, string> | undefined;

function emailProblem({ accounts }: JournalState, reader: Reader, { email }: SubscribeRequest): string | undefined {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return 'Please give an email address.';
  const hasAccount = accounts.includes(email.trim().toLowerCase());
  return reader === 'visitor' && hasAccount ? replies.subscribe.fieldErrors.body.errors.email : undefined;
}

function passwordProblems({ password }: SubscribeRequest): Problems {
  if (!password) return { password: 'Please choose a password.' };
  return withoutEmpty({
    password: [...password.password].length < 8 ? 'Please use at least 8 characters.' : undefined,
    confirm: password.password === password.confirm ? undefined : 'The passwords differ.',
  });
}

const needsOne = (reader: Reader, { origin, cart }: SubscribeRequest): boolean =>
  (origin !== 'keep' || reader === 'visitor') &&
  needsAddress({
    medium: cart.subscription?.medium,
    shipsGoods: cart.items.some(({ item }) => item !== 'digital-product' && item !== 'digital-issue'),
  });

function addressProblems({ address, shipcode }: SubscribeRequest): Problems {
  if (!address) return { line1: 'Please give an address.' };
  const missing = missingFields(address).map((field) => [field, MISSING[field] ?? 'Please fill this in.']);
  const { countries } = shipping[zoneOf(shipcode)];
  const isServed = !address.country || countries.some(({ code }) => code === address.country);
  return withoutEmpty({
    country: isServed ? undefined : 'We do not ship to this country in this category.',
    state: isStateKnown(address) ? undefined : 'There is no such state in this country.',
    postcode: isPostcodeKnown(address) ? undefined : 'This postcode does not belong to the state.',
    ...Object.fromEntries(missing),
  });
}

function stockProblem(state: JournalState, { cart: { items } }: SubscribeRequest): string | undefined {
  for (const { ref, quantity } of items) {
    const goods = goodsOf(state, ref);
    if (!goods) return 'Something in this order is no longer sold.';
    if (goods.left === 0) return `${goods.name} is sold out.`;
    if (goods.left < quantity) return `Only ${goods.left} of ${goods.name} are left.`;
  }
  return undefined;
}

const shipping = replies.getShipping.shipping.body;

const MISSING: Record<string, string> = {
  line1: 'Please give the street and number.',
  city: 'Please give the city.',
  state: 'Please choose a state.',
  postcode: 'Please give the postcode.',
  country: 'Please choose a country.',
};

type Address = NonNullable<SubscribeRequest['address']>;

function isStateKnown({ country, state }: Address): boolean {
  const states = Object.entries(shipping.states).find(([code]) => code === country)?.[1];
  return !states || !state.trim() || states.some(({ code }) => code === state);
}

/** 00000 is no postcode anywhere: it is how a reader of the mock journal sees the refusal. */
const isPostcodeKnown = ({ country, postcode }: Address): boolean =>
  postcode.trim() !== '00000' && (country !== 'US' || !postcode.trim() || /^\d{5}(?:-\d{4})?$/.test(postcode.trim()));

function withoutEmpty<Value>(fields: Record<string, Value | undefined>): Record<string, Value> | undefined {
  const filled = Object.entries(fields).filter((field): field is [string, Value] => field[1] !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}
