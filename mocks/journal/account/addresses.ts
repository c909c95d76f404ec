import type { Address, ShippingConfig } from '#machines/api/contract.ts';
import { missingFields, statesOf } from '#machines/rules/address/address.ts';
import { CATEGORIES, shipcodeOf } from '#machines/rules/address/address-slot.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { copyOf } from '../../documented.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { isLongerThan, isRecord, textOf } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { reslot } from '../subscription/timetable.ts';
import type { Account } from './account-state.ts';
import { changing, changingByLink } from './accounts.ts';

export const addressHandlers = {
  changeAddress: changing(save),
  saveAddress: changing(save),
  changeAddressByLink: changingByLink('address', save),
  patchAddressByLink: changingByLink('address', save),
  deleteAddress: changing(remove),
} satisfies Partial<Handlers>;

function save(_: Context, { subscriber }: Account, { params, body }: Call): Saved {
  const shipcode = slotOf(params?.shipcode);
  const address = readAddress(body);
  if (!shipcode || !address) return replies.changeAddress.refused;
  const { account, timetable } = subscriber;
  const zone = zoneOf(shipcode);
  const isSame = JSON.stringify(account.addresses[zone]) === JSON.stringify(address);
  if (!timetable.address_required[zone] && !isSame) return replies.changeAddress.addressNotNeeded;
  const errors = addressProblems(address, shipcode);
  if (errors) return { status: 400, body: { errors } };
  account.addresses[zone] = address;
  return privateReply({ addresses: account.addresses });
}

type Saved = Extract<AnswerTo<'changeAddress'>, { status: 200 | 400 | 409 }>;

function remove(_: Context, { subscriber }: Account, { params }: Call): AnswerTo<'deleteAddress'> {
  const { account, timetable } = subscriber;
  const shipcode = slotOf(params?.shipcode);
  const zone = shipcode && zoneOf(shipcode);
  if (zone && account.addresses[zone]) {
    if (timetable.address_required[zone]) return replies.deleteAddress.addressNeeded;
    account.addresses[zone] = null;
    reslot(subscriber);
  }
  return privateReply({ addresses: account.addresses });
}

/** Returns the slot of a path, which may also hold a code of the page's radio buttons (ADDR-10). */
function slotOf(code: string | undefined): Shipcode | undefined {
  const category = CATEGORIES.find((each) => each === code);
  return category ? shipcodeOf(category) : SHIPCODES.find((shipcode) => shipcode === code);
}

/** Parses and trims an address. The country gets its first listed name. Returns undefined for a malformed body. */
function readAddress(body: unknown): Address | undefined {
  if (!isRecord(body) || FIELDS.some((name) => !isTextOrMissing(body[name]))) return undefined;
  const field = (name: string) => textOf(body, name).trim();
  const country = field('country');
  return {
    line1: field('line1'),
    line2: field('line2'),
    city: field('city'),
    state: field('state'),
    postcode: field('postcode'),
    country,
    country_name: countries.find(({ code }) => code === country)?.names[0] ?? field('country_name'),
  };
}

const FIELDS = ['line1', 'line2', 'city', 'state', 'postcode', 'country'] as const;

const isTextOrMissing = (value: unknown): boolean => typeof (value ?? '') === 'string';

export function addressProblems(address: Address, shipcode: Shipcode): Record<string, string> | undefined {
  const problems = {
    ...unknown(address, shipcode),
    ...longest(address),
    ...Object.fromEntries(missingFields(address).map((field) => [field, MISSING[field] ?? 'Please fill this in.'])),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/**
 * Checks field values; errors for blank fields replace these. The postcode 00000, which does not exist, is always
 * refused, so that clients can test a refusal.
 */
function unknown(address: Address, shipcode: Shipcode): Record<string, string> {
  const { country, state, postcode } = address;
  const states = statesOf(shipping.states, country);
  const isStateUnknown = states.length > 0 && !states.some(({ code }) => code === state);
  const isPostcodeWrong = postcode === '00000' || (country === 'US' && !US_POSTCODE.test(postcode));
  const isElsewhere = !shipping[zoneOf(shipcode)].countries.some(({ code }) => code === country);
  return {
    ...(isStateUnknown && { state: 'Please choose a state.' }),
    ...(isPostcodeWrong && { postcode: refused.postcode }),
    ...(isElsewhere && { country: elsewhere.country }),
  };
}

const longest = (address: Address): Record<string, string> =>
  Object.fromEntries(
    LENGTHS.filter(([field, length]) => isLongerThan(length, address[field])).map(([field, length]) => [
      field,
      `Please use at most ${length} characters.`,
    ]),
  );

const LENGTHS: readonly [keyof Address, number][] = [
  ['line1', 200],
  ['line2', 200],
  ['city', 200],
  ['state', 100],
  ['postcode', 20],
];

const US_POSTCODE = /^\d{5}(?:-\d{4})?$/;

const shipping: ShippingConfig = copyOf(replies.getShipping.shipping.body);

const countries = [shipping.a, shipping.b, shipping.c].flatMap((zone) => zone.countries);

const { errors: refused } = replies.changeAddress.fieldErrors.body;
const { errors: elsewhere } = replies.changeAddress.countryRefused.body;

const MISSING: Record<string, string> = {
  line1: refused.line1,
  city: 'Please give the city.',
  state: refused.state,
  postcode: 'Please give the postcode.',
  country: 'Please choose a country.',
};
