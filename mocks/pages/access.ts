import { returnPath } from '#machines/rules/link/return-path.ts';
import { accountOf } from '../journal/account/accounts.ts';
import { shownAccount } from '../journal/account/readers-own.ts';
import type { Desk } from '../journal/desk.ts';
import { pages } from '../replies.ts';
import { copyOf } from './copy.ts';
import type { Pages, Redirected, Visit } from './page.ts';
import { settingsOf } from './settings.ts';

/** The pages where readers log in and out. */
export const accessPages = {
  showLogin: (desk, visit) => loginPage(desk, visit),
  showLogout: (desk, visit) => ({ settings: settingsOf(desk, visit), subscriber: subscriberOf(desk, visit) }),
  showInstitutionalSubscriptions: (desk, visit) => {
    const { login, support_email } = copyOf(pages.showInstitutionalSubscriptions.institutionalVisitor.body.settings);
    return {
      settings: { ...settingsOf(desk, visit), support_email, login },
      subscriber: subscriberOf(desk, visit),
    };
  },
} satisfies Partial<Pages>;

function loginPage(desk: Desk, visit: Visit): ReturnType<Pages['showLogin']> | Redirected {
  const path = returnPath(visit.query.get('url'));
  if (accountOf(desk)) return { redirect: path };
  const settings = settingsOf(desk, visit);
  return { settings: { ...settings, login: { ...settings.login, ...(path !== '/' && { path }) } }, subscriber: null };
}

const subscriberOf = (desk: Desk, { query }: Visit) => shownAccount(desk, query)?.subscriber ?? null;
