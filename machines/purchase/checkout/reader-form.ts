import type { ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { type Address, inCountry, missingFields, withinCountries } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';

/** What a reader types of a person and a place. */
export interface ReaderForm {
  name: string;
  email: string;
  address: Address;
}

/** A text field of such a form, by its path in the request. */
export type FieldOf<Form extends ReaderForm> = Exclude<keyof Form & string, 'address'> | `address.${AddressLine}`;

/** Changes one text field. */
export function typeInto<Form extends ReaderForm>(form: Form, field: FieldOf<Form>, value: string): Form {
  const [head, inner] = field.split('.');
  return inner === undefined
    ? { ...form, [field]: value }
    : { ...form, [String(head)]: { ...form.address, [inner]: value } };
}

/** Keeps the address within the countries of its shipping category; the only country of one is chosen for the reader (ADDR-18). */
export function settleIn<Form extends ReaderForm>(
  form: Form,
  shipcode: Shipcode,
  shipping: ShippingConfig | undefined,
): Form {
  if (!shipping) return form;
  return { ...form, address: withinCountries(form.address, shipping[zoneOf(shipcode)].countries, shipping.states) };
}

/** Moves the address to another country of its shipping category. */
export function moveTo<Form extends ReaderForm>(
  form: Form,
  code: string,
  shipcode: Shipcode,
  shipping: ShippingConfig | undefined,
): Form {
  if (!shipping) return form;
  return { ...form, address: inCountry(form.address, code, shipping[zoneOf(shipcode)].countries, shipping.states) };
}

/** The form with the address on record, which is to be put right, unless another was typed (CHECK-15). */
export const withRecorded = <Form extends ReaderForm>(form: Form, recorded: Address | undefined): Form =>
  recorded && form.address.line1.trim() === '' ? { ...form, address: recorded } : form;

/** The lines that the address is still without. */
export const missingIn = ({ address }: ReaderForm): Problem[] =>
  missingFields(address).map((field) => ({ field: `address.${field}`, code: 'required' }));
