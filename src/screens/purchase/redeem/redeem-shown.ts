import { asksAddress, type RedeemContext, savedAddress } from '#machines/purchase/redeem/redeem-context.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address-lines.ts';
import type { Aliases } from '#machines/rules/text/problem-places.ts';

/** The fields of the request that the form shows, so that a problem can stand at one of them. */
export const shownFields = (context: RedeemContext): string[] => [
  'subscription.deliverable',
  'name',
  'email',
  ...(context.page.subscriber ? [] : ['password.password', 'password.confirm']),
  ...(asksAddress(context) && savedAddress(context) ? ['origin'] : []),
  ...(asksAddress(context) && context.origin === 'change' ? ADDRESS_LINES.map((line) => `address.${line}`) : []),
];

export const ALIASES: Aliases = {
  password: 'password.password',
  subscription: 'subscription.deliverable',
  deliverable: 'subscription.deliverable',
  shipcode: 'subscription.deliverable',
  address: 'address.line1',
  'address.country_name': 'address.country',
};
