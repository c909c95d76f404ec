import type { SubscribeRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { missingFields, needsAddress } from '#machines/rules/address.ts';
import { donationPayload, readDonation } from '#machines/rules/donation.ts';
import { orderTotals, subscriptionLine, subscriptionPrice } from '#machines/rules/pricing.ts';
import { swagLine } from '#machines/rules/swag.ts';
import type { Order } from './order.ts';
import { type SubscribeContext, savedAddress } from './subscribe-context.ts';

/** What the order costs as it stands, line by line, in cents; the same figures are reviewed, submitted and charged. */
export function quote({ page: { subscribe }, choice, form, hasCoupon, swag }: SubscribeContext) {
  const { prices, shipping, goods_shipping, coupon } = subscribe;
  const subscription = subscriptionPrice({ base: prices, shipping }, choice, {
    coupon: (hasCoupon && coupon) || undefined,
  });
  const donation = donationCents(form.donation);
  const goods = goods_shipping
    ? swag.map((line) => ({ line, ...swagLine(line, goods_shipping, choice.shipcode) }))
    : [];
  const totals = orderTotals([
    subscriptionLine(subscription),
    { amount: donation, shipping: 0, discount: 0 },
    ...goods,
  ]);
  return { subscription, donation, goods, totals };
}

/** Whether the order has an address of its own to ask for. */
export const asksAddress = ({ choice: { medium }, swag }: SubscribeContext): boolean =>
  needsAddress({ medium, shipsGoods: swag.length > 0 });

/** What stops the order, in the order of the page. */
export function problemsOf(context: SubscribeContext): Problem[] {
  const { form, origin, page } = context;
  const donation = readDonation(form.donation);
  const { password, confirm } = form;
  const isGuest = page.subscriber === null;
  return [
    ...('problem' in donation ? [{ field: 'donation', code: donation.problem }] : []),
    ...required('name', form.name),
    ...required('email', form.email),
    ...(isGuest ? required('password.password', password) : []),
    ...(isGuest ? required('password.confirm', confirm) : []),
    ...(isGuest && password && confirm && password !== confirm
      ? [{ field: 'password.confirm', code: 'passwordMismatch' as const }]
      : []),
    ...(asksAddress(context) && origin === 'change'
      ? missingFields(form.address).map((field) => ({ field: `address.${field}`, code: 'required' as const }))
      : []),
  ];
}

/** The order as it is submitted (CART-7, CHECK-10, CHECK-11). */
export function orderOf(context: SubscribeContext): Order {
  const { page, choice, form, origin, hasCoupon, swag } = context;
  const { medium, level, term, shipcode } = choice;
  const coupon = (hasCoupon && page.subscribe.coupon?.code) || undefined;
  const address = origin === 'keep' ? savedAddress(page, choice) : trimmed(form.address);
  const body: SubscribeRequest = {
    cart: {
      items: swag.map(({ size, quantity }) => ({
        item: 'sized-product',
        quantity,
        ref: size.ref,
      })),
      giftsubs: [],
      donation: donationPayload('onetime', donationCents(form.donation)),
      subscription: { renewal: false, medium, level, term, coupon },
    },
    name: form.name.trim(),
    email: form.email.trim(),
    password: page.subscriber ? undefined : { password: form.password, confirm: form.confirm },
    origin,
    address: asksAddress(context) ? address : undefined,
    shipcode,
    session: page.subscribe.session,
    gifted: false,
  };
  return { call: 'subscribe', body, coupon };
}

function donationCents(typed: string): number {
  const reading = readDonation(typed);
  return 'cents' in reading ? reading.cents : 0;
}

const required = (field: string, value: string): Problem[] =>
  value.trim() === '' ? [{ field, code: 'required' }] : [];

const trimmed = <Fields extends Record<keyof Fields, string>>(fields: Fields): Fields =>
  // Every value is a string and stays one.
  Object.fromEntries(Object.entries<string>(fields).map(([field, value]) => [field, value.trim()])) as Fields;
