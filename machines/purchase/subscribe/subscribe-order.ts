import type { SubscribeRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { actionsOf, cartOf, couponOn } from '#machines/purchase/builder/builder.ts';
import type { AddedToCart, AddToCart } from '#machines/purchase/cart/add-to-cart-context.ts';
import { afterTry, stillToAdd } from '#machines/purchase/cart/cart-later.ts';
import type { CheckoutInput } from '#machines/purchase/checkout/checkout-context.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { missingFields } from '#machines/rules/address/address.ts';
import { readDonation } from '#machines/rules/donation/donation.ts';
import { passwordProblems } from '#machines/rules/login/password.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';
import { askedAddress, builtOf, goesToRecipient, type SubscribeContext, savedAddress } from './subscribe-context.ts';

import { refuseCoupon } from './subscribe-edits.ts';

/** Whether the order opens an account, which needs a password (CHECK-4). */
export const makesAccount = ({ page, purpose }: SubscribeContext): boolean =>
  page.subscriber === null && purpose === 'personal';

/** What stops the order, in the order of the page. */
export function problemsOf(context: SubscribeContext): Problem[] {
  const { form, timing } = context;
  const donation = readDonation(form.donation, context.page.settings.locale);
  const unread = 'problem' in donation ? [{ field: 'donation', code: donation.problem }] : [];
  if (timing === 'later') return unread;
  return [
    ...unread,
    ...required('name', form.name),
    ...required('email', form.email),
    ...(makesAccount(context) ? passwordProblems(form) : []),
    ...(goesToRecipient(context) ? required('recipient_name', form.recipient_name) : []),
    ...missingAddress(context),
  ];
}

/** The order as it is submitted (CART-7, CHECK-10, CHECK-11). */
export function orderOf(context: SubscribeContext): Order {
  const { page, choice, form } = context;
  const built = builtOf(context);
  const body: SubscribeRequest = {
    cart: cartOf(built),
    name: form.name.trim(),
    email: form.email.trim(),
    password: makesAccount(context) ? { password: form.password, confirm: form.confirm } : undefined,
    ...destinationOf(context),
    shipcode: choice.shipcode,
    session: page.subscribe.session,
  };
  const isGift = context.purpose === 'gift' || undefined;
  return { call: 'subscribe', body, coupon: couponOn(built)?.code, isGift };
}

/** Who pays, and an attempt of this page that a reload cut off. */
export const payerOf = ({ page, attempt }: SubscribeContext): CheckoutInput => ({
  hasAccount: page.subscriber !== null,
  hasCardOnFile: page.payment_info !== null,
  attempt,
});

/** What goes into the cart when the order is checked out later. */
export const addingOf = (context: SubscribeContext): AddToCart =>
  stillToAdd(actionsOf(builtOf(context)), context.tried);

/** Why something was left out of the cart, so that another try begins there. */
export const takeTry = (context: SubscribeContext, added: AddedToCart): Partial<SubscribeContext> => ({
  ...refuseCoupon(context, added.problems),
  problems: added.problems,
  tried: afterTry(actionsOf(builtOf(context)), added, context.tried),
});

function missingAddress(context: SubscribeContext): Problem[] {
  const { form, origin } = context;
  const asked = askedAddress(context);
  if (!asked || (asked === 'address' && origin === 'keep')) return [];
  return missingFields(form[asked]).map((field) => ({ field: `${asked}.${field}`, code: 'required' }));
}

function destinationOf(context: SubscribeContext) {
  const { page, choice, form, origin } = context;
  const asked = askedAddress(context);
  if (goesToRecipient(context))
    return {
      origin: 'recipient' as const,
      recipient_name: form.recipient_name.trim(),
      recipient_address: asked ? trimmed(form.recipient_address) : undefined,
      recipient_shipcode: choice.shipcode,
      gifted: true,
    };
  const address = origin === 'keep' ? savedAddress(page, choice) : trimmed(form.address);
  return { origin, address: asked ? address : undefined, gifted: false };
}
