import { contractDocument } from '#mocks/contract/document.ts';
import type { CallId } from '#mocks/documented.ts';
import { routes } from '#mocks/routes.gen.ts';
import type { Schema } from '../contract/document.ts';

/** A text of a call's body that a reader writes freely. */
export interface TextField {
  /** Where it stands in the body. */
  path: string[];
  maxLength: number;
}

/** Every text of a call's body that may hold any letters, by the schema of the contract. */
export function textsOf(call: CallId): TextField[] {
  const { method, path } = routes[call];
  const operation = contractDocument.paths[path][method];
  const body = followed<{ content: Record<string, { schema: Schema }> }>(operation.requestBody ?? {});
  return textsIn(body.content?.['application/json']?.schema ?? {}, []);
}

function textsIn(schema: Schema, path: string[]): TextField[] {
  const { type, properties = {}, pattern, format, const: only, enum: values, maxLength } = followed<Schema>(schema);
  if (type === 'object')
    return Object.entries(properties).flatMap(([name, property]) => textsIn(property, [...path, name]));
  const isFree = type === 'string' && maxLength !== undefined;
  return isFree && ![pattern, format, only, values].some((each) => each !== undefined) ? [{ path, maxLength }] : [];
}

/** What a reference of the contract leads to. */
function followed<T extends object>(value: T & { $ref?: string }): T {
  if (value.$ref === undefined) return value;
  // The contract is a tree of records as far as it is looked into here.
  return followed(
    value.$ref
      .slice(2)
      .split('/')
      .reduce((held, key) => held[key], contractDocument) as T,
  );
}

/** A body with another text at one place. */
export function withText(body: object, [key = '', ...rest]: string[], text: string): object {
  const held: unknown = (body as Record<string, unknown>)[key];
  return { ...body, [key]: rest.length === 0 ? text : withText(Object(held), rest, text) };
}

/** The text at a place of a body; nothing where there is none. */
export const textAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((held, key) => Object(held)[key], body);
