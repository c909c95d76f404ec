import { statusesOf } from '../../mocks/contract/check.ts';
import type { PageId } from '../../mocks/documented.ts';
import { visitIds } from '../../mocks/routes.ts';
import type { ReaderRole } from '../profile.ts';
import { shown } from '../readers/all-readers.ts';
import { keepName, subscriberOf } from '../readers/subscriber.ts';
import { parametersOf } from '../runner/contract.ts';
import { accepted, holds, same, skip } from '../runner/expect.ts';
import { type At, ask, isPage, NOWHERE, visit } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, once, step, type TestContext } from '../runner/test-context.ts';

/** Page data stay data, whatever they contain: `<` must be written as `\u003c` in every exchange. */
export const pageDataKit = kitFlow('page-data', () => [
  ...PAGES.map((id) =>
    step(`renders ${id} for a visitor, or the login, and keeps markup in its address out of it`, async (t) => {
      await opened(t, t.open(), id, HOSTILE);
      const wanted = isOfReaders(id) ? { status: 302, pathname: '/login' } : { status: 200, pathname: '/' };
      same(id, 'the page of a visitor', await opened(t, t.open(), id, placeOf(t, id)), wanted);
    }),
  ),
  ...PAGES.map((id) =>
    step(`renders ${id} for a reader and keeps markup in a name inside its data`, async (t) => {
      const { tab, params } = await hostileReader(t);
      const { status } = await opened(t, tab, id, { params });
      if (isOfReaders(id)) same(id, 'the status of the page', status, 200);
      const account = Object(await shown(t, tab, id, { params })).subscriber?.account;
      if (account) same(id, 'the name of the reader', account.name, NAME);
    }),
  ),
  ...CHOICES.map(([id, who, query]) =>
    step(`returns the same ${id} for any choices in the address`, async (t) => {
      const tab = await (who === undefined ? t.open() : t.as(who));
      same(id, 'the page data', await shown(t, tab, id, { query }), await shown(t, tab, id));
    }),
  ),
]);

const PAGES = visitIds.filter(isPage);

/** Whether a page sends visitors to the login. */
const isOfReaders = (id: PageId): boolean => id !== 'showLogin' && statusesOf(id).includes(302);

/** An address of a page. Its tokens name nothing, but for a coupon and a gift. */
function placeOf({ profile: { coupons, gifts } }: TestContext, id: PageId): At {
  const token = id === 'showRedeem' ? (gifts?.expired ?? 'gft_none') : 'rcp_none';
  const query = { url: '/account', code: coupons?.any ?? 'NONE', type: 'monthly', amount: '10' };
  return { params: NOWHERE, query: { ...query, ...(!isOfReaders(id) && { token }) } };
}

const MARK = '<b id="kit">';
const NAME = `${MARK}A</b></script><script>alert(1)</script><!-- '"&`;

/** Markup in every parameter, since every page may repeat any of them. */
const HOSTILE: At = {
  params: { ...NOWHERE, token: NAME, slug: NAME, invoice: NAME },
  query: Object.fromEntries(
    visitIds.flatMap((id) =>
      parametersOf(id).flatMap(({ name, in: where }) => (where === 'query' ? [[name, NAME]] : [])),
    ),
  ),
};

const hostileReader = once(async (t: TestContext) => {
  const tab = await t.as('subscriber');
  const { timetable } = await subscriberOf(tab);
  await keepName(t, tab);
  accepted('changeName', await ask(tab, 'changeName', { body: { name: NAME } }));
  return { tab, params: { ...NOWHERE, token: timetable.current_subscription?.info.token ?? 'sub_none' } };
});

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

/** Opens a page. Every exchange is checked against the contract too. */
async function opened(t: TestContext, tab: Tab, id: PageId, at: At) {
  if (t.profile.pages?.[id] !== undefined) skip('another host renders the page');
  const response = await visit(t.server, tab, id, at);
  holds(id, 'a page without the markup of names and addresses', !(await response.text()).includes(MARK), MARK);
  const { pathname } = new URL(response.headers.get('Location') ?? '/', t.server);
  return { status: response.status, pathname };
}
