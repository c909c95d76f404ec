import type { Settings } from '#machines/api/contract.ts';
import type { AddressName } from '#machines/purchase/checkout/reader-form.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import type { Aliases } from '#machines/rules/text/problem-places.ts';

export const linesIn = (name: AddressName): string[] => ADDRESS_LINES.map((line) => `${name}.${line}`);

/** Returns the fields of a reader's own destination: the choice of address and the lines of a new one. */
export const readerAddressFields = ({ origin }: { origin: Origin }, hasChoice: boolean): string[] => [
  ...(hasChoice ? ['origin'] : []),
  ...(origin === 'change' ? linesIn('address') : []),
];

/** Returns the coupon field, which reports a refused coupon; empty if the page has none. */
export const couponFields = ({ settings }: { settings: Pick<Settings, 'typed_coupons'> }): string[] =>
  settings.typed_coupons ? ['coupon'] : [];

export const PASSWORD_FIELDS = ['password.password', 'password.confirm'];

export const COMMON_ALIASES: Aliases = {
  password: 'password.password',
  address: 'address.line1',
  'address.country_name': 'address.country',
  recipient_address: 'recipient_address.line1',
  'recipient_address.country_name': 'recipient_address.country',
};
