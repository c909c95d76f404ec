import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Mail } from '#machines/api/contract.ts';
import type { CallId, VisitId } from '../documented.ts';
import { routes, visits } from '../routes.gen.ts';
import { callAt } from '../routes.ts';
import { contractDocument as contract } from './document.ts';
import type { Exchange } from './exchange.ts';
import { meantSchema } from './meant-schema.ts';

export interface Violation {
  expected: string;
  got: string;
}

export interface WireAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
// The package is CommonJS, so some loaders nest its default export.
('default' in addFormats ? (addFormats.default as unknown as typeof addFormats) : addFormats)(ajv);
ajv.addSchema(contract, 'contract');

export async function violationsIn(id: CallId, response: Response): Promise<string[]> {
  const { status, headers } = response;
  const found = contractViolations(id, { status, headers, text: await response.clone().text() });
  return found.map(({ expected, got }) => `${id}: expected ${expected}, got ${got}`);
}

/** Checks the status, media type, headers and body of a call's or page's answer against the contract. */
export function contractViolations(id: CallId | VisitId, answer: WireAnswer): Violation[] {
  const at = [...placeOf(id), 'responses'];
  const stated = resolve([...at, String(answer.status)]);
  if (!stated) return [{ expected: `status ${listed(Object.keys(valueAt(at) ?? {}))}`, got: `${answer.status}` }];
  const [media] = Object.keys(valueAt([...stated, 'content']) ?? {});
  const found = Object.keys(valueAt([...stated, 'headers']) ?? {}).flatMap((name) =>
    againstHeader(name, [...stated, 'headers', name], answer),
  );
  if (media === undefined) return found;
  const type = answer.headers.get('Content-Type');
  if (type?.split(';')[0]?.trim().toLowerCase() !== media)
    return [...found, { expected: `Content-Type: ${media}`, got: type ?? 'none' }];
  // A page has a second media type in the contract: the page data inside its HTML.
  const body = readJson(media === JSON_TYPE ? answer.text : pageDataIn(answer.text));
  if (body === undefined) {
    const expected = media === JSON_TYPE ? 'a body of JSON' : 'page data in script#journal-data';
    return [...found, { expected, got: excerpt(answer.text) }];
  }
  const schema = [...stated, 'content', JSON_TYPE, 'schema'];
  return [...found, ...againstBody(schema, body.value), ...(answer.status >= 400 ? againstEnvelope(body.value) : [])];
}

export const statusesOf = (id: CallId | VisitId): number[] =>
  Object.keys(valueAt([...placeOf(id), 'responses']) ?? {}).map(Number);

export function requestViolations(id: CallId, { url, text }: { url: URL; text: string }): Violation[] {
  const operation = valueAt(placeOf(id));
  const missing = Object.values(operation?.parameters ?? {})
    .map((parameter) => followed<{ in: string; name: string; required?: boolean }>(parameter))
    .filter(({ in: place, name, required }) => place === 'query' && required && !url.searchParams.has(name))
    .map(({ name }) => ({ expected: `a request with ${name} in its query`, got: url.search || 'no query' }));
  const body = resolve([...placeOf(id), 'requestBody']);
  if (body && text === '' && valueAt(body)?.required === false) return missing;
  if (!body) return text === '' ? missing : [...missing, { expected: 'a request without a body', got: excerpt(text) }];
  const found = readJson(text);
  if (!found) return [...missing, { expected: 'a request with a body of JSON', got: excerpt(text) }];
  const wrong = againstBody([...body, 'content', JSON_TYPE, 'schema'], found.value);
  return [...missing, ...wrong.map(({ expected, got }) => ({ expected: `a request where ${expected}`, got }))];
}

/** Returns what is wrong with a mail. */
export const mailViolations = (mail: Mail): Violation[] => againstBody(['components', 'schemas', 'Mail'], mail);

/** Formats a value for a message: shortened, with secrets redacted. */
export function excerpt(value: unknown): string {
  const text =
    typeof value === 'string' ? value : JSON.stringify(value, (key, held) => (SECRET.test(key) ? '…' : held));
  const line = (text ?? 'nothing').replace(/\s+/g, ' ').trim();
  if (line === '') return 'nothing';
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** Extracts the page data from a host's HTML; undefined if missing. */
export const pageDataIn = (html: string): string | undefined =>
  /<script[^>]*\bid="journal-data"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];

