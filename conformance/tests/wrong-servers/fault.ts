import type { CallId, VisitId } from '../../../mocks/documented.ts';
import type { Answering } from '../../../mocks/http/serve.ts';
import type { Journal } from '../../../mocks/journal/journal.ts';
import type { JournalState } from '../../../mocks/journal/state.ts';
import { operationOf } from '../../runner/exchange.ts';

export type WrongServers = Record<string, WrongServer>;

export interface WrongServer {
  at: readonly [flow: string, step: string];
  /** Whether that step can run without the earlier ones. */
  isAlone?: boolean;
  wrong: (right: Answering, journal: Journal) => Answering;
  found: readonly [call: string, expected: string, got: string];
  /** Other calls with consequential complaints. */
  also?: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a fault reaches into any body, and a wrong one has no type.
export type Body = any;

export const answers =
  (
    id: CallId | VisitId,
    change: (response: Response, request: Request) => Response | Promise<Response>,
  ): WrongServer['wrong'] =>
  (right) =>
  async (request) => {
    const kept = request.clone();
    const response = await right(request);
    return isOf(id, kept) ? change(response, kept) : response;
  };

export const bodies = (
  id: CallId | VisitId,
  change: (body: Body, request: Request) => Body | Promise<Body>,
): WrongServer['wrong'] =>
  answers(id, async (response, request) =>
    response.status < 400 ? withBody(response, await change(await response.json(), request)) : response,
  );

export const headers = (id: CallId | VisitId, change: (headers: Headers) => void): WrongServer['wrong'] =>
  answers(id, (response) => {
    change(response.headers);
    return response;
  });

export const replaced = (
  id: CallId,
  stated: number | string,
  body: Body,
  { status = 200, isMeant = () => true }: { status?: number; isMeant?: (sent: Body) => boolean } = {},
): WrongServer['wrong'] =>
  answers(id, async (response, request) => {
    const isStated =
      typeof stated === 'number' ? response.status === stated : (await response.clone().text()).includes(stated);
    const sent = await request.text();
    return isStated && isMeant(sent && JSON.parse(sent)) ? json(body, status) : response;
  });

/** Changes the requests of one call before they are answered. */
export const asked =
  (id: CallId | VisitId, change: (request: Request) => Request | Promise<Request>): WrongServer['wrong'] =>
  (right) =>
  async (request) =>
    right(isOf(id, request) ? await change(request) : request);

export const withAnyVersion = (id: CallId): WrongServer['wrong'] =>
  asked(id, (request) => changed(request, { body: ({ version: _, ...body }) => body }));

/** Answers some requests of a call itself, and leaves the others to the correct server. */
export const instead =
  (
    id: CallId | VisitId,
    act: (request: Request, right: Answering) => Response | undefined | Promise<Response | undefined>,
  ): WrongServer['wrong'] =>
  (right) =>
  async (request) =>
    (isOf(id, request) ? await act(request, right) : undefined) ?? right(request);

/** A fault that any step of a flow may detect: the flow, the expected complaint and the server. */
export interface AnyWrongServer extends Pick<WrongServer, 'wrong'> {
  flow: string;
  /** Whether the slow steps that edit an order can be skipped. */
  isBrief?: boolean;
  /** Limits the run to steps whose names contain this text; by default the whole flow. */
  only?: string;
  /** The calls of which one must be blamed, and part of the expectation. */
  found: readonly [calls: readonly string[], expected: string];
}

/** Changes the journal's state before or after one call is answered. */
export const known =
  (
    id: CallId | VisitId,
    change: { before?: (state: JournalState, sent: Sent) => void; after?: (state: JournalState, sent: Sent) => void },
    isAlone: () => Promise<boolean> = async () => true,
  ): WrongServer['wrong'] =>
  (right, journal) => {
    let before: Promise<unknown> = Promise.resolve();
    const answered = async (request: Request, sent: Sent): Promise<Response> => {
      journal.work(({ state }) => change.before?.(state, sent));
      const response = await right(request);
      journal.work(({ state }) => change.after?.(state, sent));
      return response;
    };
    return async (request) => {
      if (!isOf(id, request)) return right(request);
      const text = await request.clone().text();
      const isFirst = await isAlone();
      const sent: Sent = { body: text === '' ? undefined : JSON.parse(text), isSecond: !isFirst };
      const answer = before.then(() => answered(request, sent));
      before = answer;
      return answer;
    };
  };

/** Returns a function that identifies the second of two concurrent requests; both wait for each other. */
export function second(): () => Promise<boolean> {
  let waiting: (() => void) | undefined;
  return async () => {
    if (waiting) {
      waiting();
      // Lets the first continue before it.
      await new Promise((resolve) => setImmediate(resolve));
      return false;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting = resolve;
    const timer = setTimeout(resolve, MOMENT);
    await promise;
    clearTimeout(timer);
    waiting = undefined;
    return true;
  };
}

/** How long the first of two requests waits for the other in ms, with a margin for busy machines. */
const MOMENT = 500;

export interface Sent {
  body: Body;
  isSecond: boolean;
}

export const json = (body: Body, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

export function withBody({ status, headers: stated }: Response, body: Body): Response {
  const kept = new Headers(stated);
  kept.delete('Content-Length');
  return new Response(JSON.stringify(body), { status, headers: kept });
}

export async function changed(
  request: Request,
  change: { url?: (url: URL) => void; body?: (body: Body) => Body; headers?: (headers: Headers) => void },
): Promise<Request> {
  const url = new URL(request.url);
  change.url?.(url);
  const sent = new Headers(request.headers);
  sent.delete('Content-Length');
  change.headers?.(sent);
  const text = await request.text();
  const body = change.body && text !== '' ? JSON.stringify(change.body(JSON.parse(text))) : text;
  return new Request(url, { method: request.method, headers: sent, ...(body !== '' && { body }) });
}

const isOf = (id: CallId | VisitId, { method, url }: Request): boolean =>
  operationOf(method, new URL(url).pathname) === id;
