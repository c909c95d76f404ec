import type { PaymentRecord, PaymentSetup } from '#machines/api/contract.ts';
import type { Context } from '#mocks/journal/request-context.ts';
import type { Account } from '../journal/account/account-state.ts';
import { accountOfLink, shownAccount } from '../journal/account/accounts.ts';
import { donationTold } from '../journal/account/monthly-donation.ts';
import { depositsOf } from '../journal/payment/objects.ts';
import { openSetup } from '../journal/payment/provider.ts';
import { lookUp } from '../journal/read-fields.ts';
import { linkState } from '../journal/visitor/mails.ts';
import { frameOf, linkStateAt, type Pages, type PageVisit, settingsOf, toLogin } from './page.ts';

export const paymentPages = {
  showPayment: paymentPage,
  showDonationSetup: donationPage,
} satisfies Partial<Pages>;

/**
 * A valid link shows its account's setup to that reader and to a visitor. An invalid one is ignored for a logged-in
 * reader.
 */
function paymentPage(context: Context, visit: PageVisit): ReturnType<Pages['showPayment']> {
  const state = linkStateAt(context, visit, 'card');
  const reader = shownAccount(context, visit.query);
  if (state === undefined && !reader) return toLogin('/account/payment');
  const owner = state === 'good' ? accountOfLink(context, 'card', visit.query.get('token') ?? '') : reader;
  return {
    ...frameOf(context, visit),
    payment_setup: owner && state !== 'foreign' ? accountSetup(context, owner) : null,
    ...(state && { link: { state } }),
  };
}

function accountSetup(context: Context, { subscriber, payment, holder }: Account): PaymentSetup {
  const { ref, name } = subscriber.account;
  return { name: holder ?? name, details: detailsOf(payment), ...waiting(context, ref), keys: openSetup(context, ref) };
}

function donationPage(context: Context, visit: PageVisit): ReturnType<Pages['showDonationSetup']> {
  const token = visit.query.get('token');
  const donation = lookUp(context.state.donations, token ?? '');
  const settings = settingsOf(context, visit);
  if (!donation || token === null)
    return { settings, payment_setup: null, link: { state: linkState(context, 'donation', token) } };
  const payment_setup = { ...donationTold(donation), ...waiting(context, token), keys: openSetup(context, token) };
  const cancel = donation.cancelled === undefined && { cancel: token };
  return { settings, payment_setup, ...cancel, link: { state: 'good' } };
}

/** The deposits of this owner's latest setup that waits for some. */
function waiting({ state, now }: Context, owner: string): Pick<PaymentSetup, 'deposits'> {
  const setup = Object.values(state.setups).findLast((one) => one.owner === owner && one.deposits);
  return setup ? { deposits: depositsOf(setup, now) } : {};
}

const detailsOf = (payment: PaymentRecord | null): PaymentSetup['details'] =>
  payment && {
    type: 'details',
    data: { ...(payment.card && { card: payment.card }), ...(payment.ach && { ach: payment.ach }) },
  };