const JSON_TYPE = 'application/json';
const SECRET = /secret|password|^token$|cookie/i;

function againstHeader(name: string, at: string[], { headers }: WireAnswer): Violation[] {
  const value = headers.get(name);
  const schema = [...(resolve(at) ?? at), 'schema'];
  const { const: only } = valueAt(schema) ?? {};
  const isOptional = valueAt(resolve(at) ?? at)?.required === false;
  if (value === null && isOptional) return [];
  if (value === null) return [{ expected: `the header ${name}${only === undefined ? '' : `: ${only}`}`, got: 'none' }];
  const typed = valueAt(schema)?.type === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
  const [error] = errorsOf(schema, typed);
  if (!error) return [];
  const expected = only === undefined ? `the header ${name} to ${worded(error)}` : `the header ${name}: ${only}`;
  return [{ expected, got: excerpt(value) }];
}

const againstBody = (schema: string[], body: unknown): Violation[] =>
  errorsOf(schema, body).map((error) => ({
    expected: `${error.instancePath || 'the body'} to ${worded(error)}`,
    got: error.data === undefined ? 'nothing' : excerpt(error.data),
  }));

function worded({ keyword, params, message = '' }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return `have ${params.missingProperty}`;
    case 'enum':
      return `be ${listed(params.allowedValues)}`;
    case 'const':
      return `be ${params.allowedValue}`;
    case 'type':
      return `be of type ${listed([params.type].flat())}`;
    default:
      return message.replace(/^must /, '');
  }
}

/** Every property of the envelope is optional, but at least one is required. */
const againstEnvelope = (body: unknown): Violation[] =>
  ['errors', 'checkout_errors', 'type'].some((key) => Object.hasOwn(Object(body), key))
    ? []
    : [{ expected: 'the envelope of a failure, with errors, checkout_errors or type', got: excerpt(body) }];

const listed = (words: string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' or $1');

function errorsOf(schema: string[], value: unknown): ErrorObject[] {
  const at = `contract${pointer(schema)}`;
  const validate: ValidateFunction = ajv.getSchema(at) ?? ajv.compile({ $ref: at });
  if (validate(value)) return [];
  const meant = ajv.compile(meantSchema({ $ref: pointer(schema) }, value, follow));
  return (meant(value) ? validate.errors : meant.errors) ?? [];
}

function readJson(text: string | undefined): { value: unknown } | undefined {
  try {
    return text === undefined ? undefined : { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const placeOf = (id: CallId | VisitId): string[] => {
  const { method, path } = { ...routes, ...visits }[id];
  return ['paths', path, method];
};

function resolve(at: string[]): string[] | undefined {
  const value = valueAt(at);
  if (!value) return undefined;
  const reference = value.$ref;
  return typeof reference === 'string' ? reference.slice(2).split('/') : at;
}

const follow = <T>(reference: string): T => valueAt(reference.slice(2).split('/').map(unescaped)) as T;
const followed = <T>(value: unknown): T => {
  const { $ref } = Object(value);
  return typeof $ref === 'string' ? follow($ref) : (value as T);
};

// The contract contains only records on the paths that are looked up here.
const valueAt = (at: string[]): Record<string, unknown> | undefined =>
  at.reduce((value, key) => value?.[key], contract);

const unescaped = (key: string): string => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

const pointer = (at: string[]): string =>
  `#/${at.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/**
 * Checks an exchange against the contract. Returns one line per violation: call, status and what is wrong.
 *
 * An invalid request is accepted if it is refused. A browser hides `Set-Cookie`, so the header is not checked there.
 */
export function checkExchange(
  { method, url, sent, status, headers, text }: Exchange,
  place: 'node' | 'browser' = 'node',
) {
  const address = new URL(url);
  const id = callAt(method, address.pathname);
  if (id === undefined) return [`${method} ${address.pathname} is no call of the contract`];
  const ofCall = status < 400 ? requestViolations(id, { url: address, text: sent }) : [];
  const ofAnswer = contractViolations(id, { status, headers: new Headers(headers), text });
  return [...ofCall, ...ofAnswer.filter((violation) => place === 'node' || !isOfCookie(violation))].map(
    ({ expected, got }) => `${id} ${status}: expected ${expected}, got ${got}`,
  );
}

const isOfCookie = ({ expected }: Violation): boolean => expected.startsWith('the header Set-Cookie');
