import type { MailedLink, Settings } from '#machines/api/contract.ts';
import { copyOf, type PageData, type PageId, type RedirectId } from '../documented.ts';
import { accountOf, isViewing, shownAccount } from '../journal/account/accounts.ts';
import type { Desk } from '../journal/desk.ts';
import type { LinkTarget } from '../journal/visitor/access-state.ts';
import { isByLink, linkState } from '../journal/visitor/mails.ts';
import { worldOf } from '../journal/world.ts';
import { pages } from '../replies.ts';
import { scenarioOf } from '../scenario/scenarios.ts';

/** The address of a page, as far as the page depends on it. */
export interface Visit {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** Where a host sends the reader in place of showing a page. */
export interface Redirected {
  redirect: string;
  /** What is sent with it, as the cookie of a session that began on the way. */
  headers?: Readonly<Record<string, string>>;
}

/** How each host page gets its data, by the rules of the contract. */
export type Pages = { readonly [Id in PageId]: (desk: Desk, visit: Visit) => PageData<Id> | Redirected };

/** Where each link leads that has no page of its own. */
export type Links = { readonly [Id in RedirectId]: (desk: Desk, visit: Visit) => Redirected };

/** The login page, which leads back to this path afterwards. */
export const toLogin = (path: string): Redirected => ({ redirect: `/login?url=${encodeURIComponent(path)}` });

/** What the link is worth that a page of an account was asked for by; nothing where it was asked for without one, or for viewing only. */
export function linkStateAt(desk: Desk, { query }: Visit, opens: LinkTarget): MailedLink['state'] | undefined {
  if (!isByLink(query) || isViewing(desk, query)) return undefined;
  return linkState(desk, opens, query.get('token'), accountOf(desk)?.subscriber.account.ref);
}

/** What a page says that was asked for without its token, beside what else it says of one that it does not know. */
export const linkMissingAt = ({ query }: Visit): { link?: MailedLink } =>
  query.has('token') ? {} : { link: { state: 'missing' } };

/** What a page has around it: the journal's settings, and the reader who is shown. */
export const frameOf = (desk: Desk, visit: Visit) => ({
  settings: settingsOf(desk, visit),
  subscriber: shownAccount(desk, visit.query)?.subscriber ?? null,
});

const { settings: shell } = pages.showHome.shellVisitor.body;
const { settings: login } = pages.showLogin.everyTab.body;

/** What the journal says of itself on any page. */
export function settingsOf(desk: Desk, { query }: Pick<Visit, 'query'>): Settings {
  const settings: Settings = { ...copyOf({ ...shell, ...login }), typed_coupons: true };
  const { scenario, switches } = worldOf(desk);
  const { botCheck, botProvider } = switches;
  const { checkoutLater, draftsOff } = scenarioOf(scenario);
  if (botProvider !== 'recaptcha') settings.bot_check = copyOf(pages.showDonate[botProvider].body.settings.bot_check);
  if (botCheck === 'absent') delete settings.bot_check;
  if (checkoutLater) settings.features = withCheckoutLater(settings.features);
  if (draftsOff) settings.keeps_drafts = false;
  if (isViewing(desk, query)) settings.view_only = true;
  return settings;
}

const withCheckoutLater = (features: Settings['features']): Settings['features'] => ({
  subscribe: { ...features?.subscribe, checkout_later: true },
  renew: { ...features?.renew, checkout_later: true },
  donate: { ...features?.donate, checkout_later: true },
});
