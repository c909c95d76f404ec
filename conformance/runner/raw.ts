import type { CallId } from '../../mocks/documented.ts';
import { routes } from '../../mocks/routes.gen.ts';
import { callsWith } from './contract.ts';

export interface Given {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export interface Otherwise {
  method?: string;
  headers?: Record<string, string>;
  isForm?: boolean;
}

export function requestOf(
  server: URL,
  id: CallId,
  { path = {}, query = {}, body }: Given,
  { method = routes[id].method.toUpperCase(), headers: stated = {}, isForm = false }: Otherwise = {},
): Request {
  const url = new URL(filled(routes[id].path, path), server);
  url.search = new URLSearchParams(query).toString();
  const headers = new Headers({ Accept: 'application/json', ...stated });
  if (KEYED.has(id) && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
  if (body === undefined || method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  if (!headers.has('Content-Type'))
    headers.set('Content-Type', isForm ? 'application/x-www-form-urlencoded' : 'application/json');
  return new Request(url, { method, headers, body: isForm ? formOf(body) : JSON.stringify(body) });
}

/** A path of the contract with its parameters filled in. */
export const filled = (path: string, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

const KEYED = new Set(callsWith('Idempotency-Key'));

const formOf = (body: object): string => new URLSearchParams(fieldsOf(body)).toString();

/** Names nested fields as in a form: `address[line1]`. */
const fieldsOf = (value: unknown, name = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, held]) => fieldsOf(held, name === '' ? key : `${name}[${key}]`))
    : value === undefined
      ? []
      : [[name, String(value)]];
