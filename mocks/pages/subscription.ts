import { shownAccount } from '../journal/account/readers-own.ts';
import { upgradeOf } from '../journal/subscription/upgrades.ts';
import { type Pages, toLogin } from './page.ts';
import { settingsOf } from './settings.ts';

/** The page that changes one subscription. */
export const subscriptionPages = {
  showSubscription: (desk, visit) => {
    const token = visit.params.token ?? '';
    const account = shownAccount(desk, visit.query);
    if (!account) return toLogin(`/account/subscriptions/${token}`);
    return {
      settings: settingsOf(desk, visit),
      subscriber: account.subscriber,
      upgrade: upgradeOf(account, token) ?? null,
    };
  },
} satisfies Partial<Pages>;
