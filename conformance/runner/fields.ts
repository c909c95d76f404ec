import type { CallId } from '../../mocks/documented.ts';
import { followed, operation } from './contract.ts';

/** The parts of a schema that say which texts it takes. */
interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  pattern?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  maxLength?: number;
}

export interface TextField {
  path: string[];
  maxLength: number;
}

export function textsOf(call: CallId): TextField[] {
  const body = followed<{ content?: Record<string, { schema: Schema }> }>(operation(call).requestBody ?? {});
  return textsIn(body.content?.['application/json']?.schema ?? {}, []);
}

function textsIn(schema: Schema, path: string[]): TextField[] {
  const { type, properties = {}, pattern, format, const: only, enum: values, maxLength } = followed<Schema>(schema);
  if (type === 'object')
    return Object.entries(properties).flatMap(([name, property]) => textsIn(property, [...path, name]));
  const isFree = type === 'string' && maxLength !== undefined;
  return isFree && ![pattern, format, only, values].some((each) => each !== undefined) ? [{ path, maxLength }] : [];
}

export function withText(body: object, [key = '', ...rest]: string[], text: string): object {
  const held: unknown = (body as Record<string, unknown>)[key];
  return { ...body, [key]: rest.length === 0 ? text : withText(Object(held), rest, text) };
}

/** Returns the text at a path of a body; undefined if it is missing. */
export const textAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((held, key) => Object(held)[key], body);
