import { type Context, visitOf } from '#mocks/journal/request-context.ts';
import type { PageId, RedirectId } from '../documented.ts';
import type { Journal } from '../journal/journal.ts';
import { cookieHandedOver } from '../journal/visitor/sessions.ts';
import { worldOf } from '../journal/world.ts';
import { visits } from '../routes.gen.ts';
import { scenarioOf } from '../scenario/scenarios.ts';
import { accountPages } from './account.ts';
import type { Pages, PageVisit, Redirected } from './page.ts';
import { paymentPages } from './payment.ts';
import { purchasePages } from './purchase.ts';
import { recordPages } from './records.ts';
import { storePages } from './store.ts';
import { oauthLinks, visitorPages } from './visitor.ts';

const pages: Pages = {
  ...visitorPages,
  ...accountPages,
  ...paymentPages,
  ...purchasePages,
  ...recordPages,
  ...storePages,
};

/** Opens a path as a host does: renders its page data or redirects. Returns undefined if there is no page. */
export function openPage(
  journal: Journal,
  path: string,
  query = new URLSearchParams(),
  session?: string,
): Shown | Redirected | undefined {
  for (const id of pageIds) {
    const params = paramsOf(visits[id].path, path);
    if (!params) continue;
    return journal.work((context) => show(id, context, { params, query }), session);
  }
  const link = linkIds.find((id) => visits[id].path === path);
  return link && journal.work((context) => oauthLinks[link](context, { params: {}, query }), session);
}

interface Shown {
  id: PageId;
  data: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Renders a page. Selling pages start a session, so that a first order whose reply is lost can be looked up. */
function show(id: PageId, context: Context, visit: PageVisit): Shown | Redirected {
  const data = dataOf(id, context, visit);
  if ('redirect' in data) return data;
  if (SELLING.includes(id)) visitOf(context);
  return { id, data, ...cookieHandedOver(context) };
}

const SELLING: readonly PageId[] = [
  'showCheckout',
  'showDonate',
  'showInvoice',
  'showRedeem',
  'showRenew',
  'showRenewal',
  'showSubscribe',
  'showSubscription',
];

const dataOf = (id: PageId, context: Context, visit: PageVisit) =>
  scenarioOf(worldOf(context).scenario).pageData === 'malformed' ? MALFORMED : pages[id](context, visit);

const linkIds = Object.keys(oauthLinks) as RedirectId[];
const pageIds = Object.keys(pages) as PageId[];

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const value = values[at] ?? '';
    if (name.startsWith('{')) params[name.slice(1, -1)] = value;
    else if (name !== value) return undefined;
  }
  return params;
}

const MALFORMED = { settings: { journal: 42 }, subscriber: 'nobody', subscribe: { prices: [] }, payment_info: 0 };
