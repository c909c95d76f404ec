import type { CartState, ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { CheckoutContext } from '#machines/purchase/checkout/checkout-context.ts';
import { type Address, inCountry, withinCountries } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import { categoryAfter, type Origin } from '#machines/rules/address/address-origin.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { categoryOf, goodsCategoryOf } from '#machines/rules/cart/cart-needs.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import {
  type AddressField,
  askedOf,
  type CartCheckoutContext,
  type CartCheckoutEvent,
  type CartCheckoutField,
  type CartCheckoutForm,
  type Destination,
  type HeardCart,
  keptCategory,
} from './cart-checkout-context.ts';

type Change = Partial<CartCheckoutContext>;

/** What becomes of the form where its reader fills something in. */
export function edit(context: CartCheckoutContext, event: CartCheckoutEvent): Change {
  switch (event.type) {
    case 'field.changed':
      return { form: typeInto(context.form, event.field, event.value) };
    case 'country.chosen':
      return chooseCountry(context, event.field, event.code);
    case 'category.chosen':
      return chooseCategory(context, event.field, event.shipcode);
    case 'origin.chosen':
      return chooseOrigin(context, event.origin);
    case 'destination.chosen':
      return chooseDestination(context, event.destination);
    case 'cart.checked':
    case 'form.submitted':
      return {};
  }
}

/** What the flow of a cart tells as it stands. */
export const hearCart = (snapshot: {
  context: { cart: CartState };
  hasTag: (tag: 'busy' | 'closed') => boolean;
}): HeardCart => ({
  cart: snapshot.context.cart,
  isBusy: snapshot.hasTag('busy'),
  isClosed: snapshot.hasTag('closed'),
});

/** Shows the cart as it was heard of; an address that nobody has begun goes where it is priced for now. */
export function showCart(context: CartCheckoutContext): Change {
  const { heard, origin, form } = context;
  const own = origin === 'change' ? categoryOf(linesOf(heard.cart)) : undefined;
  const follows = own !== undefined && own !== categoryOf(linesOf(context.cart)) && isBlank(form.address);
  return { cart: heard.cart, ...(follows && chooseCategory(context, 'address', own)) };
}

/** Keeps the address on record, where there is one, or takes another in the account's own shipping category (ADDR-12). */
export function chooseOrigin(context: CartCheckoutContext, origin: Origin): Change {
  const { page } = context;
  const kept = keptCategory(page);
  if (!kept || origin === context.origin) return {};
  return {
    origin,
    ...chooseCategory(context, 'address', categoryAfter(origin, kept, page.subscriber?.account.shipcode)),
  };
}

/** Sends goods to oneself or to another recipient, whose address begins where the goods are priced for. */
export function chooseDestination(context: CartCheckoutContext, destination: Destination): Change {
  const priced = goodsCategoryOf(linesOf(context.cart));
  const begins = destination === 'recipient' && priced !== undefined && isBlank(context.form.recipient_address);
  return { destination, ...(begins && chooseCategory(context, 'recipient_address', priced)) };
}

/** Sends to another shipping category; the address stays within its countries (ADDR-18). */
export function chooseCategory(context: CartCheckoutContext, field: AddressField, shipcode: Shipcode): Change {
  const category = { ...context.category, [field]: shipcode };
  return { category, ...settle({ ...context, category }, context.shipping) };
}

/** The countries of each category are known: both addresses stay within theirs. */
export const takeShipping = (context: CartCheckoutContext, shipping: ShippingConfig): Change => ({
  shipping,
  ...settle(context, shipping),
});

/** Changes the country of an address to one of its shipping category. */
export function chooseCountry(
  { form, shipping, category }: CartCheckoutContext,
  field: AddressField,
  code: string,
): Change {
  if (!shipping) return {};
  const { countries } = shipping[zoneOf(category[field])];
  return { form: { ...form, [field]: inCountry(form[field], code, countries, shipping.states) } };
}

/** Changes one text field. */
export function typeInto(form: CartCheckoutForm, field: CartCheckoutField, value: string): CartCheckoutForm {
  const [head, line] = field.split('.') as [AddressField, AddressLine?]; // only the fields of an address have lines
  return { ...form, [head]: line ? { ...form[head], [line]: value } : value };
}

/** Hands the order back: an address that it was refused for is opened (CHECK-15), and a cart that is paid elsewhere held. */
export function takeRefusal(context: CartCheckoutContext, { problems, isOutdated }: Refused): Change {
  const opens = problems.some(concernsAddress) && askedOf(context).own;
  const isHeld = isOutdated && !problems.some(concernsCart);
  return { heldAt: isHeld ? context.cart.version : undefined, ...(opens && { origin: 'change' }) };
}

/** Whether an order was certainly refused, and as a whole, so that the cart may be another by now. */
export const isRefusedAsWhole = ({ key, problems, isOutdated }: Refused): boolean =>
  key === undefined &&
  (isOutdated ||
    problems.some((problem) => problem.code === 'server' && (problem.field === 'general' || concernsCart(problem))));

/** What a checkout tells of an order that it hands back. */
export type Refused = Pick<CheckoutContext, 'key' | 'problems' | 'isOutdated'>;

const concernsCart = ({ field }: Problem): boolean => field === 'coupon' || field.split('.')[0] === 'cart';

function settle({ form, category }: CartCheckoutContext, shipping: ShippingConfig | undefined): Change {
  if (!shipping) return {};
  const within = (field: AddressField) =>
    withinCountries(form[field], shipping[zoneOf(category[field])].countries, shipping.states);
  return { form: { ...form, address: within('address'), recipient_address: within('recipient_address') } };
}

/** Whether nothing of an address was typed yet; its country may have been filled in. */
const isBlank = ({ line1, line2, city, postcode }: Address): boolean =>
  [line1, line2, city, postcode].every((line) => line.trim() === '');
