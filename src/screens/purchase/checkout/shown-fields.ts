import type { Settings } from '#machines/api/contract.ts';
import type { AddressName } from '#machines/purchase/checkout/reader-form.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import type { Aliases } from '#machines/rules/text/problem-places.ts';

/** The fields of an address. */
export const linesIn = (name: AddressName): string[] => ADDRESS_LINES.map((line) => `${name}.${line}`);

/** The fields of where a reader's own order is sent: the choice between the address on record and another, and the other. */
export const readerAddressFields = ({ origin }: { origin: Origin }, hasChoice: boolean): string[] => [
  ...(hasChoice ? ['origin'] : []),
  ...(origin === 'change' ? linesIn('address') : []),
];

/** A refused coupon is reported at its field, where there is one. */
export const couponFields = ({ settings }: { settings: Pick<Settings, 'typed_coupons'> }): string[] =>
  settings.typed_coupons ? ['coupon'] : [];

export const PASSWORD_FIELDS = ['password.password', 'password.confirm'];

/** The other names that the server has for fields that several purchases ask for. */
export const COMMON_ALIASES: Aliases = {
  password: 'password.password',
  address: 'address.line1',
  'address.country_name': 'address.country',
  recipient_address: 'recipient_address.line1',
  'recipient_address.country_name': 'recipient_address.country',
};
