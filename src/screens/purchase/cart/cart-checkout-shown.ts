import type { OrderLine, PricedLine } from '#machines/api/contract.ts';
import {
  type AddressField,
  askedOf,
  type CartCheckoutContext,
  savedAddress,
} from '#machines/purchase/cart/cart-checkout-context.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address-lines.ts';

/** The lines of a cart as a review lists them, with their goods, shipping and discount apart (in cents). */
export const orderLinesOf = (lines: readonly PricedLine[]): OrderLine[] =>
  lines.map(({ cart, name, quantity, price, shipping, discount }) => ({
    kind: cart.type,
    name,
    quantity,
    amount: price - shipping + discount,
    shipping,
    discount,
  }));

/** The fields of the request that the form shows, so that a problem can stand at one of them. */
export function shownFields(context: CartCheckoutContext): string[] {
  const asked = askedOf(context);
  return [
    'name',
    'email',
    ...(asked.account ? ['password.password', 'password.confirm'] : []),
    ...(hasChoice(context) ? ['origin'] : []),
    ...(asked.own && context.origin === 'change' ? fieldsOf('address') : []),
    ...(asked.recipient ? ['recipient_name', ...fieldsOf('recipient_address')] : []),
  ];
}

/** Other names by which the server may speak of what the form shows. */
export const ALIASES = {
  password: 'password.password',
  address: 'address.line1',
  shipcode: 'address.shipcode',
  recipient_address: 'recipient_address.line1',
  recipient_shipcode: 'recipient_address.shipcode',
};

/** Whether there is a choice of addresses. */
const hasChoice = (context: CartCheckoutContext): boolean =>
  askedOf(context).mailing || (askedOf(context).own && savedAddress(context) !== undefined);

const fieldsOf = (field: AddressField): string[] => ['shipcode', ...ADDRESS_LINES].map((line) => `${field}.${line}`);
