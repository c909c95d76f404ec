import { CookieJar } from 'tough-cookie';
import { type Api, createApi } from '../../machines/api/client.ts';
import { attemptsInMemory } from '../../machines/lib/storage/attempt-store.ts';
import { NO_DRAFTS } from '../../machines/lib/storage/no-drafts.ts';
import type { CartChannel, World } from '../../machines/lib/world.ts';
import { createProvider, type Provider } from '../orders/provider.ts';
import type { Profile } from '../profile.ts';
import { type Exchange, isSentToLogin, type Lack, operationOf } from './exchange.ts';
import { StepFailed } from './expect.ts';

export interface Tab {
  api: Api;
  world: World & { payment: Provider };
  cookies: CookieJar;
  session: () => Promise<string | undefined>;
  /** Sends any request with the tab's cookies and stores those in the response. */
  send: (request: Request, how?: { isStray?: boolean }) => Promise<Response>;
  last: () => Exchange | undefined;
}

export interface TabOptions {
  server: URL;
  profile: Profile;
  record: (exchange: Exchange) => void;
  activity: Activity;
  /** Why an exchange shows that the server lacks its operation. */
  lackIn?: (exchange: Exchange) => Promise<Lack | undefined>;
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

export function openTab({ server, profile, record, activity, lackIn }: TabOptions): Tab {
  const cookies = new CookieJar();
  let last: Exchange | undefined;
  const send: Tab['send'] = async (request, { isStray = false } = {}) => {
    const { exchange, response } = await activity.during(exchanged(await withCookies(request, cookies), isStray));
    exchange.lack = await lackIn?.(exchange);
    last = exchange;
    record(exchange);
    if (!response) throw new TypeError(exchange.failure ?? 'cancelled');
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
      payment: createProvider(profile.payment, server, (request) => activity.during(paying(request))),
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

const paying = (request: Request): Promise<Response> =>
  fetch(request).catch((reason: unknown) => {
    const expected = `an answer from ${new URL(request.url).origin}`;
    throw new StepFailed({ call: 'the payment provider', expected, got: wordsOf(reason) });
  });

export function botToken({ botCheck }: Profile): string {
  const tokens = botCheck?.tokens ?? 'empty';
  if (tokens === 'empty') return '';
  return tokens === 'fresh' ? `conformance-${crypto.randomUUID()}` : tokens;
}

async function exchanged(request: Request, isStray: boolean): Promise<{ exchange: Exchange; response?: Response }> {
  const url = new URL(request.url);
  const { method, headers } = request;
  const sent = await request.clone().text();
  const began = performance.now();
  const isForm = /^application\/x-www-form-urlencoded/.test(request.headers.get('Content-Type') ?? '');
  const known = { id: operationOf(method, url.pathname), method, url, headers, sent, isForm, isStray };
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
  try {
    const response = await fetch(request, { redirect: 'manual', signal });
    const { status } = response;
    const answer = { status, headers: response.headers, text: await response.text() };
    const exchange: Exchange = { ...known, answer, ms: performance.now() - began };
    return { exchange, response: new Response(isBodiless(status) ? null : answer.text, answer) };
  } catch (reason) {
    const failure = request.signal.aborted ? undefined : wordsOf(reason);
    return { exchange: { ...known, failure, ms: performance.now() - began } };
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

export type Activity = ReturnType<typeof createActivity>;

export function createActivity() {
  let pending = 0;
  let hasHappened = false;
  const note = () => {
    hasHappened = true;
  };
  return {
    note,
    /** Counts as active until the promise settles. */
    during: async <Value>(work: Promise<Value>): Promise<Value> => {
      pending += 1;
      try {
        return await work;
      } finally {
        pending -= 1;
        note();
      }
    },
    /** Whether nothing is pending and nothing has happened since the last call. */
    isIdle: () => {
      const isIdle = pending === 0 && !hasHappened;
      hasHappened = false;
      return isIdle;
    },
  };
}
