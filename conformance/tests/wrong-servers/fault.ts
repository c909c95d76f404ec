import { createHash } from 'node:crypto';
import type { CallId, VisitId } from '../../../mocks/documented.ts';
import { readFormBody } from '../../../mocks/http/call-of.ts';
import { type Answering, answering } from '../../../mocks/http/serve.ts';
import { createJournal, type Journal } from '../../../mocks/journal/journal.ts';
import type { JournalState } from '../../../mocks/journal/state.ts';
import { operationOf } from '../../runner/exchange.ts';

/** A server with one fault, and the step that must notice it: its name, a part of it, or '' for any of the flow. */
export interface WrongServer {
  at: readonly [flow: string, step: string];
  wrong: Wrong;
}

export type Wrong = (right: Answering, journal: Journal) => Answering;

/** Faults by name. */
export type WrongServers = Record<string, WrongServer>;

// biome-ignore lint/suspicious/noExplicitAny: a fault reaches into any body, and a wrong one has no type.
export type Body = any;

type Id = CallId | VisitId;

/** The mock journal with reproducible ids that nobody can guess, optionally with a fault. */
export function serving(wrong: Wrong = (right) => right): Answering {
  let ids = 0;
  const newId = (prefix: string) => {
    ids += 1;
    const digest = createHash('sha256').update(`${prefix}, ${ids} of this server`).digest('base64url');
    return prefix + digest.replaceAll(/[-_]/g, '').slice(0, 24);
  };
  const journal = createJournal({ keepsCookies: true, newId });
  journal.choose('every-option');
  return wrong(answering(journal), journal);
}

export const answers =
  (id: Id, change: (response: Response, request: Request) => Response | Promise<Response>): Wrong =>
  (right) =>
  async (request) => {
    const kept = request.clone();
    const response = await right(request);
    return isOf(id, kept) ? change(response, kept) : response;
  };

/** Changes the body of a success, in place or by returning another. */
export const reply = (id: Id, change: (body: Body, request: Request) => Body | Promise<Body>): Wrong =>
  answers(id, async (response, request) => {
    if (response.status >= 400) return response;
    const body = await response.json();
    return withText(response, JSON.stringify((await change(body, request)) ?? body));
  });

/** The same for the page data in a host's HTML. */
export const page = (id: VisitId, change: (data: Body) => Body): Wrong =>
  answers(id, async (response) => {
    const html = await response.text();
    const [, begin = '', data = ''] = /^([\s\S]*?id="journal-data"[^>]*>)([^<]*)/.exec(html) ?? [];
    if (data === '') return withText(response, html);
    const body = JSON.parse(data);
    const written = JSON.stringify(change(body) ?? body).replaceAll('<', '\\u003c');
    return withText(response, begin + written + html.slice(begin.length + data.length));
  });

export const stated = (id: Id, change: (headers: Headers) => void): Wrong =>
  answers(id, (response) => {
    change(response.headers);
    return response;
  });

/** Answers with another body where the correct server answers with a status or a text. */
export const replaced = (
  id: CallId,
  where: number | string,
  body: Body,
  { status = 200, isMeant = () => true }: { status?: number; isMeant?: (sent: Body) => boolean } = {},
): Wrong =>
  answers(id, async (response, request) => {
    const isThere =
      typeof where === 'number' ? response.status === where : (await response.clone().text()).includes(where);
    const sent = await request.text();
    return isThere && isMeant(bodyIn(sent)) ? json(body, status) : response;
  });

interface RequestChange {
  url?: (url: URL) => void;
  body?: (body: Body) => Body;
  headers?: (headers: Headers) => void;
}

/** Changes the requests of one call before they are answered. */
export const asked =
  (id: Id, change: (request: Request) => Request | Promise<Request>): Wrong =>
  (right) =>
  async (request) =>
    right(isOf(id, request) ? await change(request) : request);

export const sent = (id: Id, change: RequestChange): Wrong => asked(id, (request) => changed(request, change));

/** Answers some requests of a call itself, and leaves the others to the correct server. */
export const instead =
  (id: Id, act: (request: Request, right: Answering) => Response | undefined | Promise<Response | undefined>): Wrong =>
  (right) =>
  async (request) =>
    (isOf(id, request) ? await act(request, right) : undefined) ?? right(request);

export interface Sent {
  body: Body;
  isSecond: boolean;
}

/** Changes the journal's state before or after one call is answered. */
export const known =
  (
    id: Id,
    change: { before?: (state: JournalState, sent: Sent) => void; after?: (state: JournalState, sent: Sent) => void },
    isAlone: () => Promise<boolean> = async () => true,
  ): Wrong =>
  (right, journal) => {
    let last: Promise<unknown> = Promise.resolve();
    const answered = async (request: Request, given: Sent): Promise<Response> => {
      journal.work(({ state }) => change.before?.(state, given));
      const response = await right(request);
      journal.work(({ state }) => change.after?.(state, given));
      return response;
    };
    return async (request) => {
      if (!isOf(id, request)) return right(request);
      const text = await request.clone().text();
      const isFirst = await isAlone();
      const answer = last.then(() => answered(request, { body: bodyIn(text), isSecond: !isFirst }));
      last = answer;
      return answer;
    };
  };

export const before = (id: Id, change: (state: JournalState) => void): Wrong => known(id, { before: change });
export const after = (id: Id, change: (state: JournalState) => void): Wrong => known(id, { after: change });

export function set(holder: Body, change: object): void {
  if (holder) Object.assign(holder, change);
}

/** A copy of a part of the journal's state, whose records are proxies. */
export const copyOf = <Value>(part: Value): Value => JSON.parse(JSON.stringify(part));

export function each<Value>(all: Record<string, Value> | readonly Value[], act: (value: Value) => void): void {
  for (const value of Object.values(all)) act(value);
}

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
    const timer = setTimeout(resolve, WAIT_MS);
    await promise;
    clearTimeout(timer);
    waiting = undefined;
    return true;
  };
}

/** How long the first of two requests waits for the other in ms, with a margin for busy machines. */
const WAIT_MS = 500;

export const json = (body: Body, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

export async function changed(request: Request, change: RequestChange): Promise<Request> {
  const url = new URL(request.url);
  change.url?.(url);
  const headers = new Headers(request.headers);
  headers.delete('Content-Length');
  change.headers?.(headers);
  const text = await request.text();
  const held = change.body && text !== '' ? bodyIn(text) : undefined;
  if (held !== undefined) headers.set('Content-Type', 'application/json');
  const body = held === undefined ? text : JSON.stringify(change.body?.(held) ?? held);
  return new Request(url, { method: request.method, headers, ...(body !== '' && { body }) });
}

const bodyIn = (text: string): Body => (/^[{[]/.test(text) ? JSON.parse(text) : text && readFormBody(text));

function withText({ status, headers: given }: Response, text: string): Response {
  const headers = new Headers(given);
  headers.delete('Content-Length');
  return new Response(text, { status, headers });
}

const isOf = (id: Id, { method, url }: Request): boolean => operationOf(method, new URL(url).pathname) === id;
