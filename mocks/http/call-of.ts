import { parseAccept } from 'hono/utils/accept';
import type { Call } from '#mocks/journal/request-context.ts';

/**
 * Parses a request, JSON or form-encoded, into a call (API-3). The origin, matched by the pattern's wildcard, is
 * dropped from the parameters, because a repeated order may use another one.
 */
export async function callOf(
  request: Request,
  { 0: _origin, ...params }: Readonly<Record<string, string>>,
): Promise<Call> {
  const session = sessionIn(request);
  const key = request.headers.get('Idempotency-Key');
  return {
    body: await bodyOf(request),
    query: new URL(request.url).searchParams,
    params,
    wantsPage: prefersPage(request.headers.get('Accept') ?? ''),
    ...(key !== null && { key }),
    ...(session !== undefined && { session }),
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  return isForm ? readFormBody(await request.text()) : request.json().catch(() => undefined);
}

/** Whether HTML is preferred to JSON: browsers list it when they post a form, calls do not. */
export const prefersPage = (accept: string): boolean =>
  weightOf(accept, 'text/html') > weightOf(accept, 'application/json');

/** Whether JSON is preferred to HTML: a developer may read the data of a page without the page. */
export const prefersData = (accept: string): boolean =>
  weightOf(accept, 'application/json') > weightOf(accept, 'text/html');

/** Returns the weight of a media type in an `Accept` header: that of the most specific range, 0 if none matches. */
function weightOf(accept: string, type: string): number {
  const ranges = parseAccept(accept);
  const meant = [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*'];
  return meant.flatMap((name) => ranges.filter((range) => range.type.toLowerCase() === name))[0]?.q ?? 0;
}

/**
 * Returns the session cookie of a request. Read from the header itself, because the worker's shared cookie jar would
 * mix up clients.
 */
export const sessionIn = (request: Request): string | undefined =>
  /(?:^|;\s*)session=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];

/**
 * Parses a form-encoded body into the same fields as JSON (API-3): `address[line1]` is a nested field,
 * `cart[items][0][ref]` and `types[]` are lists. Numbers and booleans are converted as the contract types them.
 */
export function readFormBody(text: string, leaf: Leaf = leafOf): unknown {
  const body: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(body, pathOf(name), value);
  return decoded(body, '', leaf);
}

/** Converts the text of a field to its value. */
type Leaf = (text: string, field: string) => unknown;

type Node = Map<string, Node | string>;

const NUMBERS: readonly string[] = ['qty', 'quantity', 'dollars', 'version', 'amount'];
const FLAGS: readonly string[] = ['renewal', 'gifted', 'all', 'autorenew'];

const pathOf = (name: string): string[] => [
  name.split('[', 1)[0] ?? '',
  ...Array.from(name.matchAll(/\[([^\]]*)\]/g), ([, field = '']) => field),
];

function put(node: Node, [field = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    node.set(field === '' ? String(node.size) : field, value);
    return;
  }
  const known = node.get(field);
  const inner: Node = known instanceof Map ? known : new Map();
  node.set(field, inner);
  put(inner, rest, value);
}

function decoded(node: Node | string, field: string, leaf: Leaf): unknown {
  if (typeof node === 'string') return leaf(node, field);
  const fields = [...node];
  if (fields.length > 0 && fields.every(([key]) => /^\d+$/.test(key)))
    return fields.map(([key, inner]) => decoded(inner, key, leaf));
  return Object.fromEntries(fields.map(([key, inner]) => [key, decoded(inner, key, leaf)]));
}

function leafOf(text: string, field: string): unknown {
  if (NUMBERS.includes(field) && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (FLAGS.includes(field) && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
