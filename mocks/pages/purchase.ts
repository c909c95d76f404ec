import type { DonatePage, RenewPage } from '#machines/api/contract.ts';
import { linkedAmount } from '#machines/rules/donation/donate-link.ts';
import { DEFAULT_DONATION } from '#machines/rules/donation/donation.ts';
import { renewalIn } from '#machines/rules/renewal/renewal.ts';
import type { Context } from '#mocks/journal/request-context.ts';
import type { Account } from '../journal/account/account-state.ts';
import { isReadOnly, shownAccount } from '../journal/account/accounts.ts';
import { renewalDays } from '../journal/account/next-charge.ts';
import { couponIn } from '../journal/catalogue/coupons.ts';
import { PRICES } from '../journal/catalogue/prices.ts';
import { opened } from '../journal/gift/given.ts';
import { redeemOptions } from '../journal/gift/redeem.ts';
import { worldOf } from '../journal/world.ts';
import { pages } from '../replies.ts';
import { scenarioOf } from '../scenario/scenarios.ts';
import { frameOf, linkMissingAt, type Pages, type PageVisit } from './page.ts';
import { withCart } from './store.ts';

export const purchasePages = {
  showCheckout: (context, visit) => ({
    ...withCart(context, visit),
    checkout: { session, renews_on: renewalDays(undefined, context.state.today) },
    payment_info: readerOf(context, visit).payment_info,
  }),
  showSubscribe: (context, visit) => {
    const coupon = couponIn(visit.query.get('code') ?? scenarioOf(worldOf(context).scenario).coupon);
    const renews_on = renewalDays(undefined, context.state.today);
    return { ...readerOf(context, visit), subscribe: { session, ...PRICES, renews_on, coupon } };
  },
  showRenew: (context, visit) => ({
    ...readerOf(context, visit),
    renew: renewalOf(context, shownAccount(context, visit.query), visit.query.get('code')),
  }),
  showRedeem: (context, visit) => {
    const token = visit.query.get('token') ?? '';
    if (!isReadOnly(context, visit.query)) opened(context, token);
    return { ...readerOf(context, visit), redeem: redeemOptions(context, token), ...linkMissingAt(visit) };
  },
  showDonate: (context, visit) => ({ ...readerOf(context, visit), donate: donationIn(visit.query) }),
} satisfies Partial<Pages>;

/** The session in a page's order form. The journal prefers the cookie if there is one. */
const { session } = pages.showCheckout.guest.body.checkout;

function readerOf(context: Context, visit: PageVisit) {
  const account = shownAccount(context, visit.query);
  return { ...frameOf(context, visit), payment_info: account?.payment ?? null };
}

/** Returns what a reader renews, with its settings; null for a visitor or a reader who never subscribed. */
function renewalOf({ state }: Context, account: Account | undefined, code: string | null): RenewPage['renew'] {
  const timetable = account?.subscriber.timetable;
  const renewal = timetable && renewalIn(timetable);
  if (!account || !renewal) return null;
  return {
    session,
    account: account.subscriber.account.ref,
    ...renewal,
    ...PRICES,
    ...(renewal.token && { renews_on: renewalDays(timetable, state.today) }),
    coupon: couponIn(code),
  };
}

/**
 * Parses the query as the front end does: an unknown type means one-time, an unreadable amount the default (DONATE-3).
 */
function donationIn(query: URLSearchParams): DonatePage['donate'] {
  return {
    session,
    process: query.get('type') === 'monthly' ? 'monthly' : 'onetime',
    amount: linkedAmount(query.get('amount') ?? '') ?? DEFAULT_DONATION,
  };
}
