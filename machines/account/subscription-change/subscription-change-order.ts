import type { UpdateRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { missingFields } from '#machines/rules/address/address.ts';
import { isHeld, needsPayment } from '#machines/rules/subscription/upgrade.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';
import type { DeliveryAddress } from './delivery-address.machine.ts';
import {
  asksAddress,
  type SubscriptionChangeContext,
  shipcodeOf,
  subscriptionOf,
} from './subscription-change-context.ts';

/** What there is to send: nothing; an address alone, which is saved by its own call; or another subscription. */
export function pendingIn(context: SubscriptionChangeContext): 'nothing' | 'address' | 'change' {
  if (!isHeld(subscriptionOf(context), context.choice)) return 'change';
  return asksAddress(context) && context.origin === 'change' ? 'address' : 'nothing';
}

/** What stops the change, in the order of the page. */
export function problemsOf(context: SubscriptionChangeContext): Problem[] {
  const { form, origin } = context;
  return [
    ...(pendingIn(context) === 'change' ? [...required('name', form.name), ...required('email', form.email)] : []),
    ...(asksAddress(context) && origin === 'change'
      ? missingFields(form.address).map((field) => ({ field: `address.${field}`, code: 'required' as const }))
      : []),
  ];
}

/** The change as it is ordered. */
export function orderOf(context: SubscriptionChangeContext): Order<'updateSubscription'> {
  const { page, choice, form, origin } = context;
  const subscription = subscriptionOf(context);
  const isElsewhere = asksAddress(context) && origin === 'change';
  const body: Omit<UpdateRequest, 'invoice' | 'customer'> = {
    name: form.name.trim(),
    email: form.email.trim(),
    origin: isElsewhere ? 'change' : 'keep',
    address: isElsewhere ? trimmed(form.address) : undefined,
    shipcode: shipcodeOf(context),
    subscription: { token: subscription.token, ...choice },
    session: page.upgrade?.session,
  };
  return { call: 'updateSubscription', body, ...(!needsPayment(subscription, choice) && { isFree: true }) };
}

/** The address as it is saved by itself. */
export const addressToSave = (context: SubscriptionChangeContext): DeliveryAddress => ({
  address: { shipcode: shipcodeOf(context), address: trimmed(context.form.address) },
  token: subscriptionOf(context).token,
});
