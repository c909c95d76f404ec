import type { Attempt } from '#machines/lib/world.ts';
import type { RedeemEvent, RedeemInput } from '#machines/purchase/redeem/redeem-context.ts';
import { pages, requests } from '#mocks/replies.ts';
import { copyOf } from './orders.ts';

/** What the page of a gift begins with, as it is documented. */
export const redeemOf = (page: keyof typeof pages.showRedeem, attempt?: Attempt): RedeemInput => ({
  page: copyOf(pages.showRedeem[page].body),
  attempt,
});

const { name, email, password, address } = requests.redeemGift.newReader.body;

/** What a new reader types, but for an address. */
export const typingReader: RedeemEvent[] = [
  { type: 'field.changed', field: 'name', value: name },
  { type: 'field.changed', field: 'email', value: email },
  { type: 'field.changed', field: 'password', value: password.password },
  { type: 'field.changed', field: 'confirm', value: password.confirm },
];

/** What a reader types of the documented address, whose country is fixed. */
export const typingPlace: RedeemEvent[] = (['line1', 'line2', 'city', 'state', 'postcode'] as const).map((line) => ({
  type: 'field.changed',
  field: `address.${line}`,
  value: address[line],
}));
