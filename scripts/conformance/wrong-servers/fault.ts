import type { CallId, VisitId } from '#mocks/documented.ts';
import type { Answering } from '#mocks/http/serve.ts';
import type { Journal } from '#mocks/journal/journal.ts';
import type { JournalState } from '#mocks/journal/state.ts';
import { operationOf } from '../exchange.ts';

/** Servers by what each does wrong. */
export type WrongServers = Record<string, WrongServer>;

/** A server that does one thing wrong, and how the kit says so. */
export interface WrongServer {
  /** Where it is met. */
  at: readonly [flow: string, step: string];
  /** Whether that step needs none of those before it, so that it is run alone. */
  isAlone?: boolean;
  /** Makes a right server wrong, which answers by this journal. */
  wrong: (right: Answering, journal: Journal) => Answering;
  /** What the report says of it there. */
  found: readonly [call: string, expected: string, got: string];
  /** Other calls that are complained of in its wake. */
  also?: string[];
}

/** A body of JSON, as a fault changes it. */
// biome-ignore lint/suspicious/noExplicitAny: a fault reaches into any body, and a wrong one has no type.
export type Body = any;

/** Changes the answers of one call. */
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

/** Changes the bodies of one call's successes. */
export const bodies = (
  id: CallId | VisitId,
  change: (body: Body, request: Request) => Body | Promise<Body>,
): WrongServer['wrong'] =>
  answers(id, async (response, request) =>
    response.status < 400 ? withBody(response, await change(await response.json(), request)) : response,
  );

/** Changes the headers of one call's answers. */
export const headers = (id: CallId | VisitId, change: (headers: Headers) => void): WrongServer['wrong'] =>
  answers(id, (response) => {
    change(response.headers);
    return response;
  });

/** Replaces the answers of one call that have a status, or say some words: all of them, or those to what is meant. */
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

/** Changes what one call asks, before it is answered. */
export const asked =
  (id: CallId | VisitId, change: (request: Request) => Request | Promise<Request>): WrongServer['wrong'] =>
  (right) =>
  async (request) =>
    right(isOf(id, request) ? await change(request) : request);

/** Takes a call however old the version of the subscription is that it was built on. */
export const withAnyVersion = (id: CallId): WrongServer['wrong'] =>
  asked(id, (request) => changed(request, { body: ({ version: _, ...body }) => body }));

/** Answers one call by itself, where it does, and leaves the others to the right server. */
export const instead =
  (
    id: CallId | VisitId,
    act: (request: Request, right: Answering) => Response | undefined | Promise<Response | undefined>,
  ): WrongServer['wrong'] =>
  (right) =>
  async (request) =>
    (isOf(id, request) ? await act(request, right) : undefined) ?? right(request);

/** A fault that any flow of a call may find: the flow, how the kit words it, and the server that has it. */
export interface AnyWrongServer extends Pick<WrongServer, 'wrong'> {
  flow: string;
  /** Whether it is found without any edit of an order. */
  isBrief?: boolean;
  /** What the names of the steps hold that may find it; the steps of its flow where it is left out. */
  only?: string;
  /** The calls of which one is blamed, and how what was expected begins. */
  found: readonly [calls: readonly string[], expected: string];
}

/** Changes what the journal knows before one call is answered, or after. */
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

/** Tells the second of two requests that come at the same moment, which both wait for each other. */
export function second(): () => Promise<boolean> {
  let waiting: (() => void) | undefined;
  return async () => {
    if (waiting) {
      waiting();
      // The first goes on before it.
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

/** How long the first of two requests waits for the other, in ms; on a busy computer the other comes late. */
const MOMENT = 500;

/** What a call was sent with, and whether it came at the same moment as another, after it. */
export interface Sent {
  body: Body;
  isSecond: boolean;
}

/** An answer of JSON, with the header of what is for one reader alone. */
export const json = (body: Body, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** An answer with another body; headers that speak of the body are left to the server. */
export function withBody({ status, headers: stated }: Response, body: Body): Response {
  const kept = new Headers(stated);
  kept.delete('Content-Length');
  return new Response(JSON.stringify(body), { status, headers: kept });
}

/** The same request to another address, or with another body or other headers. */
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
