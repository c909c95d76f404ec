import type { BillingGroup, CartCheckoutRequest, CartState } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { missingFields } from '#machines/rules/address/address.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { couponIn, isForOthers } from '#machines/rules/cart/cart-needs.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import { passwordProblems } from '#machines/rules/login/password.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';
import { type AddressField, askedOf, type CartCheckoutContext, savedAddress } from './cart-checkout-context.ts';

/** What stops the order, in the order of the page. */
export function cartProblems(context: CartCheckoutContext): Problem[] {
  const { form, origin } = context;
  const asked = askedOf(context);
  return [
    ...required('name', form.name),
    ...required('email', form.email),
    ...(asked.account ? passwordProblems(form) : []),
    ...(asked.own && origin === 'change' ? missingIn(context, 'address') : []),
    ...(asked.recipient ? required('recipient_name', form.recipient_name) : []),
    ...(asked.recipient ? missingIn(context, 'recipient_address') : []),
  ];
}

/** The order as it is submitted: of the cart as it is shown, at its version (CHECK-10, CHECK-11, CHECK-12). */
export function cartOrder(context: CartCheckoutContext): Order {
  const { page, cart, form, origin, category } = context;
  const asked = askedOf(context);
  const lines = linesOf(cart);
  const body: CartCheckoutRequest = {
    version: cart.version,
    name: form.name.trim(),
    email: form.email.trim(),
    password: asked.account ? { password: form.password, confirm: form.confirm } : undefined,
    origin: asked.recipient ? 'recipient' : origin,
    address: asked.own ? ownAddress(context) : undefined,
    ...(asked.recipient && {
      recipient_name: form.recipient_name.trim(),
      recipient_address: trimmed(form.recipient_address),
      recipient_shipcode: category.recipient_address,
    }),
    shipcode: category.address,
    session: page.checkout.session,
    gifted: asked.recipient,
  };
  return {
    call: 'checkOutCart',
    body,
    lines,
    coupon: couponIn(lines),
    isGift: isForOthers(lines) || undefined,
    isFree: isFree(cartTotals(lines).total) || undefined,
  };
}

/** The cart as its order leaves it: empty, or with an invoice made of it where the payment takes its time (POLL-4). */
export function orderedCart({ cart, visit }: Pick<CartCheckoutContext, 'cart' | 'visit'>): CartState {
  const version = cart.version + 1;
  return visit?.startsWith('/invoice/')
    ? { ...cart, version, invoiced: true }
    : { version, count: 0, invoiced: false, billing: { a: NO_GOODS, b: NO_GOODS, c: NO_GOODS } };
}

const NO_GOODS: BillingGroup = { goods: [], giftsubs: [], membership: null, donation: null, giftees: [], reported: [] };

/** The address as it is shown, so that it is the one that is sent to. */
const ownAddress = (context: CartCheckoutContext) =>
  context.origin === 'keep' ? savedAddress(context) : trimmed(context.form.address);

const missingIn = ({ form }: CartCheckoutContext, field: AddressField): Problem[] =>
  missingFields(form[field]).map((line) => ({ field: `${field}.${line}`, code: 'required' }));
