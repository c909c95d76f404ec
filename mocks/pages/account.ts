import type { Account } from '../journal/account/account-state.ts';
import { accountOfLink, isReadOnly, shownAccount } from '../journal/account/accounts.ts';
import { confirmEmail, confirmedFor } from '../journal/account/details.ts';
import { historyOf } from '../journal/account/history.ts';
import type { Desk } from '../journal/desk.ts';
import { givenBy } from '../journal/gift/given.ts';
import { upgradeOf } from '../journal/subscription/change.ts';
import { renewalRetry } from '../journal/subscription/retry-renewal.ts';
import { linkStateAt, type Pages, settingsOf, toLogin, type Visit } from './page.ts';

export const accountPages = {
  showAccount: (desk, visit) => {
    const account = shownAccount(desk, visit.query);
    if (!account) return toLogin('/account');
    const confirmed = isReadOnly(desk, visit.query) ? undefined : confirmedFor(desk, account.subscriber.account.ref);
    return {
      ...pageOf(desk, visit, account),
      orders: historyOf(desk, account.subscriber.account.ref),
      ...(confirmed && { confirmed }),
      ...givenBy(desk, account),
    };
  },
  showRenewal: (desk, visit) => {
    const account = shownAccount(desk, visit.query);
    return account
      ? { ...pageOf(desk, visit, account), renewal: renewalRetry(desk, account) }
      : toLogin('/account/renewal');
  },
  showName: (desk, visit) => readerPage(desk, visit, '/account/name'),
  showEmail: emailPage,
  showAddresses: addressPage,
  showAddressDeletion: (desk, visit) => readerPage(desk, visit, `/account/address/${visit.params.shipcode}/delete`),
  showSubscription: (desk, visit) => {
    const token = visit.params.token ?? '';
    const account = shownAccount(desk, visit.query);
    if (!account) return toLogin(`/account/subscriptions/${token}`);
    const { payment_info: _, ...page } = pageOf(desk, visit, account);
    return { ...page, upgrade: upgradeOf(account, token) ?? null };
  },
} satisfies Partial<Pages>;

function emailPage(desk: Desk, visit: Visit): ReturnType<Pages['showEmail']> {
  const state = linkStateAt(desk, visit, 'email');
  if (state === undefined) return readerPage(desk, visit, '/account/email');
  const shown = shownBy(desk, visit);
  if (state !== 'good') return { ...shown, link: { state } };
  const confirmed = confirmEmail(desk, visit.query.get('token') ?? '');
  if (confirmed === undefined) return { ...shown, link: { state: 'unknown' } };
  return shown.subscriber ? { redirect: '/account' } : { ...shown, link: { state }, confirmed };
}

function addressPage(desk: Desk, visit: Visit): ReturnType<Pages['showAddresses']> {
  const state = linkStateAt(desk, visit, 'address');
  if (state === undefined) return readerPage(desk, visit, '/account/address');
  const owner = state === 'good' ? accountOfLink(desk, 'address', visit.query.get('token') ?? '') : undefined;
  if (owner) return { ...linkedPage(desk, visit, owner), link: { state } };
  const shown = state === 'foreign' ? nobody(desk, visit) : shownBy(desk, visit);
  return { ...shown, link: { state } };
}

function shownBy(desk: Desk, visit: Visit) {
  const account = shownAccount(desk, visit.query);
  return account ? pageOf(desk, visit, account) : nobody(desk, visit);
}

const nobody = (desk: Desk, visit: Visit) => ({ settings: settingsOf(desk, visit), subscriber: null });

function readerPage(desk: Desk, visit: Visit, path: string): ReturnType<Pages['showName']> {
  const account = shownAccount(desk, visit.query);
  return account ? pageOf(desk, visit, account) : toLogin(path);
}

/** A mailed link may be opened by anyone, so its page has no payment details. */
function linkedPage(desk: Desk, visit: Visit, owner: Account) {
  const { settings, subscriber } = pageOf(desk, visit, owner);
  const { account, timetable } = subscriber;
  const { donation_failing: _, ...told } = account;
  const { renewal_failed: __, ...times } = timetable;
  return { settings, subscriber: { account: told, timetable: times } };
}

const pageOf = (desk: Desk, visit: Visit, { subscriber, payment }: Account) => ({
  settings: settingsOf(desk, visit),
  subscriber,
  payment_info: payment,
});
