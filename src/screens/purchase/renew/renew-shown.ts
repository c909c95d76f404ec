import { asksAddress, asksCategory, type RenewContext, savedAddress } from '#machines/purchase/renew/renew-context.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address-lines.ts';
import type { Aliases } from '#machines/rules/text/problem-places.ts';

/** The fields of the request that the form shows, so that a problem can stand at one of them. */
export const shownFields = (context: RenewContext): string[] => [
  ...(context.isChanging ? ['level', 'medium', 'term', ...(asksCategory(context) ? ['shipcode'] : [])] : []),
  ...(context.page.settings.features?.renew?.add_donation ? ['donation'] : []),
  ...(context.timing === 'now' ? ['name', 'email'] : []),
  ...(asksAddress(context) && savedAddress(context) ? ['origin'] : []),
  ...(asksAddress(context) && context.origin === 'change' ? ADDRESS_LINES.map((line) => `address.${line}`) : []),
];

/** The other names that the server has for them. */
export const ALIASES: Aliases = {
  amount: 'donation',
  address: 'address.line1',
  'address.country_name': 'address.country',
};
