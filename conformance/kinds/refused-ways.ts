import type { PageId } from '../../mocks/documented.ts';
import { type ChangingId, callIds, isChanging, visitIds } from '../../mocks/routes.ts';
import { newReader } from '../orders/orders.ts';
import type { ReaderRole } from '../profile.ts';
import { viewOf } from '../readers/all-readers.ts';
import { askSubscriber, loggedIn, subscriberOf } from '../readers/subscriber.ts';
import { changeOf, changes } from '../requests/changes.ts';
import { begin, beginExample, leavesAll, send, type ValidRequest } from '../requests/valid-requests.ts';
import { exampleOf, isCall, isOwn, opensByLink, ownCalls, routeOf, takes } from '../runner/contract.ts';
import { operationOf } from '../runner/exchange.ts';
import { accepted, holds, same, skip } from '../runner/expect.ts';
import { type At, ask, isPage, NOWHERE, type Reply, requestOf, visit } from '../runner/request.ts';
import { botToken } from '../runner/tab.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';

/** A way to send a valid request in which it must be refused. */
export interface Way {
  what: string;
  request?: Partial<ValidRequest>;
  how?: Parameters<typeof send>[1];
  /** The status of the refusal, if only one will do. */
  status?: number;
  isRefusal?: (reply: Reply) => boolean;
}

/** A step for each call: it may refuse a valid request for how it is sent, and then leaves everything as it was. */
function refusing(
  nameOf: (call: ChangingId) => string,
  ways: (request: ValidRequest) => Way[] | Promise<Way[]>,
  { calls = CALLS, prepare = begin }: { calls?: readonly ChangingId[]; prepare?: typeof beginExample } = {},
): Step[] {
  return calls.map((call) =>
    step(nameOf(call), async (t) => {
      await t.offer.need(call);
      const change = changeOf(call);
      const { givenFree } = change;
      const request = await prepare(t, givenFree ? { ...change, given: givenFree, opensIntent: false } : change);
      await leavesAll(request, async () => {
        for (const way of await ways(request)) await isRefusedIn(request, way);
      });
    }),
  );
}

const CALLS = changes.map(({ call }) => call);

/** Fails the step unless a request is refused in this way. Returns the refusal. */
export async function isRefusedIn(
  request: ValidRequest,
  { what, request: changed, how, status, isRefusal = is4xx }: Way,
): Promise<Reply> {
  const reply = await send({ ...request, ...changed }, how);
  const isRight = status === undefined ? isRefusal(reply) : reply.status === status;
  holds(request.change.call, `a refusal of the request ${what}`, isRight, `status ${reply.status}`);
  return reply;
}

const is4xx = ({ status }: Reply): boolean => status >= 400 && status < 500;

/** Who asks is refused before the request is read, so the contract's example will do. */
export const signedOutKit = kitFlow('signed-out', () => [
  ...refusing((call) => `answers ${call} with 401 without a session`, withoutSession, {
    calls: ownCalls.filter(isChanging),
    prepare: beginExample,
  }),
  ...[...callIds.filter((id) => !isChanging(id)), ...visitIds.filter(isPage)]
    .filter((id) => isOwn(id) && (isCall(id) || !opensByLink(id)))
    .map((id) =>
      step(`answers ${id} with ${isCall(id) ? 401 : 'a redirect'} without a session`, async (t) => {
        if (!isCall(id) && t.profile.pages?.[id] !== undefined) skip('another host renders the page');
        for (const token of ['', ...linksOf(t)]) {
          const { path, query } = exampleOf(id);
          const given = { path, query: { ...query, membership: '', ...(token !== '' && { token }) } };
          const { status } = await t.open().send(requestOf(t.server, id, given));
          same(id, 'the status without a session', status, isCall(id) ? 401 : 302);
        }
      }),
    ),
]);

/** A mailed link opens only what it is for. */
export function withoutSession({ t, change: { call } }: ValidRequest): Way[] {
  return [undefined, ...(opensByLink(call) ? [] : linksOf(t))].map((token) => ({
    what: token === undefined ? 'without a session' : `with the link ${token} instead of a session`,
    request: { tab: t.open(), ...(token !== undefined && { query: { token } }) },
    status: 401,
  }));
}

const linksOf = ({ profile }: TestContext): string[] => Object.values(profile.links ?? {});

export const viewOnlyKit = kitFlow('view-only', () =>
  refusing(
    (call) => `answers ${call} with 403 in an administrator's view`,
    async ({ t, tab, query }) => {
      const isReader = (await askSubscriber(tab)).kind === 'ok';
      const { ref } = (await subscriberOf(isReader ? tab : await t.as('subscriber'))).account;
      const request = { tab: await t.as('administrator'), query: { ...query, 'admin-view': ref } };
      return [{ what: "in an administrator's view", request, status: 403 }];
    },
    { prepare: beginExample },
  ),
);

export const originsKit = kitFlow('origins', () =>
  refusing((call) => `refuses ${call} from another origin and changes nothing`, fromOtherSites),
);

