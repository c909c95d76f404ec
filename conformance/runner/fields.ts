import type { CallId } from '../../mocks/documented.ts';
import { followed, operation } from './contract.ts';

/** The parts of a schema that say which values it takes. */
interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  pattern?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

export type Path = readonly (string | number)[];

/** A field of a body, with its schema. */
export interface Field {
  path: Path;
  schema: Schema;
  isRequired: boolean;
}

/** The fields of a call's body: of its objects, of the options that a body chose, and of the items of its lists. */
export function fieldsOf(call: CallId, body?: object): Field[] {
  const { content } = followed<{ content?: Record<string, { schema: Schema }> }>(operation(call).requestBody ?? {});
  return fieldsIn(content?.['application/json']?.schema ?? {}, body, []);
}

function fieldsIn(given: Schema, value: unknown, path: Path): Field[] {
  const { properties = {}, required = [], items } = chosen(followed(given), value);
  const listed = items && Array.isArray(value) ? value.map((_, at) => [at, items] as const) : [];
  return [...Object.entries(properties), ...listed].flatMap(([name, schema]) => {
    const at = [...path, name];
    const isRequired = typeof name === 'string' && required.includes(name);
    return [{ path: at, schema: followed(schema), isRequired }, ...fieldsIn(schema, fieldAt(value, [name]), at)];
  });
}

/** The option that a value is meant to be, by the field that tells the options apart. */
function chosen(schema: Schema, value: unknown): Schema {
  const isMeant = ({ properties = {} }: Schema) =>
    Object.entries(properties).some(([name, { const: only }]) => only !== undefined && only === Object(value)[name]);
  return schema.oneOf?.map((option) => followed(option)).find(isMeant) ?? schema;
}

export interface TextField {
  path: Path;
  maxLength: number;
}

/** The fields of a call's body for texts of any letters. */
export const textsOf = (call: CallId, body?: object): TextField[] =>
  fieldsOf(call, body).flatMap(({ path, schema }) => {
    const { pattern, maxLength } = schema;
    const isOpen = pattern === undefined || new RegExp(pattern, 'u').test('É 😀');
    return maxLength !== undefined && isOpen && isFree({ ...schema, pattern: undefined }) ? [{ path, maxLength }] : [];
  });

const isFree = ({ type, pattern, format, const: only, enum: values }: Schema): boolean =>
  type === 'string' && [pattern, format, only, values].every((each) => each === undefined);

/** Stands for a field that is left out. */
export const LEFT_OUT = Symbol('left out');

/** The body with another value at a path. */
export function withValue<Body extends object>(body: Body, [key = '', ...rest]: Path, value: unknown): Body {
  const copy = (Array.isArray(body) ? [...body] : { ...body }) as Record<string | number, unknown>; // any own key
  if (rest.length > 0) copy[key] = withValue(Object(copy[key]), rest, value);
  else if (value === LEFT_OUT) delete copy[key];
  else copy[key] = value;
  return copy as Body; // the same with another value
}

/** Returns the value at a path of a body; undefined if it is missing. */
export const fieldAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => Object(held)[key], body);

/** A value that a field's schema refuses. */
export interface Invalid {
  field: Field;
  what: string;
  value: unknown;
  /** Whether a reader can type it, so that the refusal names the field. */
  isTyped: boolean;
}

/**
 * The invalid values of the fields that a body has or could have. Omits what the contract lets a server accept: null
 * for a missing field, nothing for an empty text or list, digits for a number, and what it checks again on its own.
 */
export const invalidIn = (call: CallId, body: object): Invalid[] =>
  fieldsOf(call, body)
    .filter(({ path }) => !DERIVED.has(path.at(-1)) && typeof fieldAt(body, path.slice(0, -1)) === 'object')
    .flatMap((field) =>
      invalidValues(field, fieldAt(body, field.path)).map(([what, value]) => ({
        field,
        what,
        value,
        isTyped: typeof value === 'string' && (isFree(field.schema) || field.schema.format === 'email'),
      })),
    );

/** The name of a country follows from its code, and a path to return to is checked again before it is used. */
const DERIVED = new Set<unknown>(['country_name', 'path']);

type Case = [isInvalid: boolean, what: string, value: unknown];

function invalidValues({ path, schema, isRequired }: Field, held: unknown): [what: string, value: unknown][] {
  const { type, minLength } = schema;
  const isNeeded = isRequired && type !== 'array' && (minLength !== undefined || !isFree(schema));
  const isText = type === 'string' || isListed(schema);
  const cases: Case[] = [
    [isNeeded, 'left out', LEFT_OUT],
    [isNeeded && type !== undefined, 'null', null],
    [isText, 'a number', 7],
    [isText || (type !== undefined && type !== 'boolean'), 'true', true],
    [type !== undefined && !isText, 'a text', 'conformance'],
    [type !== undefined && type !== 'array', 'a list', ['conformance']],
    [type !== undefined && type !== 'object', 'an object', { conformance: 1 }],
    ...(isText ? invalidTexts(schema, String(held), path.at(-1) === 'name') : []),
    ...(type === 'integer' ? invalidNumbers(schema, Number(held) || 1) : []),
    ...(Array.isArray(held) && held.length > 0 ? [tooLong(schema, held)] : []),
  ];
  return cases.flatMap(([isInvalid, what, value]) => (isInvalid ? [[what, value]] : []));
}

const isListed = ({ enum: values, const: only }: Schema): boolean =>
  values !== undefined || (only !== undefined && only !== true);

function invalidTexts(schema: Schema, held: string, isName: boolean): Case[] {
  const { pattern, format, minLength = 0, maxLength = 0 } = schema;
  const breaks = (text: string) => pattern !== undefined && !new RegExp(pattern, 'u').test(text);
  return [
    [isListed(schema), 'not one of its values', 'conformance'],
    [isListed(schema) && /[a-z]/.test(held), 'in capitals', held.toUpperCase()],
    [minLength > 0 || breaks(''), 'empty', ''],
    [isName && isFree(schema), 'blank', ' \t '],
    [breaks(`${held} x`), 'of two words', `${held} x`],
    [format === 'email', 'without an @', 'conformance'],
    [format === 'date', 'an impossible day', '2027-02-30'],
    [format === 'uuid', 'no UUID', 'conformance'],
    [maxLength > 0, 'one character too long', 'a'.repeat(maxLength + 1)],
    [maxLength > 0 && isFree(schema), 'one emoji too long', '😀'.repeat(maxLength + 1)],
  ];
}

const invalidNumbers = ({ minimum = 0, maximum = 0 }: Schema, held: number): Case[] => [
  [true, 'below its minimum', minimum - 1],
  [true, 'negative', -held],
  [minimum > 0, 'zero', 0],
  [true, 'above its maximum', maximum + 1],
  [true, 'huge', 1e300],
  [true, 'a fraction', held + 0.5],
];

const tooLong = ({ maxItems = 0 }: Schema, [first]: unknown[]): Case => [
  maxItems > 0,
  'too long',
  Array(maxItems + 1).fill(first),
];
