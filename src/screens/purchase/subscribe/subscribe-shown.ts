import {
  askedAddress,
  asksCategory,
  goesToRecipient,
  type SubscribeContext,
} from '#machines/purchase/subscribe/subscribe-context.ts';
import { makesAccount } from '#machines/purchase/subscribe/subscribe-order.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address-lines.ts';

/** The fields of the request that the form shows, so that a problem can stand at one of them. */
export const shownFields = (context: SubscribeContext): string[] => [
  'level',
  'medium',
  'term',
  ...(asksCategory(context) ? ['shipcode'] : []),
  ...(context.purpose === 'gift' ? ['giftsubs'] : []),
  ...(context.page.settings.features?.subscribe?.add_donation ? ['donation'] : []),
  ...(context.timing === 'now' ? ordererFields(context) : []),
];

/** The other names that the server has for them. */
export const ALIASES = {
  password: 'password.password',
  amount: 'donation',
  address: 'address.line1',
  recipient_address: 'recipient_address.line1',
  recipient_shipcode: 'shipcode',
  'cart.giftsubs': 'giftsubs',
};

function ordererFields(context: SubscribeContext): string[] {
  const asked = askedAddress(context);
  const isRecipient = goesToRecipient(context);
  return [
    'name',
    'email',
    ...(makesAccount(context) ? ['password.password', 'password.confirm'] : []),
    ...(isRecipient ? ['recipient_name'] : []),
    ...(asked === 'address' && context.page.subscriber ? ['origin'] : []),
    ...(asked && (isRecipient || context.origin === 'change') ? ADDRESS_LINES.map((line) => `${asked}.${line}`) : []),
  ];
}
