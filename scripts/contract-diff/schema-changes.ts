import type { Json, Schema } from '../contract/document.ts';

/** How a schema differs: it takes less, it takes more, or a property came to be required, optional or unknown. */
export interface Change {
  kind: 'narrowed' | 'widened' | 'required' | 'optional' | 'removed';
  /** The place within the schema, '' for the schema itself. */
  at: string;
  words: string;
}

/** What the references of either contract point at, and who is told of a component that both know by one name. */
export interface Scope {
  before: Record<string, Schema>;
  after: Record<string, Schema>;
  meet: (name: string) => void;
}

/** Compares a schema with what it was; a component that both refer to by one name is met and not entered. */
export function schemaChanges(was: Schema, is: Schema, scope: Scope, at = ''): Change[] {
  if (was.$ref !== undefined && was.$ref === is.$ref) {
    scope.meet(nameOf(was.$ref));
    return [];
  }
  const [before, after] = [targetOf(was, scope.before), targetOf(is, scope.after)];
  const inner = (one: Schema, other: Schema, key: string) =>
    schemaChanges(one, other, scope, at ? `${at}.${key}` : key);
  const shape = shapeOf(after);
  if (shapeOf(before) !== shape) return [{ kind: 'narrowed', at, words: `was ${shapeOf(before)} and is ${shape}` }];
  return [
    ...valueChanges(before, after, at),
    ...BOUNDS.flatMap((bound) => boundChange(bound, before, after, at)),
    ...patternChanges(before, after, at),
    ...propertyChanges(before, after, at, inner),
    ...optionChanges(before, after, at, inner),
    ...(['items', 'additionalProperties', 'propertyNames'] as const).flatMap((key) => {
      const [one, other] = [before[key], after[key]];
      return one && other ? inner(one, other, KEY_WORDS[key]) : [];
    }),
  ];
}

const KEY_WORDS = { items: '*', additionalProperties: '*', propertyNames: 'key' };

/** What a schema is before anything narrows it: another shape is another thing. */
function shapeOf({ oneOf, type, const: constant, enum: values, format }: Schema): string {
  if (oneOf) return 'one of several';
  if (constant !== undefined || values) return 'one of some values';
  return [type ?? 'text', format].filter(Boolean).join(' of format ');
}

function valueChanges(before: Schema, after: Schema, at: string): Change[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return [
    ...missing(was, is).map((value): Change => ({ kind: 'narrowed', at, words: `lost the value ${value}` })),
    ...missing(is, was).map((value): Change => ({ kind: 'widened', at, words: `gained the value ${value}` })),
  ];
}

const valuesOf = ({ const: constant, enum: values }: Schema): string[] =>
  (constant === undefined ? (values ?? []) : [constant]).map((value: Json) => JSON.stringify(value));

const BOUNDS = [
  ...(['minLength', 'minimum', 'minItems', 'minProperties'] as const).map((key) => ({
    key,
    absent: -Infinity,
    less: 1,
  })),
  ...(['maxLength', 'maximum', 'maxItems'] as const).map((key) => ({ key, absent: Infinity, less: -1 })),
];

function boundChange(
  { key, absent, less }: (typeof BOUNDS)[number],
  before: Schema,
  after: Schema,
  at: string,
): Change[] {
  const [was, is] = [before[key] ?? absent, after[key] ?? absent];
  if (was === is) return [];
  const word = (bound: number) => (Number.isFinite(bound) ? String(bound) : 'none');
  const kind = (is - was) * less > 0 ? 'narrowed' : 'widened';
  return [{ kind, at, words: `${key} was ${word(was)} and is ${word(is)}` }];
}

/** Which of two patterns takes more is not known, so another pattern is a narrower one. */
function patternChanges({ pattern: was }: Schema, { pattern: is }: Schema, at: string): Change[] {
  if (was === is) return [];
  const kind = is === undefined ? 'widened' : 'narrowed';
  return [{ kind, at, words: `pattern was ${was ?? 'none'} and is ${is ?? 'none'}` }];
}

type Inner = (before: Schema, after: Schema, key: string) => Change[];

function propertyChanges(before: Schema, after: Schema, at: string, inner: Inner): Change[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const place = (key: string) => (at ? `${at}.${key}` : key);
  const removed = missing(Object.keys(was), Object.keys(is));
  const now = missing(after.required ?? [], before.required ?? []);
  const noMore = missing(before.required ?? [], after.required ?? []).filter((key) => !removed.includes(key));
  return [
    ...removed.map((key): Change => ({ kind: 'removed', at: place(key), words: 'was removed' })),
    ...now.map((key): Change => ({ kind: 'required', at: place(key), words: 'is required now' })),
    ...noMore.map((key): Change => ({ kind: 'optional', at: place(key), words: 'may be missing now' })),
    ...Object.entries(was).flatMap(([key, schema]) => (is[key] ? inner(schema, is[key], key) : [])),
  ];
}

function optionChanges(before: Schema, after: Schema, at: string, inner: Inner): Change[] {
  const [was, is] = [optionsOf(before), optionsOf(after)];
  return [
    ...missing([...was.keys()], [...is.keys()]).map(
      (name): Change => ({ kind: 'narrowed', at, words: `is no ${name} any more` }),
    ),
    ...missing([...is.keys()], [...was.keys()]).map(
      (name): Change => ({ kind: 'widened', at, words: `may be ${name} now` }),
    ),
    ...[...was].flatMap(([name, schema]) => {
      const other = is.get(name);
      return other ? inner(schema, other, `(${name})`) : [];
    }),
  ];
}

/** The options of a `oneOf`, by the component that each refers to, or by its type. */
const optionsOf = ({ oneOf = [] }: Schema): Map<string, Schema> =>
  new Map(oneOf.map((option) => [option.$ref === undefined ? (option.type ?? 'value') : nameOf(option.$ref), option]));

const missing = (some: string[], others: string[]): string[] => some.filter((one) => !others.includes(one));

function targetOf(schema: Schema, schemas: Record<string, Schema>): Schema {
  const target = schema.$ref === undefined ? schema : schemas[nameOf(schema.$ref)];
  if (!target) throw new Error(`${schema.$ref} points at nothing.`);
  return target === schema ? schema : targetOf(target, schemas);
}

const nameOf = (pointer: string): string => pointer.split('/').at(-1) ?? pointer;
