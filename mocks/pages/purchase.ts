import type { DonatePage, RenewPage } from '#machines/api/contract.ts';
import { linkedAmount } from '#machines/rules/donation/donate-link.ts';
import { DEFAULT_DONATION } from '#machines/rules/donation/donation.ts';
import { renewalIn } from '#machines/rules/renewal/renewal.ts';
import type { Account } from '../journal/account/account-state.ts';
import { isReadOnly, shownAccount } from '../journal/account/accounts.ts';
import { couponIn } from '../journal/catalogue/coupons.ts';
import { PRICES } from '../journal/catalogue/prices.ts';
import type { Desk } from '../journal/desk.ts';
import { opened } from '../journal/gift/given.ts';
import { redeemOptions } from '../journal/gift/redeem.ts';
import { worldOf } from '../journal/world.ts';
import { pages } from '../replies.ts';
import { scenarioOf } from '../scenario/scenarios.ts';
import { frameOf, linkMissingAt, type Pages, type Visit } from './page.ts';
import { withCart } from './store.ts';

export const purchasePages = {
  showCheckout: (desk, visit) => ({
    ...withCart(desk, visit),
    checkout: { session },
    payment_info: readerOf(desk, visit).payment_info,
  }),
  showSubscribe: (desk, visit) => {
    const coupon = couponIn(visit.query.get('code') ?? scenarioOf(worldOf(desk).scenario).coupon);
    return { ...readerOf(desk, visit), subscribe: { session, ...PRICES, coupon } };
  },
  showRenew: (desk, visit) => ({
    ...readerOf(desk, visit),
    renew: renewalOf(shownAccount(desk, visit.query), visit.query.get('code')),
  }),
  showRedeem: (desk, visit) => {
    const token = visit.query.get('token') ?? '';
    if (!isReadOnly(desk, visit.query)) opened(desk, token);
    return { ...readerOf(desk, visit), redeem: redeemOptions(desk, token), ...linkMissingAt(visit) };
  },
  showDonate: (desk, visit) => ({ ...readerOf(desk, visit), donate: donationIn(visit.query) }),
} satisfies Partial<Pages>;

/** The session in a page's order form. The journal prefers the cookie if there is one. */
const { session } = pages.showCheckout.guest.body.checkout;

function readerOf(desk: Desk, visit: Visit) {
  const account = shownAccount(desk, visit.query);
  return { ...frameOf(desk, visit), payment_info: account?.payment ?? null };
}

/** Returns what a reader renews, with its settings; null for a visitor or a reader who never subscribed. */
function renewalOf(account: Account | undefined, code: string | null): RenewPage['renew'] {
  const timetable = account?.subscriber.timetable;
  const renewal = timetable && renewalIn(timetable);
  if (!account || !renewal) return null;
  return {
    session,
    account: account.subscriber.account.ref,
    ...renewal,
    ...PRICES,
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
