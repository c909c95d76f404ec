import type { PageId } from '../../mocks/documented.ts';
import { routes, visits } from '../../mocks/routes.gen.ts';
import type { ReaderRole } from '../profile.ts';
import { viewOf } from '../readers/all-readers.ts';
import { type Change, changes, seen } from '../readers/changes.ts';
import { loggedIn, subscriberOf } from '../readers/subscriber.ts';
import { patternOf } from '../runner/exchange.ts';
import { holds, same } from '../runner/expect.ts';
import { type At, type Given, isPage, NOWHERE, visit } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';
import { beginRefused, send } from './valid-requests.ts';

/** Opening an address changes nothing; a change needs its own method. */
export const safeMethodsKit = kitFlow('safe-methods', () => [
  ...changes.map((change) =>
    step(`changes nothing when ${change.call} is sent with another method`, async (t) => {
      const request = await beginRefused(t, change);
      const { tab } = request;
      const session = await tab.session();
      const before = await seen(t, tab, change);
      for (const { method, headers, query } of othersFor(change)) {
        const asked = { ...request, query: { ...request.query, ...query(request) } };
        const { status, headers: got } = await send(asked, { method, headers, isStray: true });
        const isRead = isDocumented(change, method) && status < 500;
        const isLeftAlone = isRead || isRefusal(status, got.get('Location'));
        holds(change.call, `a refusal of the method ${method}`, isLeftAlone, `status ${status}`);
        same(change.call, `the session after the method ${method}`, await tab.session(), session);
        same(change.call, `the data after the method ${method}`, await seen(t, tab, change), before);
      }
    }),
  ),
  ...ROLES.map((role) =>
    step(`changes nothing when the reader "${role}" opens any page`, async (t) => {
      const tab = await loggedIn(t, role);
      const session = await tab.session();
      const { timetable } = await subscriberOf(tab);
      const before = await viewOf(t, tab);
      const subscription = timetable.current_subscription?.info.token ?? 'sub_none';
      for (const [id, at] of PAGES(subscription)) {
        const statuses: number[] = [];
        for (const method of ['GET', 'HEAD'] as const) {
          statuses.push((await visit(t.server, tab, id, at, { method, isStray: true })).status);
          same(id, 'the session after the page was opened', await tab.session(), session);
        }
        const [got, head = 404] = statuses;
        const isRight = head === got || [404, 405, 501].includes(head);
        holds(id, `HEAD answered like GET, with ${got}, or refused`, isRight, `status ${head}`);
      }
      const isKnown = (await subscriberOf(tab)).account.ref !== undefined;
      holds('showLogout', 'a session that survives opening pages', isKnown, 'none');
      same('showAccount', 'the data after every page was opened', await viewOf(t, tab), before);
    }),
  ),
]);

const ROLES: ReaderRole[] = ['subscriber', 'twoAddresses', 'cardOnFile'];

const PAGES = (token: string): [PageId, At][] => [
  ...(Object.keys(visits) as (keyof typeof visits)[]).flatMap((id): [PageId, At][] =>
    isPage(id) ? [[id, { params: { ...NOWHERE, token }, query: { reset: '', confirm: '1', delete: '1' } }]] : [],
  ),
  ...['ship-b', 'ship-c', 'us', 'ca', 'other'].map((shipcode): [PageId, At] => [
    'showAddressDeletion',
    { params: { shipcode } },
  ]),
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

function othersFor(
  change: Change,
): { method: string; headers: Record<string, string>; query: (given: Given) => Record<string, string> }[] {
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const inAddress = ({ body = {} }: Given) =>
    Object.fromEntries(Object.entries(body).map(([field, value]) => [field, textOf(value)]));
  const own = routes[change.call].method.toUpperCase();
  const plain = METHODS.filter((method) => method === 'GET' || method === 'HEAD' || !isDocumented(change, method));
  const queryFor = (method: string) => (method === 'GET' || method === 'HEAD' ? inAddress : () => ({}));
  const override = { 'X-HTTP-Method-Override': own };
  return [
    ...plain.map((method) => ({ method, headers: {}, query: queryFor(method) })),
    { method: 'GET', headers: override, query: (given) => ({ ...inAddress(given), _method: own }) },
  ];
}

/** Whether the contract has this method at the change's path; HEAD counts as GET. */
const isDocumented = ({ call }: Change, method: string): boolean =>
  Object.values({ ...routes, ...visits }).some(
    (route) =>
      patternOf(route.path).test(routes[call].path) &&
      route.method === (method === 'HEAD' ? 'get' : method.toLowerCase()),
  );

/** A server may lack the method, not know the path for it, or require a login first. */
const isRefusal = (status: number, location: string | null): boolean =>
  (status >= 400 && status < 500) ||
  status === 501 ||
  ([302, 303, 307].includes(status) && (location ?? '').includes('/login'));
