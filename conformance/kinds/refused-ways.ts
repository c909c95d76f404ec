import type { PageId } from '../../mocks/documented.ts';
import { routes, visits } from '../../mocks/routes.gen.ts';
import { type ChangingId, isChanging, visitIds } from '../../mocks/routes.ts';
import { newReader } from '../orders/orders.ts';
import type { ReaderRole } from '../profile.ts';
import { shown, viewOf } from '../readers/all-readers.ts';
import { askSubscriber, loggedIn, subscriberOf } from '../readers/subscriber.ts';
import { changeOf, changes } from '../requests/changes.ts';
import { begin, beginExample, leavesAll, send, type ValidRequest } from '../requests/valid-requests.ts';
import { exampleOf, isOwn, opensByLink, ownCalls, takes } from '../runner/contract.ts';
import { patternOf } from '../runner/exchange.ts';
import { accepted, holds, same, skip } from '../runner/expect.ts';
import { type At, ask, type Given, isPage, NOWHERE, type Reply, requestOf, visit } from '../runner/request.ts';
import { botToken } from '../runner/tab.ts';
import { type KitFlow, kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';

/** A way to send a valid request in which it must be refused. */
export interface Way {
  what: string;
  request?: Partial<ValidRequest>;
  how?: Parameters<typeof send>[1];
  isRefusal?: (reply: Reply) => boolean;
}

interface Kind {
  flow: string;
  nameOf: (call: ChangingId) => string;
  ways: (request: ValidRequest) => Way[] | Promise<Way[]>;
  calls?: readonly ChangingId[];
  /** Whether who asks is refused before the request is read, so that the contract's example will do. */
  isOfWho?: boolean;
  others?: readonly Step[];
}

/** A call may refuse a valid request for how it is sent, and then leaves everything as it was. */
export const refusedWays = (flow: string): KitFlow =>
  kitFlow(flow, () =>
    KINDS.filter((kind) => kind.flow === flow).flatMap(({ nameOf, ways, calls = CALLS, isOfWho, others = [] }) => [
      ...calls.map((call) =>
        step(nameOf(call), async (t) => {
          await t.offer.need(call);
          const change = changeOf(call);
          const { givenFree } = change;
          const immediate = givenFree ? { ...change, given: givenFree, opensIntent: false } : change;
          const request = await (isOfWho ? beginExample : begin)(t, immediate);
          await leavesAll(request, async () => {
            for (const way of await ways(request)) await isRefusedIn(request, way);
          });
        }),
      ),
      ...others,
    ]),
  );

const CALLS = changes.map(({ call }) => call);

/** Fails the step unless a request is refused in this way. */
export async function isRefusedIn(
  request: ValidRequest,
  { what, request: changed, how, isRefusal = is4xx }: Way,
): Promise<void> {
  const reply = await send({ ...request, ...changed }, how);
  holds(request.change.call, `a refusal of the request ${what}`, isRefusal(reply), `status ${reply.status}`);
}

const is4xx = ({ status }: Reply): boolean => status >= 400 && status < 500;
const answers =
  (wanted: number) =>
  ({ status }: Reply): boolean =>
    status === wanted;

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
    isRefusal: call === 'restartDonation' ? answers(403) : is4xx,
  }));
}

/** A mailed link opens only what it is for. */
export const withoutSession = ({ t, change: { call } }: ValidRequest): Way[] =>
  [undefined, ...(opensByLink(call) ? [] : linksOf(t))].map((token) => ({
    what: token === undefined ? 'without a session' : `with the link ${token} instead of a session`,
    request: { tab: t.open(), ...(token !== undefined && { query: { token } }) },
    isRefusal: answers(401),
  }));

const linksOf = ({ profile }: TestContext): string[] => Object.values(profile.links ?? {});

export const withToken = ({ query }: ValidRequest, what: string, captcha: string): Way => ({
  what: `with ${what} bot check token`,
  request: { query: { ...query, captcha } },
  isRefusal: answers(403),
});

/** A token of the bot check that another call has used. */
export async function usedToken(t: TestContext): Promise<string> {
  if (t.profile.botCheck?.tokens !== 'fresh') skip('the profile has no fresh bot check tokens');
  const captcha = botToken(t.profile);
  const body = { email: newReader(t).email };
  accepted('joinMailingList', await ask(t.open(), 'joinMailingList', { params: { query: { captcha } }, body }));
  return captcha;
}