/** A page of another site, which can change nothing. Every call is tested, as a server may check the origin per call. */
export function fromOtherSites({ t: { server }, change: { call } }: ValidRequest): Way[] {
  const { protocol, hostname, host, port } = server;
  const evil = { Origin: 'https://evil.example' };
  const origins = [
    'null',
    `${protocol}//${hostname}:${port === '81' ? '82' : '81'}`,
    `${protocol === 'http:' ? 'https:' : 'http:'}//${host}`,
    `${protocol}//${hostname}.evil.example`,
    `${protocol}//evil${hostname}`,
    `${protocol}//evil.${host}`,
  ];
  // Forms can send text without a preflight request.
  const all = [evil, { ...evil, 'Content-Type': 'text/plain' }, ...origins.map((Origin) => ({ Origin }))];
  return all.map((headers) => ({
    what: `with ${JSON.stringify(headers)}`,
    how: { headers },
    // A donation cannot be restarted here anyway, so only the status shows the reason.
    ...(call === 'restartDonation' && { status: 403 }),
  }));
}

export const botCheckKit = kitFlow('bot-check', () =>
  refusing(
    (call) => `refuses ${call} with a used or an invalid token`,
    async (request) => [
      withToken(request, 'an invalid', request.t.entry('botCheck', 'refused')),
      withToken(request, 'a used', await usedToken(request.t)),
    ],
    { calls: CALLS.filter((call) => takes(call, 'captcha')) },
  ),
);

export const withToken = ({ query }: ValidRequest, what: string, captcha: string): Way => ({
  what: `with ${what} bot check token`,
  request: { query: { ...query, captcha } },
  status: 403,
});

/** A token of the bot check that another call has used. */
export async function usedToken(t: TestContext): Promise<string> {
  if (t.profile.botCheck?.tokens !== 'fresh') skip('the profile has no fresh bot check tokens');
  const captcha = botToken(t.profile);
  const body = { email: newReader(t).email };
  accepted('joinMailingList', await ask(t.open(), 'joinMailingList', { params: { query: { captcha } }, body }));
  return captcha;
}

export const safeMethodsKit = kitFlow('safe-methods', () => [
  ...refusing((call) => `changes nothing when ${call} is sent with another method`, byOtherMethods),
  ...(['subscriber', 'twoAddresses', 'cardOnFile'] as const).map(openingPages),
]);

function byOtherMethods({ change: { call }, query, body }: ValidRequest): Way[] {
  const own = routeOf(call).method.toUpperCase();
  const texts = Object.entries(body).map(([name, held]) => [
    name,
    typeof held === 'object' ? JSON.stringify(held) : held,
  ]);
  const inQuery = { ...query, ...Object.fromEntries(texts) };
  // HEAD counts as GET.
  const isDocumented = (method: string) =>
    operationOf(method === 'HEAD' ? 'GET' : method, routeOf(call).path) !== undefined;
  const override = { query: { ...inQuery, _method: own }, headers: { 'X-HTTP-Method-Override': own } };
  return [
    ...['GET', 'HEAD'].map((method) => ({ method, query: inQuery, headers: {} })),
    { method: 'GET', ...override },
    ...['POST', 'PUT', 'PATCH', 'DELETE']
      .filter((method) => !isDocumented(method))
      .map((method) => ({ method, query, headers: {} })),
  ].map(({ method, query: given, headers }) => ({
    what: `by the method ${method}`,
    request: { query: given },
    how: { method, headers, isStray: true },
    isRefusal: (reply) => (isDocumented(method) && reply.status < 500) || isLeftAlone(reply),
  }));
}

/** A server may lack the method, not know the path for it, or require a login first. */
const isLeftAlone = (reply: Reply): boolean =>
  is4xx(reply) ||
  reply.status === 501 ||
  ([302, 303, 307].includes(reply.status) && (reply.headers.get('Location') ?? '').includes('/login'));

const openingPages = (role: ReaderRole): Step =>
  step(`changes nothing when the reader "${role}" opens any page`, async (t) => {
    const tab = await loggedIn(t, role);
    const session = await tab.session();
    const { timetable } = await subscriberOf(tab);
    const before = await viewOf(t, tab);
    for (const [id, at] of addresses(timetable.current_subscription?.info.token ?? 'sub_none')) {
      const statuses: number[] = [];
      for (const method of ['GET', 'HEAD'] as const) {
        statuses.push((await visit(t.server, tab, id, at, { method, isStray: true })).status);
        same(id, 'the session after the page was opened', await tab.session(), session);
      }
      const [got, head = 404] = statuses;
      const isRight = head === got || [404, 405, 501].includes(head);
      holds(id, `HEAD answered like GET, with ${got}, or refused`, isRight, `status ${head}`);
    }
    same('showAccount', 'the data after every page was opened', await viewOf(t, tab), before);
  });

/** An address of each page, and of each category's page. */
const addresses = (token: string): [PageId, At][] => [
  ...visitIds
    .filter(isPage)
    .map((id): [PageId, At] => [
      id,
      { params: { ...NOWHERE, token }, query: { reset: '', confirm: '1', delete: '1' } },
    ]),
  ...['ship-b', 'ship-c', 'us', 'ca', 'other'].map((shipcode): [PageId, At] => [
    'showAddressDeletion',
    { params: { shipcode } },
  ]),
];
