import type { RenewRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { actionsOf, cartOf, couponOn } from '#machines/purchase/builder/builder.ts';
import type { AddedToCart, AddToCart } from '#machines/purchase/cart/add-to-cart-context.ts';
import { afterTry, stillToAdd } from '#machines/purchase/cart/cart-later.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { missingIn } from '#machines/purchase/checkout/reader-form.ts';
import { readDonation } from '#machines/rules/donation/donation.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';
import { builtOf, chosenIn, isElsewhere, type RenewContext, renewalOf } from './renew-context.ts';

/** What stops the renewal, in the order of the page. */
export function problemsOf(context: RenewContext): Problem[] {
  const { form, timing } = context;
  const donation = readDonation(form.donation, context.page.settings.locale);
  const unread = 'problem' in donation ? [{ field: 'donation', code: donation.problem }] : [];
  if (timing === 'later') return unread;
  return [
    ...unread,
    ...required('name', form.name),
    ...required('email', form.email),
    ...(isElsewhere(context) ? missingIn(form) : []),
  ];
}

/** The renewal as it is sent (API-38, RENEW-9). */
export function orderOf(context: RenewContext): Order<'renewSubscription'> {
  const { account, session } = renewalOf(context);
  const { form } = context;
  const built = builtOf(context);
  const body: Omit<RenewRequest, 'invoice' | 'customer'> = {
    cart: cartOf(built),
    account,
    name: form.name.trim(),
    email: form.email.trim(),
    origin: isElsewhere(context) ? 'change' : 'keep',
    address: isElsewhere(context) ? trimmed(form.address) : undefined,
    shipcode: chosenIn(context).shipcode,
    session,
    gifted: false,
  };
  return { call: 'renewSubscription', body, coupon: couponOn(built)?.code };
}

/** What goes into the cart when the order is checked out later. */
export const addingOf = (context: RenewContext): AddToCart => stillToAdd(actionsOf(builtOf(context)), context.tried);

/** Why something was left out of the cart, so that another try begins there. */
export const takeTry = (context: RenewContext, added: AddedToCart): Partial<RenewContext> => ({
  problems: added.problems,
  tried: afterTry(actionsOf(builtOf(context)), added, context.tried),
});
