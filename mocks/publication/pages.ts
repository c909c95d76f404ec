import { html } from 'hono/html';
import type { Widget } from '#machines/flows.ts';
import type { Piece } from './articles.ts';
import { articleAt, asideAt, frontPage, institutions } from './content.ts';

/** The page data that the host itself reads. */
export interface HostData {
  settings?: { journal?: string };
  [part: string]: unknown;
}

export interface Page {
  title: string | ((data: HostData) => string);
  description: string;
  /** Its widgets besides the header and footer. */
  widgets: readonly Widget[];
  /** Its address may carry a token or a payment's secret, which must not leak to other sites. */
  holdsSecret?: true;
  content: (here: { path: string; data: HostData; place: (widget: Widget) => Piece }) => Piece;
}

/** Account, payment and document pages are private, so search engines get only this description. */
const PERSONAL = 'A page for readers of Ember Days.';

const page = (title: Page['title'], widget: Widget, description = PERSONAL): Page => ({
  title,
  description,
  widgets: [widget],
  content: ({ path, data, place }) => html`${place(widget)} ${asideAt(path, textIn(data.issue, 'slug') ?? '')}`,
});

const secret = (plain: Page): Page => ({ ...plain, holdsSecret: true });

/** Every page of the contract, by path. */
export const pages: Readonly<Record<string, Page>> = {
  '/': {
    title: 'Ember Days. Essays, fiction and reportage, four times a year',
    description: 'Ember Days prints essays, fiction and reportage, four times a year.',
    widgets: ['mailing-list'],
    content: ({ place }) => frontPage(place('mailing-list')),
  },
  '/articles/{slug}': {
    title: (data) => textIn(data.article, 'title') ?? 'Article',
    description: 'A piece from Ember Days.',
    widgets: ['share', 'post-navigation'],
    content: ({ data, place }) => articleAt(textIn(data.article, 'url'), place),
  },
  '/institutional-subscriptions': {
    title: 'For institutions',
    description: 'Ember Days for libraries, schools and institutes.',
    widgets: ['login'],
    content: ({ place }) => html`${institutions()} ${place('login')}`,
  },
  '/login': page('Log in', 'login'),
  '/logout': page('Log out', 'logout'),
  '/store': page('Store', 'store', 'Prints, shirts and books, made in small runs.'),
  '/store/issues': page('Issues', 'issues', 'The current issue of Ember Days and those before it.'),
  '/issue/{slug}': page((data) => textIn(data.issue, 'title') ?? 'Issue', 'issue', 'An issue of Ember Days.'),
  '/store/product/{slug}': page(
    (data) => textIn(data.product, 'name') ?? 'Product',
    'product',
    'From the store of Ember Days.',
  ),
  '/store/checkout': secret(page('Checkout', 'checkout')),
  '/subscribe': secret(
    page('Subscribe', 'subscribe', 'Subscribe to Ember Days, in print or digital, for yourself or as a gift.'),
  ),
  '/subscribe/renew': secret(page('Renew', 'renew')),
  '/subscribe/redeem': secret(page('Redeem a gift', 'redeem')),
  '/donate': secret(page('Donate', 'donate', 'Give to Ember Days, once or monthly.')),
  '/donation/setup': secret(page('Monthly donation', 'monthly-donation-card')),
  // Browsers name the file of a printed page after its title.
  '/invoice/{invoice}': secret(page((data) => numbered('Invoice', textIn(data.invoice, 'invoice_no')), 'invoice')),
  '/receipts': secret(page((data) => numbered('Receipt', textIn(data.receipt, 'number')), 'receipt')),
  '/withdraw': page('Withdraw from contract', 'withdrawal'),
  '/account': page('Account', 'account'),
  '/account/subscriptions/{token}': secret(page('Change subscription', 'subscription-change')),
  '/account/name': page('Change name', 'name'),
  '/account/email': secret(page('Change email', 'email')),
  '/account/address': secret(page('Change address', 'address')),
  '/account/address/{shipcode}/delete': page('Delete address', 'address-deletion'),
  '/account/payment': secret(page('Change payment', 'payment-change')),
  '/account/cancel/{token}': secret(page('Cancel subscription', 'cancellation')),
  '/account/renewal': page('Renew', 'renewal-retry'),
};

const numbered = (title: string, number: string | undefined): string =>
  number === undefined ? title : `${title} ${number}`;

function textIn(part: unknown, field: string): string | undefined {
  const text: unknown = Object(part)[field];
  return typeof text === 'string' ? text : undefined;
}
