import type { Context } from '#mocks/journal/request-context.ts';
import { copyOf } from '../documented.ts';
import type { Account } from '../journal/account/account-state.ts';
import { accountOfLink, isReadOnly, shownAccount } from '../journal/account/accounts.ts';
import { cancellationOf } from '../journal/account/cancellation.ts';
import { confirmEmail, confirmedFor } from '../journal/account/details.ts';
import { historyOf } from '../journal/account/history.ts';
import { withCharges } from '../journal/account/next-charge.ts';
import { givenBy } from '../journal/gift/given.ts';
import { upgradeOf } from '../journal/subscription/change.ts';
import { renewalRetry } from '../journal/subscription/retry-renewal.ts';
import { pages } from '../replies.ts';
import { linkStateAt, type Pages, type PageVisit, settingsOf, toLogin } from './page.ts';

export const accountPages = {
  showAccount: (context, visit) => {
    const account = shownAccount(context, visit.query);
    if (!account) return toLogin('/account');
    const confirmed = isReadOnly(context, visit.query)
      ? undefined
      : confirmedFor(context, account.subscriber.account.ref);
    return {
      ...pageOf(context, visit, account),
      orders: historyOf(context, account.subscriber.account.ref),
      ...(confirmed && { confirmed }),
      ...givenBy(context, account),
    };
  },
  showRenewal: (context, visit) => {
    const account = shownAccount(context, visit.query);
    return account
      ? { ...pageOf(context, visit, account), renewal: renewalRetry(context, account) }
      : toLogin('/account/renewal');
  },
  showName: (context, visit) => readerPage(context, visit, '/account/name'),
  showEmail: emailPage,
  showAddresses: addressPage,
  showAddressDeletion: (context, visit) =>
    readerPage(context, visit, `/account/address/${visit.params.shipcode}/delete`),
  showCancellation: (context, visit) => {
    const token = visit.params.token ?? '';
    const cancellation = cancellationOf(context, token, visit.query) ?? null;
    const shown = shownBy(context, visit);
    if (!shown.subscriber && !cancellation) return toLogin(`/account/cancel/${token}`);
    return { ...shown, cancel_reasons, cancellation };
  },
  showSubscription: (context, visit) => {
    const token = visit.params.token ?? '';
    const account = shownAccount(context, visit.query);
    if (!account) return toLogin(`/account/subscriptions/${token}`);
    const { payment_info: _, ...page } = pageOf(context, visit, account);
    return { ...page, upgrade: upgradeOf(account, token) ?? null };
  },
} satisfies Partial<Pages>;

const { cancel_reasons } = copyOf(pages.showCancellation.offered.body);

function emailPage(context: Context, visit: PageVisit): ReturnType<Pages['showEmail']> {
  const state = linkStateAt(context, visit, 'email');
  if (state === undefined) return readerPage(context, visit, '/account/email');
  const shown = shownBy(context, visit);
  if (state !== 'good') return { ...shown, link: { state } };
  const confirmed = confirmEmail(context, visit.query.get('token') ?? '');
  if (confirmed === undefined) return { ...shown, link: { state: 'unknown' } };
  return shown.subscriber ? { redirect: '/account' } : { ...shown, link: { state }, confirmed };
}

function addressPage(context: Context, visit: PageVisit): ReturnType<Pages['showAddresses']> {
  const state = linkStateAt(context, visit, 'address');
  if (state === undefined) return readerPage(context, visit, '/account/address');
  const owner = state === 'good' ? accountOfLink(context, 'address', visit.query.get('token') ?? '') : undefined;
  if (owner) return { ...linkedPage(context, visit, owner), link: { state } };
  const shown = state === 'foreign' ? nobody(context, visit) : shownBy(context, visit);
  return { ...shown, link: { state } };
}

function shownBy(context: Context, visit: PageVisit) {
  const account = shownAccount(context, visit.query);
  return account ? pageOf(context, visit, account) : nobody(context, visit);
}

const nobody = (context: Context, visit: PageVisit) => ({ settings: settingsOf(context, visit), subscriber: null });

function readerPage(context: Context, visit: PageVisit, path: string): ReturnType<Pages['showName']> {
  const account = shownAccount(context, visit.query);
  return account ? pageOf(context, visit, account) : toLogin(path);
}

/** A mailed link may be opened by anyone, so its page has no payment details. */
function linkedPage(context: Context, visit: PageVisit, owner: Account) {
  const { account, timetable } = withCharges(context, owner);
  const { donation_failing: _, monthly_donation: __, ...told } = account;
  const { renewal_failed: ___, ...times } = timetable;
  return { settings: settingsOf(context, visit), subscriber: { account: told, timetable: times } };
}

const pageOf = (context: Context, visit: PageVisit, { subscriber, payment }: Account) => ({
  settings: settingsOf(context, visit),
  subscriber,
  payment_info: payment,
});
