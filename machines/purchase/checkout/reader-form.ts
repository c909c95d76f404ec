import { assign } from 'xstate';
import type { ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import { type Address, inCountry, missingFields, withinCountries } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import { categoryAfter, type Origin, originIn } from '#machines/rules/address/address-origin.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { PurchasePart } from './purchase.ts';

/** The addresses that a reader types: the own one, and in some forms that of a recipient. */
export interface ReaderForm {
  address: Address;
  recipient_address?: Address;
}

/** An address of a form. */
export type AddressName = keyof ReaderForm;

/** The text fields of a form, each by its path in the request. */
export type TextField<Form> =
  | Exclude<keyof Form & string, AddressName>
  | `${Extract<keyof Form, AddressName>}.${AddressLine}`;

/** What is typed into text fields. */
export type Texts<Form> = Partial<Record<TextField<Form>, string>>;

/** The countries of addresses, by their codes. */
export type Countries = Partial<Record<AddressName, string>>;

/** The shipping category of an address. */
type CategoryOf = (name: AddressName) => Shipcode;

/** What a purchase asks where things are sent. */
export interface Addressed {
  form: ReaderForm;
  /** Whether the reader's own address is the one on record, or another. */
  origin: Origin;
  shipping?: ShippingConfig | undefined;
}

/** Where the addresses of a draft lie. */
export interface Places<Draft> {
  categoryOf: (draft: Draft, name: AddressName) => Shipcode;
  /** The category whose address on record can be kept. */
  kept: (draft: Draft) => Shipcode | undefined;
  /** The category of the reader's account. */
  accountCategory: (draft: Draft) => Shipcode | undefined;
  /** Moves the own address to another category. */
  move: (draft: Draft, shipcode: Shipcode) => Partial<Draft>;
}

/** What typing, and choosing a country or another address, come to. */
export const addressEdits = <Draft extends Addressed>(places: Places<Draft>) => ({
  text: (draft: Draft, texts: Texts<Draft['form']>) => ({ form: typeInto<Draft['form']>(draft.form, texts) }),
  country: (draft: Draft, countries: Countries) => ({
    form: moveTo<Draft['form']>(draft.form, countries, draft.shipping, (name) => places.categoryOf(draft, name)),
  }),
  origin: (draft: Draft, origin: Origin) => chooseOrigin(draft, origin, places),
});

/** Keeps the address on record, where there is one, or takes another in the account's own category (ADDR-12). */
function chooseOrigin<Draft extends Addressed>(draft: Draft, origin: Origin, places: Places<Draft>) {
  const kept = places.kept(draft);
  if (!kept || origin === draft.origin) return {};
  const next = categoryAfter(origin, kept, places.accountCategory(draft));
  return { ...(next !== places.categoryOf(draft, 'address') && places.move(draft, next)), origin };
}

/** What becomes of the addresses where the own one lies in another category now: which is used, and within which countries. */
export const moved = <Draft extends Addressed>(before: Draft, now: Draft, places: Places<Draft>) => ({
  origin: originIn({ before: places.kept(before) !== undefined, now: places.kept(now) !== undefined }, before.origin),
  form: settled(now, places),
});

/** Loads the countries that each shipping category is sent to, or all there are. */
export const shippedTo = <Input extends { attempt?: Attempt }, Draft, Values, Fresh>(
  take: (draft: Draft, shipping: ShippingConfig) => Partial<Draft>,
  key?: 'inclusive',
): PurchasePart<'shipping', Input, Draft, Values, Fresh> => ({
  invoke: {
    src: 'shipping',
    id: 'shipping',
    input: { key },
    onDone: {
      actions: assign({
        draft: ({ context: { draft }, event }) => ({ ...draft, ...take(draft, event.output) }),
      }),
    },
    onError: {},
  },
});

/** Takes the countries that were loaded. */
export const takeCountries = <Draft extends Addressed>(
  draft: Draft,
  shipping: ShippingConfig,
  places: Places<Draft>,
) => ({
  shipping,
  form: settled({ ...draft, shipping }, places),
});

const settled = <Draft extends Addressed>(draft: Draft, places: Places<Draft>) =>
  settleIn<Draft['form']>(draft.form, draft.shipping, (name) => places.categoryOf(draft, name));

/** Changes some text fields. */
export function typeInto<Form extends ReaderForm>(form: Form, texts: Texts<Form>): Form {
  let typed = form;
  for (const [field, text] of Object.entries(texts)) {
    const [head = '', line] = field.split('.');
    const address = head === 'address' ? typed.address : typed.recipient_address;
    typed = { ...typed, [head]: line === undefined ? text : { ...address, [line]: text } };
  }
  return typed;
}

/** Keeps each address within the countries of its shipping category; the only country of one is chosen for the reader (ADDR-18). */
export const settleIn = <Form extends ReaderForm>(
  form: Form,
  shipping: ShippingConfig | undefined,
  categoryOf: CategoryOf,
): Form =>
  shipping
    ? withAddresses(form, (address, name) =>
        withinCountries(address, shipping[zoneOf(categoryOf(name))].countries, shipping.states),
      )
    : form;

/** Moves addresses to other countries of their shipping categories. */
export const moveTo = <Form extends ReaderForm>(
  form: Form,
  countries: Countries,
  shipping: ShippingConfig | undefined,
  categoryOf: CategoryOf,
): Form =>
  shipping
    ? withAddresses(form, (address, name) => {
        const code = countries[name];
        const { countries: open } = shipping[zoneOf(categoryOf(name))];
        return code === undefined ? address : inCountry(address, code, open, shipping.states);
      })
    : form;

/** The form with the address on record, which is to be put right, unless another was typed (CHECK-15). */
export const withRecorded = <Form extends ReaderForm>(form: Form, recorded: Address | undefined): Form =>
  recorded && form.address.line1.trim() === '' ? { ...form, address: recorded } : form;

/** The lines that an address is still without. */
export const missingIn = (form: ReaderForm, name: AddressName = 'address'): Problem[] =>
  missingFields(form[name] ?? form.address).map((line) => ({ field: `${name}.${line}`, code: 'required' }));

function withAddresses<Form extends ReaderForm>(
  form: Form,
  change: (address: Address, name: AddressName) => Address,
): Form {
  const { address, recipient_address } = form;
  return {
    ...form,
    address: change(address, 'address'),
    ...(recipient_address && { recipient_address: change(recipient_address, 'recipient_address') }),
  };
}
