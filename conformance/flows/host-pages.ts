import type { PageId } from '../../mocks/documented.ts';
import type { ReaderRole } from '../profile.ts';
import { shown } from '../readers/everybody.ts';
import { subscriptionOf } from '../readers/subscriber.ts';
import { type At, visit } from '../runner/ask.ts';
import { lacking, same } from '../runner/expect.ts';
import { kitFlow, type Rig, type Step, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

/** Pages that a host renders with their data. */
export const hostPagesKit = kitFlow('host-pages', () => [
  ...OPEN.map(([id, at]) => renders(id, 'a visitor', (rig) => rig.open(), at)),
  ...CHOICES.map(([id, who, query]) =>
    step(`returns the same ${id} for any choices in the address`, async (rig) => {
      const tab = await (who === undefined ? rig.open() : rig.as(who));
      same(id, 'the page data', await shown(rig, tab, id, { query }), await shown(rig, tab, id));
    }),
  ),
  ...OF_A_READER.map(([id, at]) => renders(id, 'a reader', (rig) => rig.as('subscriber'), at)),
  ...OF_A_READER.map(([id, at]) =>
    step(`redirects a visitor from ${id} to the login page`, async (rig) => {
      const tab = rig.open();
      const { status, headers } = await visit(rig.server, tab, id, await at(rig));
      const { pathname } = new URL(headers.get('Location') ?? '/', rig.server);
      same(id, 'the redirect of a visitor', { status, pathname }, { status: 302, pathname: '/login' });
    }),
  ),
]);

type Where = (rig: Rig) => At | Promise<At>;

const anywhere: Where = () => ({});
const named: Where = () => ({ params: { slug: 'no-such-slug' } });

const OPEN: [PageId, Where][] = [
  ['showHome', anywhere],
  ['showArticle', named],
  ['showInstitutionalSubscriptions', anywhere],
  ['showLogin', () => ({ query: { url: '/account' } })],
  ['showLogout', anywhere],
  ['showStore', anywhere],
  ['showIssues', anywhere],
  ['showIssue', named],
  ['showProduct', named],
  ['showCheckout', anywhere],
  ['showSubscribe', ({ profile }) => ({ query: { code: profile.coupons?.any ?? 'NONE' } })],
  ['showRenew', anywhere],
  ['showRedeem', ({ profile }) => ({ query: { token: profile.gifts?.expired ?? 'gft_none' } })],
  ['showDonate', () => ({ query: { type: 'monthly', amount: '10' } })],
  ['showDonationSetup', () => ({ query: { token: 'don_none' } })],
  ['showInvoice', () => ({ params: { invoice: 'inv_none' } })],
  ['showReceipt', () => ({ query: { token: 'rcp_none' } })],
];

const CHOICES: [PageId, ReaderRole | undefined, Record<string, string>][] = [
  [
    'showSubscribe',
    undefined,
    { level: 'high', years: '2years', medium: 'digital', quantity: '3', products: 'prd:none*1', donation: '12.50' },
  ],
  [
    'showRenew',
    'renewing',
    { settings: 'other', level: 'high', medium: 'digital', years: '2years', shipping: 'ship-b', donation: '5' },
  ],
];

const OF_A_READER: [PageId, Where][] = [
  ['showAccount', anywhere],
  ['showName', anywhere],
  ['showEmail', anywhere],
  ['showAddresses', anywhere],
  ['showAddressDeletion', () => ({ params: { shipcode: 'ship-a' } })],
  ['showPayment', anywhere],
  ['showSubscription', async (rig) => ({ params: { token: await subscriptionOf(rig, 'subscriber') } })],
];

/** Only requests the page: every exchange is checked against the contract. */
const renders = (id: PageId, who: string, tabOf: (rig: Rig) => Tab | Promise<Tab>, at: Where): Step =>
  step(`renders ${id} for ${who}`, async (rig) => {
    if (rig.profile.pages?.[id] !== undefined) lacking('another host renders the page');
    const how = { isOptional: OPTIONAL.has(id) };
    const { status } = await visit(rig.server, await tabOf(rig), id, await at(rig), how);
    if (status === 404 && OPTIONAL.has(id)) lacking(`the server does not render ${id}`);
    same(id, 'the status of the page', status, 200);
  });

const OPTIONAL = new Set<PageId>([
  'showHome',
  'showArticle',
  'showInstitutionalSubscriptions',
  'showStore',
  'showIssues',
  'showIssue',
  'showProduct',
]);
