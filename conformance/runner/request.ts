import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import { type Result, read } from '../../machines/api/reply.ts';
import type { operations } from '../../machines/api/schema.ts';
import { schemas } from '../../machines/api/schema-table.gen.ts';
import { parse, type Schema } from '../../machines/api/shapes.ts';
import { pageDataIn } from '../../mocks/contract/check.ts';
import type { CallId, DocumentedPage, PageId, VisitId } from '../../mocks/documented.ts';
import { pages } from '../../mocks/replies.ts';
import { routes } from '../../mocks/routes.gen.ts';
import { followed, isCall, type OperationId, operation, routeOf, takes } from './contract.ts';
import { complaintsOf } from './exchange.ts';
import { isTree, StepFailed } from './expect.ts';
import type { Tab, TabOptions } from './tab.ts';

export type Asked<Id extends CallId> = ParamsOption<operations[Id]> & RequestBodyOption<operations[Id]>;

type Answered<Id extends CallId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** One signature for all calls, while the client has one for each. */
interface AnyApi {
  request: (method: string, path: string, given: object) => Promise<{ response: Response }>;
}

/** Makes a call with the front end's client; parses a success like the front end does. */
export const ask = <Id extends CallId>({ api }: Tab, id: Id, given: Asked<Id>): Promise<Result<Answered<Id>>> => {
  const { method, path } = routes[id];
  return read((api as unknown as AnyApi).request(method, path, given), schemaOf<Answered<Id>>(id));
};

export interface At {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/**
 * Returns the page data that the server renders for a tab, parsed like the front end does. If the profile says that
 * another host renders the page, returns the contract's example instead.
 */
export async function pageData<Id extends PageId>(
  { server, profile }: Pick<TabOptions, 'server' | 'profile'>,
  tab: Tab,
  id: Id,
  at: At = {},
): Promise<DocumentedPage<Id>> {
  const schema = schemaOf<DocumentedPage<Id>>(id);
  const name = profile.pages?.[id];
  if (name !== undefined) return parse(schema, Object(Object(pages)[id]?.[name]).body);
  const { status, body } = await replyIn(await visit(server, tab, id, at));
  const data = schema(body);
  if (status < 300 && data !== undefined) return data;
  const last = tab.last();
  const [complaint] = last?.id === id ? complaintsOf(last) : [];
  // Told in the same words as the runner's complaint about the exchange, so only once.
  throw new StepFailed(
    complaint ?? {
      call: id,
      expected: `a page with its data at ${last?.url.pathname}`,
      got: `status ${status}`,
    },
  );
}

/** Opens a page or follows a link, like a browser. */
export const visit = (
  server: URL,
  tab: Tab,
  id: VisitId,
  { params, query }: At = {},
  { method = 'GET', ...how }: Parameters<Tab['send']>[1] & { method?: 'GET' | 'HEAD' } = {},
): Promise<Response> => tab.send(requestOf(server, id, { path: params, query }, { method }), how);

/** Values for the parameters of any page, which name nothing. */
export const NOWHERE = { token: 'sub_none', slug: 'no-such-slug', invoice: 'inv_none', shipcode: 'ship-a' };

export const isPage = (id: OperationId): id is PageId => !isCall(id) && !id.startsWith('signIn');

const byName: Record<string, Schema<unknown>> = schemas;

/** The schema with which the front end parses an operation's success. A test checks its type against the contract's. */
const schemaOf = <Body>(id: CallId | PageId): Schema<Body> => {
  const success = followed(operation(id).responses[200] ?? { content: {} });
  const schema = byName[success.content['application/json']?.schema.$ref.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`${id} has no schema of its success.`);
  return schema as Schema<Body>;
};

export interface Given {
  path?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  body?: object;
}

export interface Otherwise {
  method?: string;
  headers?: Record<string, string>;
  /** The Idempotency-Key of a call that takes one; a new one unless given. */
  key?: string;
  isForm?: boolean;
}

/** A request of a call, or of a page as a browser asks for it. */
export function requestOf(
  server: URL,
  id: OperationId,
  { path = {}, query = {}, body }: Given,
  {
    method = routeOf(id).method.toUpperCase(),
    headers: stated = {},
    key = crypto.randomUUID(),
    isForm = false,
  }: Otherwise = {},
): Request {
  const filled = routeOf(id).path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const url = new URL(filled, server);
  url.search = new URLSearchParams(query).toString();
  const headers = new Headers({ Accept: isCall(id) ? 'application/json' : 'text/html', ...stated });
  if (takes(id, 'Idempotency-Key')) headers.set('Idempotency-Key', key);
  if (body === undefined || method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  if (!headers.has('Content-Type'))
    headers.set('Content-Type', isForm ? 'application/x-www-form-urlencoded' : 'application/json');
  return new Request(url, { method, headers, body: isForm ? formOf(body) : JSON.stringify(body) });
}

export interface Reply {
  status: number;
  headers: Headers;
  /** The JSON of a call, or the data of a page. */
  body: unknown;
}

export async function replyIn(response: Response): Promise<Reply> {
  const { status, headers } = response;
  const text = await response.text();
  const data = /^\s*</.test(text) ? pageDataIn(text) : text;
  return { status, headers, body: readJson(data || 'null') };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const formOf = (body: object): string => new URLSearchParams(fieldsOf(body)).toString();

/** Names nested fields as in a form: `address[line1]`. */
const fieldsOf = (value: unknown, name = ''): [string, string][] =>
  isTree(value)
    ? Object.entries(value).flatMap(([key, held]) => fieldsOf(held, name === '' ? key : `${name}[${key}]`))
    : value === undefined
      ? []
      : [[name, String(value)]];
