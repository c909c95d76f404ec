import type { Subscriber } from '#machines/api/contract.ts';
import { accountOfLink, isViewing, shownAccount } from '../journal/account/accounts.ts';
import { confirmEmail } from '../journal/account/details.ts';
import type { Desk } from '../journal/desk.ts';
import { upgradeOf } from '../journal/subscription/change.ts';
import { type Pages, settingsOf, toLogin, type Visit } from './page.ts';

/** The pages of a reader's own account, and of one subscription. */
export const accountPages = {
  showAccount: (desk, visit) => {
    const account = shownAccount(desk, visit.query);
    return account ? { ...pageOf(desk, visit, account), payment_info: account.payment } : toLogin('/account');
  },
  showName: (desk, visit) => readerPage(desk, visit, '/account/name'),
  showEmail: emailPage,
  showAddresses: (desk, visit) => {
    const account = accountOfLink(desk, 'address', visit.query.get('token') ?? '');
    return account ? pageOf(desk, visit, account) : readerPage(desk, visit, '/account/address');
  },
  showAddressDeletion: (desk, visit) => readerPage(desk, visit, `/account/address/${visit.params.shipcode}/delete`),
  showSubscription: (desk, visit) => {
    const token = visit.params.token ?? '';
    const account = shownAccount(desk, visit.query);
    if (!account) return toLogin(`/account/subscriptions/${token}`);
    return { ...pageOf(desk, visit, account), upgrade: upgradeOf(account, token) ?? null };
  },
} satisfies Partial<Pages>;

function emailPage(desk: Desk, visit: Visit): ReturnType<Pages['showEmail']> {
  const token = visit.query.get('token');
  if (token !== null && !isViewing(desk, visit.query) && confirmEmail(desk, token)) return { redirect: '/account' };
  const page = readerPage(desk, visit, '/account/email');
  return 'redirect' in page || token === null ? page : { ...page, token_refused: true };
}

function readerPage(desk: Desk, visit: Visit, path: string): ReturnType<Pages['showName']> {
  const account = shownAccount(desk, visit.query);
  return account ? pageOf(desk, visit, account) : toLogin(path);
}

const pageOf = (desk: Desk, visit: Visit, { subscriber }: { subscriber: Subscriber }) => ({
  settings: settingsOf(desk, visit),
  subscriber,
});
