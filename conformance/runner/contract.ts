import { contractDocument } from '../../mocks/contract/document.ts';
import type { CallId, VisitId } from '../../mocks/documented.ts';
import { requests } from '../../mocks/replies.ts';
import { routes, visits } from '../../mocks/routes.gen.ts';
import { callIds } from '../../mocks/routes.ts';

interface Operation {
  parameters?: (Parameter & { $ref?: string })[];
  security?: Record<string, unknown>[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  example?: string;
  schema?: { $ref?: string };
}

/** A call, a page or a link of the contract. */
export type OperationId = CallId | VisitId;

export const routeOf = (id: OperationId) => ({ ...routes, ...visits })[id];

export const isCall = (id: OperationId): id is CallId => Object.hasOwn(routes, id);

/** Whether an operation only reads. */
export const isRead = (id: OperationId): boolean => routeOf(id).method === 'get';

/** An operation as the contract describes it. */
export function operation(id: OperationId): Operation {
  const { path, method } = routeOf(id);
  return contractDocument.paths[path][method];
}

export function parametersOf(id: OperationId): Parameter[] {
  const shared: NonNullable<Operation['parameters']> = contractDocument.paths[routeOf(id).path].parameters ?? [];
  return [...shared, ...(operation(id).parameters ?? [])].map(followed);
}

/** Whether a call takes a parameter, such as a bot check's token. */
export const takes = (id: OperationId, parameter: string): boolean =>
  parametersOf(id).some(({ name }) => name === parameter);

export const callsWith = (parameter: string): CallId[] => callIds.filter((id) => takes(id, parameter));

/** Whether an operation is about a reader's own data and needs a session, if it has no link's token. */
export const isOwn = (id: OperationId): boolean =>
  operation(id).security?.some((needed) => Object.keys(needed).join() === 'session') === true;

export const ownCalls: CallId[] = callIds.filter(isOwn);

/** Whether a mailed link's token authorizes an operation without a session. */
export const opensByLink = (id: OperationId): boolean =>
  operation(id).security?.some((needed) => Object.keys(needed).join() === 'linkToken') === true;

interface Example {
  path: Record<string, string>;
  query: Record<string, string>;
  body?: object;
}

/** The first example of a request, with the examples of the parameters that it needs. */
export function exampleOf(id: OperationId): Example {
  const needed = parametersOf(id).filter(({ required }) => required);
  const inThe = (place: Parameter['in']) =>
    Object.fromEntries(needed.filter((one) => one.in === place).map(({ name, example = '' }) => [name, example]));
  const bodies: Partial<Record<OperationId, Record<string, { body: object }>>> = requests;
  const [first] = Object.values(bodies[id] ?? {});
  return { path: inThe('path'), query: inThe('query'), ...(first && { body: first.body }) };
}

/** Follows a reference of the contract. */
export function followed<T extends object>(value: T & { $ref?: string }): T {
  if (value.$ref === undefined) return value;
  // Only records are read from the contract here.
  return followed(
    value.$ref
      .slice(2)
      .split('/')
      .reduce((held, key) => held[key], contractDocument) as T,
  );
}
