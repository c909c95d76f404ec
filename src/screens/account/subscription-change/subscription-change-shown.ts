import {
  asksAddress,
  type SubscriptionChangeContext,
  savedAddress,
} from '#machines/account/subscription-change/subscription-change-context.ts';
import { pendingIn } from '#machines/account/subscription-change/subscription-change-order.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address-lines.ts';
import type { Aliases } from '#machines/rules/text/problem-places.ts';

/** The fields of the request that the form shows, so that a problem can stand at one of them. */
export const shownFields = (context: SubscriptionChangeContext): string[] => [
  'level',
  'deliverable',
  ...(pendingIn(context) === 'change' ? ['name', 'email'] : []),
  ...(asksAddress(context) && savedAddress(context) ? ['origin'] : []),
  ...(asksAddress(context) && context.origin === 'change' ? ADDRESS_LINES.map((line) => `address.${line}`) : []),
];

/** The call that saves an address names its fields alone; the one that changes a subscription, under what they belong to. */
export const ALIASES: Aliases = Object.fromEntries([
  ['address', 'address.line1'],
  ['address.country_name', 'address.country'],
  ['country_name', 'address.country'],
  ...ADDRESS_LINES.map((line) => [line, `address.${line}`]),
  ...['level', 'deliverable'].map((field) => [`subscription.${field}`, field]),
]);
