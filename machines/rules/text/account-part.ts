/** A part of the account that has its own page. */
export type AccountPart = 'name' | 'email' | 'address' | 'payment';

/** Returns the part of the account that a field of any request belongs to. */
export const accountPartOf = (field: string): AccountPart | undefined =>
  PARTS.find(([, fields]) => fields.test(field))?.[0];

const PARTS: readonly (readonly [AccountPart, RegExp])[] = [
  ['name', /^(first_)?name$/],
  ['email', /^email$/],
  ['address', /^(addresse?s?|shipcode|line[12]|city|state|postcode|country(_name)?)(\.|$)/],
  ['payment', /^(payment([-_]method)?|card|ach|cc_token|customer)(\.|$)/],
];