async function inAnothersView({ t, tab, query }: ValidRequest): Promise<Way[]> {
  const isReader = (await askSubscriber(tab)).kind === 'ok';
  const { ref } = (await subscriberOf(isReader ? tab : await t.as('subscriber'))).account;
  const request = { tab: await t.as('administrator'), query: { ...query, 'admin-view': ref } };
  return [{ what: "in an administrator's view", request, isRefusal: answers(403) }];
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

function byOtherMethods({ change: { call }, query, body }: ValidRequest): Way[] {
  const own = routes[call].method.toUpperCase();
  const inQuery = { ...query, ...Object.fromEntries(Object.entries(body).map(([name, held]) => [name, textOf(held)])) };
  const override = { headers: { 'X-HTTP-Method-Override': own }, query: { ...inQuery, _method: own } };
  return [
    ...METHODS.map((method) => ({ method, headers: {}, query: isReading(method) ? inQuery : query })),
    { method: 'GET', ...override },
  ]
    .filter(({ method }) => isReading(method) || !isDocumented(call, method))
    .map(({ method, headers, query: given }) => ({
      what: `by the method ${method}`,
      request: { query: given },
      how: { method, headers, isStray: true },
      isRefusal: (reply) => (isDocumented(call, method) && reply.status < 500) || isLeftAlone(reply),
    }));
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Whether the contract has this method at the call's path; HEAD counts as GET. */
const isDocumented = (call: ChangingId, method: string): boolean =>
  Object.values({ ...routes, ...visits }).some(
    (route) =>
      patternOf(route.path).test(routes[call].path) &&
      route.method === (method === 'HEAD' ? 'get' : method.toLowerCase()),
  );

/** A server may lack the method, not know the path for it, or require a login first. */
const isLeftAlone = (reply: Reply): boolean =>
  is4xx(reply) ||
  reply.status === 501 ||
  ([302, 303, 307].includes(reply.status) && (reply.headers.get('Location') ?? '').includes('/login'));

const ROLES: ReaderRole[] = ['subscriber', 'twoAddresses', 'cardOnFile'];

const PAGES = (token: string): [PageId, At][] => [
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

const openingPages = (role: ReaderRole): Step =>
  step(`changes nothing when the reader "${role}" opens any page`, async (t) => {
    const tab = await loggedIn(t, role);
    const session = await tab.session();
    const { timetable } = await subscriberOf(tab);
    const before = await viewOf(t, tab);
    for (const [id, at] of PAGES(timetable.current_subscription?.info.token ?? 'sub_none')) {
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

const closed = (call: string): string => `answers ${call} with 401 without a session`;

const KINDS: readonly Kind[] = [
  {
    flow: 'signed-out',
    nameOf: closed,
    ways: withoutSession,
    calls: ownCalls.filter(isChanging),
    isOfWho: true,
    others: [
      ...ownCalls
        .filter((call) => !isChanging(call))
        .map((call) =>
          step(closed(call), async (t) => {
            for (const token of ['', ...linksOf(t)]) {
              const { path, query } = exampleOf(call);
              const given: Given = { path, query: { ...query, membership: '', ...(token !== '' && { token }) } };
              const { status } = await t.open().send(requestOf(t.server, call, given));
              same(call, 'the status without a session', status, 401);
            }
          }),
        ),
      step("shows no reader's page without a session", async (t) => {
        for (const id of visitIds.filter(isPage).filter((page) => isOwn(page) && !opensByLink(page)))
          for (const token of ['', ...linksOf(t)]) {
            const page = await shown(t, t.open(), id, { params: NOWHERE, query: { token } });
            same(id, 'the page without a session', page, undefined);
          }
      }),
    ],
  },
  {
    flow: 'view-only',
    nameOf: (call) => `answers ${call} with 403 in an administrator's view`,
    ways: inAnothersView,
    isOfWho: true,
  },
  {
    flow: 'origins',
    nameOf: (call) => `refuses ${call} from another origin and changes nothing`,
    ways: fromOtherSites,
  },
  {
    flow: 'bot-check',
    nameOf: (call) => `refuses ${call} with a used or an invalid token`,
    calls: CALLS.filter((call) => takes(call, 'captcha')),
    ways: async (request) => [
      withToken(request, 'an invalid', request.t.entry('botCheck', 'refused')),
      withToken(request, 'a used', await usedToken(request.t)),
    ],
  },
  {
    flow: 'safe-methods',
    nameOf: (call) => `changes nothing when ${call} is sent with another method`,
    ways: byOtherMethods,
    others: ROLES.map(openingPages),
  },
];
