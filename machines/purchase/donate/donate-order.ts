import type { CartAction, DonateRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { missingFields } from '#machines/rules/address/address.ts';
import { type DonationPayload, donationPayload, LEAST_DONATION } from '#machines/rules/donation/donation.ts';
import { readAmount } from '#machines/rules/price/amount.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';
import type { DonateContext } from './donate-context.ts';

/** What is given, in cents; 0 as long as no amount can be read. */
export function donated({ form, page }: DonateContext): Cents {
  const reading = readAmount(form.amount, page.settings.locale);
  return 'cents' in reading ? reading.cents : 0;
}

/** What stops the donation, in the order of the page; who gives is asked at the checkout, whenever that is. */
export function donateProblems({ form, page, timing }: DonateContext): Problem[] {
  const isGuest = page.subscriber === null && timing === 'now';
  return [
    ...amountProblems(form.amount, page.settings.locale),
    ...(isGuest ? [...required('name', form.name), ...required('email', form.email)] : []),
    ...(isGuest && hasAddress(form)
      ? missingFields(form.address).map((field) => ({ field: `address.${field}`, code: 'required' as const }))
      : []),
  ];
}

function amountProblems(typed: string, locale: string | undefined): Problem[] {
  if (typed.trim() === '') return [{ field: 'amount', code: 'required' }];
  const reading = readAmount(typed, locale);
  if ('problem' in reading) return [{ field: 'amount', code: reading.problem }];
  return reading.cents < LEAST_DONATION ? [{ field: 'amount', code: 'donationTooSmall' }] : [];
}

/** The donation as it is submitted (CART-7, DONATE-10, DONATE-12). */
export function donateOrder(context: DonateContext): Order {
  const { page, form } = context;
  const account = page.subscriber?.account;
  const recipient = form.recipient_name.trim();
  const body: DonateRequest = {
    cart: { donation: donationOf(context) },
    name: account?.name ?? form.name.trim(),
    email: account?.email ?? form.email.trim(),
    origin: account ? 'keep' : 'change',
    address: !account && hasAddress(form) ? trimmed(form.address) : undefined,
    recipient_name: recipient === '' ? undefined : recipient,
    shipcode: 'ship-a',
    session: page.donate.session,
    gifted: false,
  };
  return { call: 'donate', body };
}

/** The donation as it is put into the cart, to be checked out later; another one there gives way to it (CHECK-53). */
export const donateAction = (context: DonateContext): CartAction => ({
  type: 'donation-item',
  item: donationOf(context),
});

function donationOf(context: DonateContext): DonationPayload {
  const donation = donationPayload(context.process, donated(context));
  if (!donation) throw new Error('A donation is ordered only after its amount was checked.');
  return donation;
}

/** Whether the donor has begun to give an address, which is nobody's duty here; a country alone is none. */
const hasAddress = ({ address: { line1, line2, city, postcode } }: DonateContext['form']): boolean =>
  [line1, line2, city, postcode].some((value) => value.trim() !== '');
