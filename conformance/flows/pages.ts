import { statusesOf } from '../../mocks/contract/check.ts';
import type { PageId } from '../../mocks/documented.ts';
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
  ...PAGES.filter((id) => !isOfReaders(id)).map((id) => renders(id, 'a visitor', (t) => t.open())),
  ...CHOICES.map(([id, who, query]) =>
    step(`returns the same ${id} for any choices in the address`, async (t) => {
      const tab = await (who === undefined ? t.open() : t.as(who));
      same(id, 'the page data', await shown(t, tab, id, { query }), await shown(t, tab, id));
    }),
  ),
  ...PAGES.filter(isOfReaders).flatMap((id) => [
    renders(id, 'a reader', (t) => t.as('subscriber')),
    step(`redirects a visitor from ${id} to the login page`, async (t) => {
      const { status, headers } = await visit(t.server, t.open(), id, await placeOf(t, id));
      const { pathname } = new URL(headers.get('Location') ?? '/', t.server);
      same(id, 'the redirect of a visitor', { status, pathname }, { status: 302, pathname: '/login' });
    }),
  ]),
]);

const PAGES = visitIds.filter(isPage);

/** Whether a page sends visitors to the login. */
const isOfReaders = (id: PageId): boolean => id !== 'showLogin' && statusesOf(id).includes(302);

/** An address of a page. Its tokens name nothing, but for a coupon, a gift and the subscription of a reader. */
async function placeOf(t: TestContext, id: PageId): Promise<At> {
  const { coupons, gifts } = t.profile;
  const params = { ...NOWHERE, ...(id === 'showSubscription' && { token: await subscriptionOf(t, 'subscriber') }) };
  const token = id === 'showRedeem' ? (gifts?.expired ?? 'gft_none') : 'rcp_none';
  const query = {
    url: '/account',
    code: coupons?.any ?? 'NONE',
    type: 'monthly',
    amount: '10',
    ...(!isOfReaders(id) && { token }),
  };
  return { params, query };
}

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

/** Only requests the page: every exchange is checked against the contract. */
const renders = (id: PageId, who: string, tabOf: (t: TestContext) => Tab | Promise<Tab>): Step =>
  step(`renders ${id} for ${who}`, async (t) => {
    if (t.profile.pages?.[id] !== undefined) skip('another host renders the page');
    const { status } = await visit(t.server, await tabOf(t), id, await placeOf(t, id));
    same(id, 'the status of the page', status, 200);
  });

/** Page data stay data, whatever they contain: `<` must be written as `\u003c` in every exchange. */
export const pageDataKit = kitFlow('page-data', () => [
  ...PAGES.map((id) =>
    step(`keeps markup in a name inside the data of ${id}`, async (t) => {
      const { tab, subscription } = await hostileReader(t);
      const at = { params: { ...NOWHERE, token: subscription } };
      const html = await htmlOf(t, tab, id, at);
      holds(id, 'a page without the markup of a name', !html.includes(MARK), MARK);
      const account = Object(await shown(t, tab, id, at)).subscriber?.account;
      if (account) same(id, 'the name of the reader', account.name, NAME);
    }),
  ),
  ...PAGES.map((id) =>
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
  return (await visit(t.server, tab, id, at)).text();
}
