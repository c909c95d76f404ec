import { returnPath } from '#machines/rules/link/return-path.ts';
import type { Context } from '#mocks/journal/request-context.ts';
import { copyOf } from '../documented.ts';
import { accountOf } from '../journal/account/accounts.ts';
import { lookUp } from '../journal/read-fields.ts';
import { beginSession } from '../journal/visitor/sessions.ts';
import { refOf } from '../readers.ts';
import { pages } from '../replies.ts';
import { frameOf, type Links, type Pages, type PageVisit, type Redirected, settingsOf } from './page.ts';

export const visitorPages = {
  showHome: frameOf,
  showArticle: (context, visit) => ({
    ...frameOf(context, visit),
    article: articles.find(({ url }) => url.endsWith(`/${visit.params.slug}`)) ?? null,
  }),
  showLogin: loginPage,
  showLogout: frameOf,
  showInstitutionalSubscriptions: (context, visit) => {
    const { login, support_email } = copyOf(pages.showInstitutionalSubscriptions.institutionalVisitor.body.settings);
    const frame = frameOf(context, visit);
    return { ...frame, settings: { ...frame.settings, support_email, login } };
  },
} satisfies Partial<Pages>;

function loginPage(context: Context, visit: PageVisit): ReturnType<Pages['showLogin']> | Redirected {
  const path = returnPath(visit.query.get('url'));
  if (accountOf(context)) return { redirect: path };
  const settings = settingsOf(context, visit);
  return { settings: { ...settings, login: { ...settings.login, ...(path !== '/' && { path }) } }, subscriber: null };
}

/**
 * OAuth sign-in without a provider: signs in the reader of the documented page for institutions and redirects at once.
 */
export const oauthLinks = {
  signInWithGoogle: (context, { query }) => signedIn(context, query.get('url')),
  signInWithOpenAthens: (context, { query }) => signedIn(context, query.get('url')),
  signInWithInstitution: (context, { query }) => signedIn(context, query.get('target')),
} satisfies Links;

function signedIn(context: Context, path: string | null): Redirected {
  const account = lookUp(context.state.accounts, refOf('expiring') ?? '');
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  if (!account) return { redirect: '/login', headers };
  return { redirect: returnPath(path), headers: { ...headers, ...beginSession(context, account) } };
}

const { article, plainArticle } = pages.showArticle;

const articles = [copyOf(article.body.article), copyOf(plainArticle.body.article)];
