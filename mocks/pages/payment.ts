import type { PaymentRecord, PaymentSetup } from '#machines/api/contract.ts';
import type { Account } from '../journal/account/account-state.ts';
import { accountOfLink, shownAccount } from '../journal/account/accounts.ts';
import type { Desk } from '../journal/desk.ts';
import { openSetup } from '../journal/payment/provider.ts';
import { lookUp } from '../journal/read-fields.ts';
import { frameOf, type Pages, settingsOf, toLogin, type Visit } from './page.ts';

/** The pages that set up what a reader, or a donation, is paid with. */
export const paymentPages = {
  showPayment: paymentPage,
  showDonationSetup: (desk, visit) => ({
    settings: settingsOf(desk, visit),
    payment_setup: donationSetup(desk, visit.query.get('token') ?? ''),
  }),
} satisfies Partial<Pages>;

/** A link shows the setup of its account to whoever opens it; one that is refused counts as none to a reader. */
function paymentPage(desk: Desk, visit: Visit): ReturnType<Pages['showPayment']> {
  const token = visit.query.get('token');
  const reader = shownAccount(desk, visit.query);
  const owner = (token === null ? undefined : accountOfLink(desk, 'card', token)) ?? reader;
  if (!owner && token === null) return toLogin('/account/payment');
  return {
    ...frameOf(desk, visit),
    payment_setup: owner ? accountSetup(desk, owner) : null,
  };
}

function accountSetup(desk: Desk, { subscriber, payment, holder }: Account): PaymentSetup {
  const { ref, name } = subscriber.account;
  return { name: holder ?? name, details: detailsOf(payment), keys: openSetup(desk, ref) };
}

function donationSetup(desk: Desk, token: string): PaymentSetup | null {
  const donation = lookUp(desk.state.donations, token);
  if (!donation) return null;
  const { name, details, failing } = donation;
  return { name, details, keys: openSetup(desk, token), failing };
}

const detailsOf = (payment: PaymentRecord | null): PaymentSetup['details'] =>
  payment && {
    type: 'details',
    data: { ...(payment.card && { card: payment.card }), ...(payment.ach && { ach: payment.ach }) },
  };
