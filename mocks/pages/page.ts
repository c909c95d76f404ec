import type { MailedLink, Settings } from '#machines/api/contract.ts';
import type { Context } from '#mocks/journal/request-context.ts';
import { copyOf, type DocumentedPage, type PageId, type RedirectId } from '../documented.ts';
import { accountOf, isReadOnly, shownAccount } from '../journal/account/accounts.ts';
import type { LinkTarget } from '../journal/visitor/access-state.ts';
import { isByLink, linkState } from '../journal/visitor/mails.ts';
import { worldOf } from '../journal/world.ts';
import { pages } from '../replies.ts';
import { scenarioOf } from '../scenario/scenarios.ts';

export interface PageVisit {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

export interface Redirected {
  redirect: string;
  headers?: Readonly<Record<string, string>>;
}

/** The implementation of every host page: returns its data or a redirect, by the contract's rules. */
export type Pages = {
  readonly [Id in PageId]: (context: Context, visit: PageVisit) => DocumentedPage<Id> | Redirected;
};

/** The implementation of every link that only redirects. */
export type Links = { readonly [Id in RedirectId]: (context: Context, visit: PageVisit) => Redirected };

/** Redirects to the login page, which leads back to this path. */
export const toLogin = (path: string): Redirected => ({ redirect: `/login?url=${encodeURIComponent(path)}` });

/**
 * Returns the state of the link that opened an account page; undefined without a link and in an administrator's view.
 */
export function linkStateAt(
  context: Context,
  { query }: PageVisit,
  opens: LinkTarget,
): MailedLink['state'] | undefined {
  if (!isByLink(query) || isReadOnly(context, query)) return undefined;
  return linkState(context, opens, query.get('token'), accountOf(context)?.subscriber.account.ref);
}

/** Returns the notice of a missing token, for a page that otherwise reports only unknown ones. */
export const linkMissingAt = ({ query }: PageVisit): { link?: MailedLink } =>
  query.has('token') ? {} : { link: { state: 'missing' } };

export const frameOf = (context: Context, visit: PageVisit) => ({
  settings: settingsOf(context, visit),
  subscriber: shownAccount(context, visit.query)?.subscriber ?? null,
});

const { settings: shell } = pages.showHome.shellVisitor.body;
const { settings: login } = pages.showLogin.everyTab.body;

export function settingsOf(context: Context, { query }: Pick<PageVisit, 'query'>): Settings {
  const settings: Settings = { ...copyOf({ ...shell, ...login }), typed_coupons: true, withdrawal: true };
  const { scenario, switches } = worldOf(context);
  const { botCheck, botProvider } = switches;
  const { checkoutLater, currency, draftsOff, renewalConsent } = scenarioOf(scenario);
  if (currency) {
    settings.currency = currency;
    delete settings.currency_sign;
  }
  if (botProvider !== 'recaptcha') settings.bot_check = copyOf(pages.showDonate[botProvider].body.settings.bot_check);
  if (botCheck === 'absent') delete settings.bot_check;
  if (checkoutLater) settings.features = withCheckoutLater(settings.features);
  if (renewalConsent) settings.renewal_consent = renewalConsent;
  if (draftsOff) settings.keeps_drafts = false;
  if (isReadOnly(context, query)) settings.view_only = true;
  return settings;
}

const withCheckoutLater = (features: Settings['features']): Settings['features'] => ({
  subscribe: { ...features?.subscribe, checkout_later: true },
  renew: { ...features?.renew, checkout_later: true },
  donate: { ...features?.donate, checkout_later: true },
});
