import { CookieJar } from 'tough-cookie';
import {
  type Actor,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { type Api, createApi } from '../../machines/api/client.ts';
import { connect, type Flow } from '../../machines/lib/flow.ts';
import { attemptsInMemory } from '../../machines/lib/storage/attempt-store.ts';
import { NO_DRAFTS } from '../../machines/lib/storage/no-drafts.ts';
import type { CartChannel, World } from '../../machines/lib/world.ts';
import { excerpt } from '../../mocks/contract/check.ts';
import { createProvider, type Provider } from '../orders/provider.ts';
import type { Profile, ReaderRole } from '../profile.ts';
import { logIn, loginOf } from '../readers/subscriber.ts';
import { type Exchange, isSentToLogin, operationOf } from './exchange.ts';
import { type Blamed, StepFailed, skip } from './expect.ts';

export interface Step {
  name: string;
  run: (t: TestContext) => Promise<void>;
}

/** A readers' flow. Its steps are created for each run, since later steps may continue earlier ones. */
export interface KitFlow {
  name: string;
  steps: () => Step[];
}

export const kitFlow = (name: string, steps: KitFlow['steps']): KitFlow => ({ name, steps });

export const step = (name: string, run: Step['run']): Step => ({ name, run });

export interface TestContext {
  server: URL;
  profile: Profile;
  /** Returns a unique string, across all runs. */
  fresh: () => string;
  open: () => Tab;
  /** Returns a tab of one of the profile's readers, who logs in once per run. */
  as: (role: ReaderRole) => Promise<Tab>;
  start: <M extends AnyStateMachine>(flow: Flow<M>, tab: Tab, input: InputFrom<M>) => Actor<M>;
  /** Waits for a flow to reach a state. Fails the step and blames a call if nothing more happens. */
  reach: <M extends AnyStateMachine>(
    actor: Actor<M>,
    what: string,
    isReached: (snapshot: SnapshotFrom<M>) => boolean,
    blamed: Blamed,
  ) => Promise<SnapshotFrom<M>>;
  undo: (what: string, act: () => Promise<void>) => void;
  leave: (what: string) => void;
}

export const reachCountries = <M extends AnyStateMachine>({ reach }: TestContext, actor: Actor<M>): Promise<unknown> =>
  reach(actor, 'a form with its countries', hasCountries, 'getShipping');

/** A form has them in its context, a purchase in its draft. */
const hasCountries = (snapshot: unknown): boolean => {
  const { shipping, draft } = Object(snapshot).context;
  return (shipping ?? draft?.shipping) !== undefined;
};

/** A context with the operations that only the runner uses. */
export interface OpenTestContext extends TestContext {
  stop: () => void;
  hasChanged: () => boolean;
  putBack: () => Promise<void>;
  /** Returns the changes left behind since the last call. */
  left: () => string[];
}

export interface TestContextOptions extends Omit<TabOptions, 'activity'> {
  run?: string;
  clock?: World['clock'];
  /** How long a flow may be idle before it counts as stuck, in ms. */
  patience?: number;
}

/** In ms. The longest wait of a flow is the second between two polls. */
const IDLE_TIMEOUT_MS = 3_000;

export function openTestContext(options: TestContextOptions): OpenTestContext {
  const { server, profile, clock, run = Date.now().toString(36), patience = IDLE_TIMEOUT_MS } = options;
  const activity = createActivity();
  const readers = new Map<ReaderRole, Tab | 'refused'>();
  const running = new Set<AnyActor>();
  const undone: { what: string; act: () => Promise<void> }[] = [];
  const left: string[] = [];
  let made = 0;
  const open = () => openTab({ ...options, activity });
  return {
    server,
    profile,
    fresh: () => {
      made += 1;
      return `${run}${made}`;
    },
    open,
    as: async (role) => {
      const login = loginOf({ profile }, role);
      if (!readers.has(role)) {
        readers.set(role, 'refused');
        const tab = open();
        await logIn(tab, login);
        readers.set(role, tab);
      }
      const known = readers.get(role);
      return known === 'refused' || !known ? skip(`the reader "${role}" could not log in`) : known;
    },
    start: (flow, tab, input) => {
      // The generic type hides whether a machine takes an input; the signature enforces it for callers. Each flow is
      // its own browser, so earlier orders raise no question.
      const world = { ...tab.world, attempts: attemptsInMemory(Date.now) };
      const actor = createActor(connect(flow, world), { input, ...(clock && { clock }) } as never);
      running.add(actor);
      actor.subscribe({ next: activity.note, error: activity.note });
      return actor.start();
    },
    reach: async (actor, what, isReached, blamed) => {
      activity.note();
      const still = becomesIdle(activity, patience);
      try {
        return await Promise.race([waitFor(actor, isReached, { timeout: Number.POSITIVE_INFINITY }), still.come]);
      } catch {
        const got = stateOf(actor.getSnapshot());
        throw new StepFailed({ call: blamed, expected: `the flow to come to ${what}`, got });
      } finally {
        still.stop();
      }
    },
    undo: (what, act) => void undone.push({ what, act }),
    leave: (what) => void left.push(what),
    stop: () => {
      for (const actor of running) actor.stop();
      running.clear();
    },
    hasChanged: () => undone.length > 0,
    putBack: async () => {
      const failures: unknown[] = [];
      for (const { what, act } of undone.splice(0).toReversed())
        await act().catch((reason: unknown) => {
          left.push(`${what} was not reverted`);
          failures.push(reason);
        });
      if (failures.length > 0) throw failures[0];
    },
    left: () => left.splice(0),
  };
}

/**
 * Rejects when nothing has happened for a while. Counts checks instead of ms, so that a starved process does not seem
 * idle.
 */
function becomesIdle(activity: Activity, patience: number): { come: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout;
  const come = new Promise<never>((_, reject) => {
    let quiet = 0;
    timer = setInterval(() => {
      quiet = activity.isIdle() ? quiet + 1 : 0;
      if (quiet > CHECKS) reject(new Error('It stands still.'));
    }, patience / CHECKS);
  });
  return { come, stop: () => clearInterval(timer) };
}

const CHECKS = 10;

function stateOf(snapshot: unknown): string {
  const { value, status, context } = snapshot as { value: unknown; status: string; context?: { problems?: unknown } }; // a machine's snapshot
  const problems = context?.problems ? `, ${excerpt(context.problems)}` : '';
  return `${typeof value === 'string' ? value : JSON.stringify(value)} (${status}${problems})`;
}

export interface Tab {
  api: Api;
  world: World & { payment: Provider };
  cookies: CookieJar;
  session: () => Promise<string | undefined>;
  /** Sends any request with the tab's cookies and stores those in the response. */
  send: (request: Request, how?: { isStray?: boolean; isOptional?: boolean }) => Promise<Response>;
  last: () => Exchange | undefined;
}

export interface TabOptions {
  server: URL;
  profile: Profile;
  record: (exchange: Exchange) => void;
  activity: Activity;
}

/** The kit's tabs are alone and are never left. */
const NO_OTHER_TAB: CartChannel = {
  announce: () => {},
  latest: () => undefined,
  watch: () => () => {},
  onReturn: () => () => {},
};

/** The timeout of a response in ms: the front end's longest. */
const RESPONSE_TIMEOUT_MS = 60_000;

export function openTab({ server, profile, record, activity }: TabOptions): Tab {
  const cookies = new CookieJar();
  let last: Exchange | undefined;
  const send: Tab['send'] = async (request, { isStray = false, isOptional = false } = {}) => {
    const { exchange, response } = await activity.during(exchanged(await withCookies(request, cookies), isStray));
    const { answer } = exchange;
    // A host need not have every page.
    if (isOptional && typeof answer === 'object' && 'status' in answer && answer.status === 404)
      exchange.isStray = true;
    last = exchange;
    record(exchange);
    if (!response)
      throw new TypeError(
        typeof exchange.answer === 'object' && 'failure' in exchange.answer ? exchange.answer.failure : 'cancelled',
      );
    for (const cookie of response.headers.getSetCookie())
      await cookies.setCookie(cookie, request.url, { ignoreError: true });
    return response;
  };
  const api = createApi(server.href);
  // The client's `fetch` would follow a redirect and lose its cookies. A redirect to /login counts as a 401.
  api.use({ onRequest: async ({ request }) => toldToLogIn(await send(request)) });
  return {
    api,
    cookies,
    session: async () => (await cookies.getCookies(server.href)).find(({ key }) => key === 'session')?.value,
    send,
    last: () => last,
    world: {
      api,
      botCheck: {
        prepare: () => undefined,
        token: async () => botToken(profile),
        watchChallenge: () => () => undefined,
      },
      payment: createProvider(profile.payment, server, (request) => activity.during(fetch(request))),
      attempts: attemptsInMemory(Date.now),
      drafts: NO_DRAFTS,
      cart: NO_OTHER_TAB,
      changes: { announce: () => undefined, watch: () => () => undefined },
      page: { watchFold: () => () => undefined, print: async () => undefined },
      announceOrder: async () => undefined,
      announceLogin: () => undefined,
      forgetOrders: () => undefined,
      newKey: () => crypto.randomUUID(),
    },
  };
}

export function botToken({ botCheck }: Profile): string {
  const tokens = botCheck?.tokens ?? 'empty';
  if (tokens === 'empty') return '';
  return tokens === 'fresh' ? `conformance-${crypto.randomUUID()}` : tokens;
}

async function exchanged(request: Request, isStray: boolean): Promise<{ exchange: Exchange; response?: Response }> {
  const url = new URL(request.url);
  const { method } = request;
  const sent = await request.clone().text();
  const began = performance.now();
  const isForm = /^application\/x-www-form-urlencoded/.test(request.headers.get('Content-Type') ?? '');
  const known = { id: operationOf(method, url.pathname), method, url, sent, isForm, isStray };
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
  try {
    const response = await fetch(request, { redirect: 'manual', signal });
    const { status, headers } = response;
    const text = await response.text();
    const exchange: Exchange = { ...known, answer: { status, headers, text }, ms: performance.now() - began };
    return { exchange, response: new Response(isBodiless(status) ? null : text, { status, headers }) };
  } catch (reason) {
    const answer = request.signal.aborted ? ('cancelled' as const) : { failure: wordsOf(reason) };
    return { exchange: { ...known, answer, ms: performance.now() - began } };
  }
}

async function withCookies(request: Request, cookies: CookieJar): Promise<Request> {
  const header = await cookies.getCookieString(request.url);
  if (header === '') return request;
  const headers = new Headers(request.headers);
  headers.set('Cookie', header);
  return new Request(request, { headers });
}

function toldToLogIn(response: Response): Response {
  const { status, headers } = response;
  return isSentToLogin({ status, headers, text: '' }) ? new Response(null, { status: 401 }) : response;
}

/** Statuses that a `Response` accepts only without a body. */
const isBodiless = (status: number): boolean => [101, 204, 205, 304].includes(status);

/** The reason a request failed, from the error that `fetch` throws. */
export function wordsOf(reason: unknown): string {
  const { cause, message } = reason as Error & { cause?: { code?: string; message?: string } }; // what fetch rejects with
  return [message, cause?.code ?? cause?.message].filter(Boolean).join(': ');
}

export interface Activity {
  /** Counts as active until the promise settles. */
  during: <Value>(work: Promise<Value>) => Promise<Value>;
  note: () => void;
  /** Whether nothing is pending and nothing has happened since the last call. */
  isIdle: () => boolean;
}

export function createActivity(): Activity {
  let pending = 0;
  let hasHappened = false;
  const note = () => {
    hasHappened = true;
  };
  return {
    note,
    during: async (work) => {
      pending += 1;
      try {
        return await work;
      } finally {
        pending -= 1;
        note();
      }
    },
    isIdle: () => {
      const isIdle = pending === 0 && !hasHappened;
      hasHappened = false;
      return isIdle;
    },
  };
}
