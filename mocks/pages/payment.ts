import type { PaymentRecord, PaymentSetup } from '#machines/api/contract.ts';
import type { Account } from '../journal/account/account-state.ts';
import { accountOfLink, shownAccount } from '../journal/account/accounts.ts';
import { donationTold } from '../journal/account/monthly-donation.ts';
import type { Desk } from '../journal/desk.ts';
import { depositsOf } from '../journal/payment/objects.ts';
import { openSetup } from '../journal/payment/provider.ts';
import { lookUp } from '../journal/read-fields.ts';
import { linkState } from '../journal/visitor/mails.ts';
import { frameOf, linkStateAt, type Pages, settingsOf, toLogin, type Visit } from './page.ts';

export const paymentPages = {
  showPayment: paymentPage,
  showDonationSetup: donationPage,
} satisfies Partial<Pages>;

/**
 * A valid link shows its account's setup to that reader and to a visitor. An invalid one is ignored for a logged-in
 * reader.
 */
function paymentPage(desk: Desk, visit: Visit): ReturnType<Pages['showPayment']> {
  const state = linkStateAt(desk, visit, 'card');
  const reader = shownAccount(desk, visit.query);
  if (state === undefined && !reader) return toLogin('/account/payment');
  const owner = state === 'good' ? accountOfLink(desk, 'card', visit.query.get('token') ?? '') : reader;
  return {
    ...frameOf(desk, visit),
    payment_setup: owner && state !== 'foreign' ? accountSetup(desk, owner) : null,
    ...(state && { link: { state } }),
  };
}

function accountSetup(desk: Desk, { subscriber, payment, holder }: Account): PaymentSetup {
  const { ref, name } = subscriber.account;
  return { name: holder ?? name, details: detailsOf(payment), ...waiting(desk, ref), keys: openSetup(desk, ref) };
}

function donationPage(desk: Desk, visit: Visit): ReturnType<Pages['showDonationSetup']> {
  const token = visit.query.get('token');
  const donation = lookUp(desk.state.donations, token ?? '');
  const settings = settingsOf(desk, visit);
  if (!donation || token === null)
    return { settings, payment_setup: null, link: { state: linkState(desk, 'donation', token) } };
  const payment_setup = { ...donationTold(donation), ...waiting(desk, token), keys: openSetup(desk, token) };
  return { settings, payment_setup, link: { state: 'good' } };
}

/** The deposits of this owner's latest setup that waits for some. */
function waiting({ state, now }: Desk, owner: string): Pick<PaymentSetup, 'deposits'> {
  const setup = Object.values(state.setups).findLast((one) => one.owner === owner && one.deposits);
  return setup ? { deposits: depositsOf(setup, now) } : {};
}

const detailsOf = (payment: PaymentRecord | null): PaymentSetup['details'] =>
  payment && {
    type: 'details',
    data: { ...(payment.card && { card: payment.card }), ...(payment.ach && { ach: payment.ach }) },
  };
