import type { RedeemRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { missingIn } from '#machines/purchase/checkout/reader-form.ts';
import { passwordProblems } from '#machines/rules/login/password.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { giftPrice, needsUpgrade } from '#machines/rules/subscription/gift.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';
import { asksAddress, giftOf, type RedeemContext, shipcodeOf } from './redeem-context.ts';

/** What is to be paid for the gift as it would be delivered, in cents. */
export const redeemPrice = (context: RedeemContext): Cents => giftPrice(giftOf(context), context.deliverable);

/** What stops the redemption, in the order of the page. */
export function problemsOf(context: RedeemContext): Problem[] {
  const { page, form } = context;
  return [
    ...required('name', form.name),
    ...required('email', form.email),
    ...(page.subscriber ? [] : passwordProblems(form)),
    ...(isElsewhere(context) ? missingIn(form) : []),
  ];
}

/** The redemption as it is sent (API-35). */
export function orderOf(context: RedeemContext): Order<'redeemGift'> {
  const { page, deliverable, form } = context;
  const open = giftOf(context);
  const body: Omit<RedeemRequest, 'invoice' | 'customer'> = {
    subscription: { token: open.gift.token, deliverable },
    name: form.name.trim(),
    email: form.email.trim(),
    password: page.subscriber ? undefined : { password: form.password, confirm: form.confirm },
    origin: page.subscriber && !isElsewhere(context) ? 'keep' : 'change',
    address: isElsewhere(context) ? trimmed(form.address) : undefined,
    shipcode: shipcodeOf(context),
    session: open.session,
    gifted: false,
  };
  return { call: 'redeemGift', body, ...(!needsUpgrade(open, deliverable) && { isFree: true }) };
}

const isElsewhere = (context: RedeemContext): boolean => asksAddress(context) && context.origin === 'change';
