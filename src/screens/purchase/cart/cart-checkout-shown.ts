import type { OrderLine, PricedLine } from '#machines/api/contract.ts';
import { askedOf, type CartCheckoutDraft, places } from '#machines/purchase/cart/cart-checkout.machine.ts';
import type { AddressName } from '#machines/purchase/checkout/reader-form.ts';
import type { Edits } from '#screens/purchase/checkout/OrderReview.tsx';
import { couponFields, linesIn, PASSWORD_FIELDS } from '#screens/purchase/checkout/shown-fields.ts';

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

/** Every part of a cart is edited in its table. */
export const editsTo = (table: string): Edits => ({
  'personal-subscription': table,
  'gift-subscriptions': table,
  donation: table,
  'items-for-shipping': table,
  'digital-items': table,
});

/** The fields of the request that the form shows, so that a problem can stand at one of them. */
export function shownFields(draft: CartCheckoutDraft): string[] {
  const asked = askedOf(draft);
  return [
    ...couponFields(draft.page),
    'name',
    'email',
    ...(asked.account ? PASSWORD_FIELDS : []),
    ...(hasChoice(draft) ? ['origin'] : []),
    ...(asked.own && draft.origin === 'change' ? fieldsOf('address') : []),
    ...(asked.recipient ? ['recipient_name', ...fieldsOf('recipient_address')] : []),
  ];
}

/** Other names by which the server may speak of what the form shows. */
export const ALIASES = { shipcode: 'address.shipcode', recipient_shipcode: 'recipient_address.shipcode' };

/** Whether there is a choice of addresses. */
const hasChoice = (draft: CartCheckoutDraft): boolean =>
  askedOf(draft).mailing || (askedOf(draft).own && places.saved(draft) !== undefined);

const fieldsOf = (name: AddressName): string[] => [`${name}.shipcode`, ...linesIn(name)];
