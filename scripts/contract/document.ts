import { contractDocument } from '#mocks/contract/document.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Schema {
  $ref?: string;
  description?: string;
  type?: 'string' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
  const?: Json;
  enum?: Json[];
  default?: Json;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minProperties?: number;
  propertyNames?: Schema;
  additionalProperties?: Schema;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  /** Invalid parts are dropped and the rest is kept. False exempts a property of such an object. */
  'x-forgiving'?: boolean;
  /** Replaces an invalid value instead of the default. */
  'x-fallback'?: Json;
  /** Describes a pattern to the developer of a host page. */
  'x-expected'?: string;
}

export interface Example {
  operationId: string;
  kind: 'request' | 'reply' | 'page';
  place: string;
  name: string;
  summary: string;
  /** The status of a reply or page; undefined for a request. */
  status?: number;
  headers: Record<string, string>;
  body: Json;
  schema: Schema;
}

/** An operation of the contract: a call, an HTML page, or a link that always redirects. */
export interface Operation {
  operationId: string;
  tag: string;
  path: string;
  method: string;
  kind: 'call' | 'page' | 'link';
  redirects: { status: number; headers: Record<string, string> }[];
}

export interface Contract {
  document: Json;
  operations: Operation[];
  examples: Example[];
  schemas: Record<string, Schema>;
}

interface Ref {
  $ref?: string;
}
interface MediaType {
  schema: Schema;
  examples?: Record<string, Ref & { summary: string; value: Json }>;
}
interface Body extends Ref {
  content?: Record<string, MediaType>;
  headers?: Record<string, Ref & { schema: Schema; example?: Json; required?: boolean }>;
}
interface OperationObject {
  operationId: string;
  tags?: string[];
  requestBody?: Body;
  responses: Record<string, Body>;
}
interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
}

const JSON_TYPE = 'application/json';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Reads a contract, by default ours. Throws, with the place, if a JSON body has no named example or a name is not
 * unique.
 */
export function readContract(document: Json = contractDocument): Contract {
  const { paths, components } = document as unknown as OpenApi; // types only the parts used here
  const operations: Operation[] = [];
  const examples: Example[] = [];
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item).filter(([key]) => METHODS.includes(key))) {
      const { operationId, tags: [tag = ''] = [] } = operation;
      const kind = kindOf(operation);
      const place = `#/paths/${pointer(path)}/${method}`;
      operations.push({ operationId, tag, path, method, kind, redirects: redirectsOf(document, operation, place) });
      examples.push(...namedExamples(document, operation, place, kind === 'page'));
    }
  }
  return { document, operations, examples, schemas: components.schemas };
}

function follow<T>(document: unknown, node: T & Ref): T {
  if (node.$ref === undefined) return node;
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => Object(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  if (found === undefined) throw new Error(`${node.$ref} points at nothing.`);
  // A reference may only stand for its target's type.
  return follow(document, found as T & Ref);
}

interface Parameter extends Ref {
  name: string;
  in: string;
  style?: string;
  explode?: boolean;
  example?: string;
}

export function parametersOf({ document }: Pick<Contract, 'document'>, { path, method }: Operation): Parameter[] {
  const item = Object(document).paths[path];
  const parameters: Parameter[] = [...(item.parameters ?? []), ...(item[method].parameters ?? [])];
  return parameters.map((parameter) => follow(document, parameter));
}

export const addressOf = (contract: Pick<Contract, 'document'>, operation: Operation): string =>
  parametersOf(contract, operation).reduce(
    (path, { name, example = '' }) => path.replace(`{${name}}`, example),
    operation.path,
  );

function namedExamples(document: unknown, operation: OperationObject, place: string, isPage: boolean): Example[] {
  const { operationId } = operation;
  const replies = Object.entries(operation.responses).flatMap(([status, response]) =>
    examplesIn(document, response, `${place}/responses/${status}`).map(
      (example): Example => ({
        ...example,
        operationId,
        kind: isPage ? 'page' : 'reply',
        status: statusOf(status, example.place),
      }),
    ),
  );
  const twice = replies.find(({ name }, at) => replies.findIndex((other) => other.name === name) < at);
  if (twice) throw new Error(`${twice.place}: ${operationId} has another example named ${twice.name}.`);
  const requests = operation.requestBody
    ? examplesIn(document, operation.requestBody, `${place}/requestBody`).map(
        (example): Example => ({ ...example, operationId, kind: 'request' }),
      )
    : [];
  return [...requests, ...replies];
}

function kindOf({ responses }: OperationObject): Operation['kind'] {
  const success = responses['200'];
  if (!success) return 'link';
  return success.content?.['text/html'] ? 'page' : 'call';
}

function redirectsOf(document: unknown, { responses }: OperationObject, place: string): Operation['redirects'] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('3'))
    .map(([status, response]) => ({
      status: statusOf(status, place),
      headers: headersOf(document, follow(document, response), `${place}/responses/${status}`),
    }));
}

function examplesIn(document: unknown, node: Body, place: string): Omit<Example, 'operationId' | 'kind'>[] {
  const body = follow(document, node);
  const media = body.content?.[JSON_TYPE];
  if (!media) return [];
  const at = `${place}/content/${pointer(JSON_TYPE)}`;
  const named = Object.entries(media.examples ?? {});
  if (named.length === 0) throw new Error(`${at} has no named example.`);
  const headers = headersOf(document, body, place);
  return named.map(([name, reference]) => {
    const { summary, value } = follow(document, reference);
    return { place: `${at}/examples/${name}`, name, summary, headers, body: value, schema: media.schema };
  });
}

/** The headers that every response has; examples omit optional ones. */
function headersOf(document: unknown, body: Body, place: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body.headers ?? {}).flatMap(([name, reference]) => {
      const { schema, example = schema.const, required } = follow(document, reference);
      if (required === false) return [];
      if (example === undefined) throw new Error(`${place}/headers/${name} has neither a const nor an example.`);
      return [[name, String(example)]];
    }),
  );
}

function statusOf(status: string, place: string): number {
  if (!/^[1-5]\d\d$/.test(status)) throw new Error(`${place}: ${status} is not a single status.`);
  return Number(status);
}

const pointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
