import type { PageId } from '../../mocks/documented.ts';
import { visits } from '../../mocks/routes.gen.ts';
import { visitIds } from '../../mocks/routes.ts';
import type { ReaderRole } from '../profile.ts';
import { shown } from '../readers/all-readers.ts';
import { keepName, subscriberOf, subscriptionOf } from '../readers/subscriber.ts';
import { parametersOf } from '../runner/contract.ts';
import { accepted, holds, needed, same, skip } from '../runner/expect.ts';
import { type At, addressOf, ask, isPage, NOWHERE, visit } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, once, type Step, step, type TestContext } from '../runner/test-context.ts';

/** Pages that a host renders with their data. */
export const hostPagesKit = kitFlow('host-pages', () => [
  ...OPEN.map(([id, at]) => renders(id, 'a visitor', (t) => t.open(), at)),
  ...CHOICES.map(([id, who, query]) =>
    step(`returns the same ${id} for any choices in the address`, async (t) => {
      const tab = await (who === undefined ? t.open() : t.as(who));
      same(id, 'the page data', await shown(t, tab, id, { query }), await shown(t, tab, id));
    }),
  ),
  ...OF_A_READER.map(([id, at]) => renders(id, 'a reader', (t) => t.as('subscriber'), at)),
  ...OF_A_READER.map(([id, at]) =>
    step(`redirects a visitor from ${id} to the login page`, async (t) => {
      const tab = t.open();
      const { status, headers } = await visit(t.server, tab, id, await at(t));
      const { pathname } = new URL(headers.get('Location') ?? '/', t.server);
      same(id, 'the redirect of a visitor', { status, pathname }, { status: 302, pathname: '/login' });
    }),
  ),
]);

type Where = (t: TestContext) => At | Promise<At>;

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
  ['showSubscription', async (t) => ({ params: { token: await subscriptionOf(t, 'subscriber') } })],
];

/** Only requests the page: every exchange is checked against the contract. */
const renders = (id: PageId, who: string, tabOf: (t: TestContext) => Tab | Promise<Tab>, at: Where): Step =>
  step(`renders ${id} for ${who}`, async (t) => {
    if (t.profile.pages?.[id] !== undefined) skip('another host renders the page');
    const how = { isOptional: OPTIONAL.has(id) };
    const { status } = await visit(t.server, await tabOf(t), id, await at(t), how);
    if (status === 404 && OPTIONAL.has(id)) skip(`the server does not render ${id}`);
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

/** Page data stay data, whatever they contain: `<` must be written as `\u003c` in every exchange. */
export const pageDataKit = kitFlow('page-data', () => [
  ...(Object.keys(visits) as (keyof typeof visits)[]).filter(isPage).map((id) =>
    step(`keeps markup in a name inside the data of ${id}`, async (t) => {
      const { tab, subscription } = await hostileReader(t);
      const at = { params: { ...NOWHERE, token: subscription } };
      const html = await htmlOf(t, tab, id, at);
      holds(id, 'a page without the markup of a name', !html.includes(MARK), MARK);
      const account = Object(await shown(t, tab, id, at)).subscriber?.account;
      if (account) same(id, 'the name of the reader', account.name, NAME);
    }),
  ),
  ...(Object.keys(visits) as (keyof typeof visits)[]).filter(isPage).map((id) =>
    step(`keeps markup in an address out of ${id}`, async (t) => {
      const query = Object.fromEntries(PARAMETERS.map((name) => [name, NAME]));
      const params = { ...NOWHERE, token: NAME, slug: NAME, invoice: NAME };
      const { pathname, search } = addressOf(t.server, id, { params, query });
      const html = await htmlOf(t, t.open(), id, { params, query });
      const got = `${MARK} of ${pathname}${search.slice(0, 1)}…`;
      holds(id, 'a page without the markup of its address', !html.includes(MARK), got);
    }),
  ),
]);

const MARK = '<b id="kit">';
const NAME = `${MARK}A</b></script><script>alert(1)</script><!-- '"&`;

/** Every page may repeat any of them. */
const PARAMETERS = visitIds.flatMap((id) =>
  parametersOf(id).flatMap(({ name, in: where }) => (where === 'query' ? [name] : [])),
);

const hostileReader = once(async (t: TestContext) => {
  const tab = await t.as('subscriber');
  const { timetable } = await subscriberOf(tab);
  await keepName(t, tab);
  accepted('changeName', await ask(tab, 'changeName', { body: { name: NAME } }));
  return { tab, subscription: timetable.current_subscription?.info.token ?? 'sub_none' };
});

async function htmlOf(t: TestContext, tab: Tab, id: PageId, at: Parameters<typeof addressOf>[2]): Promise<string> {
  needed(t.profile.pages?.[id] === undefined || undefined, 'another host renders the page');
  return (await visit(t.server, tab, id, at, { isOptional: true })).text();
}
