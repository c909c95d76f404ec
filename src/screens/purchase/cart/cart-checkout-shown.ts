import type { OrderLine, PricedLine } from '#machines/api/contract.ts';
import { askedOf, type CartCheckoutDraft, places } from '#machines/purchase/cart/cart-checkout.machine.ts';
import type { AddressName } from '#machines/purchase/checkout/reader-form.ts';
import type { SectionEdits } from '#screens/purchase/checkout/review/OrderReview.tsx';
import { couponFields, linesIn, PASSWORD_FIELDS } from '#screens/purchase/checkout/shown-fields.ts';

/** Returns the lines of a cart as order lines, with goods, shipping and discount separate (in cents). */
export const orderLinesOf = (lines: readonly PricedLine[]): OrderLine[] =>
  lines.map(({ cart, name, quantity, price, shipping, discount }) => ({
    kind: cart.type,
    name,
    quantity,
    amount: price - shipping + discount,
    shipping,
    discount,
  }));

export const editsTo = (table: string): SectionEdits => ({
  'personal-subscription': table,
  'gift-subscriptions': table,
  donation: table,
  'items-for-shipping': table,
  'digital-items': table,
});

/** Returns the request fields shown by the form; other problems go to the summary. */
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

export const ALIASES = { shipcode: 'address.shipcode', recipient_shipcode: 'recipient_address.shipcode' };

const hasChoice = (draft: CartCheckoutDraft): boolean =>
  askedOf(draft).mailing || (askedOf(draft).own && places.saved(draft) !== undefined);

const fieldsOf = (name: AddressName): string[] => [`${name}.shipcode`, ...linesIn(name)];
