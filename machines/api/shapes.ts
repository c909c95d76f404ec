/**
 * Checks a value: returns a copy with the fields the contract knows, or undefined if it is invalid. With a trace it
 * collects every problem; without one it stops at the first.
 */
export type Schema<Output> = (value: unknown, trace?: Trace) => Output | undefined;

/**
 * Collects problems while a schema runs, for `page-data-problems.ts` to put into words. Used only after a failure and
 * in development.
 */
export interface Trace {
  /**
   * Returns the trace of a part. `isSpared`: the rest stays valid without it. `isData`: the key is data, not a name in
   * the contract.
   */
  at: (key: string | number, isSpared?: boolean, isData?: boolean) => Trace;
  /** Records an invalid value and returns undefined, so that a schema can return the call. */
  wrong: (value: unknown, ...expected: Expected) => undefined;
  orNull: () => Trace;
  /** Records the fields that the contract has in an object. */
  reads: (value: object, fields: readonly { key: string; schema: Schema<unknown> }[]) => void;
  options: (count: number) => Trace[];
  /** Keeps the findings of the option that passed, or of the closest if none did (-1). */
  choose: (options: Trace[], passed: number) => void;
}

/** What a schema expected of an invalid value: its kind, then its bounds, pattern or allowed values. */
export type Expected =
  | ['text', min: number, max: number, pattern?: RegExp]
  | ['matching', pattern: RegExp]
  | ['day']
  | ['whole', min: number, max: number]
  | ['choice', values: (string | boolean)[]]
  | ['flag']
  | ['list', min: number, max: number]
  | ['object', min: number]
  | ['key'];

export type OutputOf<Checked> = Checked extends Schema<infer Output> ? Output : never;

/** Returns the output of a schema. Throws a `TypeError` if the value is invalid. */
export function parse<Output>(schema: Schema<Output>, value: unknown): Output {
  const output = schema(value);
  if (output === undefined) throw new TypeError('The value is not what its schema says.');
  return output;
}

/** Text of `min` to `max` code points, as the contract counts, that matches an optional pattern. */
// @__NO_SIDE_EFFECTS__
export const text =
  (min: number, max: number, pattern?: RegExp): Schema<string> =>
  (value, trace) =>
    typeof value === 'string' && hasLength(value, min, max) && (pattern?.test(value) ?? true)
      ? value
      : trace?.wrong(value, 'text', min, max, pattern);

// @__NO_SIDE_EFFECTS__
export const matching =
  (pattern: RegExp): Schema<string> =>
  (value, trace) =>
    typeof value === 'string' && pattern.test(value) ? value : trace?.wrong(value, 'matching', pattern);

/** An ISO date that exists in the calendar. */
// @__NO_SIDE_EFFECTS__
export const day = (): Schema<string> => (value, trace) => {
  const [whole, year, month, day] = (typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)) || [];
  return Number(day) > 0 && Number(day) <= daysIn(Number(year), Number(month)) ? whole : trace?.wrong(value, 'day');
};

/** A safe integer from `min` to `max`. */
// @__NO_SIDE_EFFECTS__
export const whole =
  (min: number, max: number): Schema<number> =>
  (value, trace) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? value
      : trace?.wrong(value, 'whole', min, max);

// @__NO_SIDE_EFFECTS__
export const choice =
  <const Value extends string | boolean>(...values: Value[]): Schema<Value> =>
  (value, trace) =>
    values.find((one) => one === value) ?? trace?.wrong(value, 'choice', values);

export const flag: Schema<boolean> = (value, trace) =>
  typeof value === 'boolean' ? value : trace?.wrong(value, 'flag');

// @__NO_SIDE_EFFECTS__
export const nullable =
  <Output>(schema: Schema<Output>): Schema<Output | null> =>
  (value, trace) =>
    value === null ? null : schema(value, trace?.orNull());

/** The schema's value, or `fallback` if it is undefined. */
// @__NO_SIDE_EFFECTS__
export const defaulted =
  <Output>(schema: Schema<Output>, fallback: Output): Schema<Output> =>
  (value, trace) =>
    value === undefined ? fallback : schema(value, trace);

/** The schema's value, or `fallback` if it is invalid; undefined if it is absent. */
// @__NO_SIDE_EFFECTS__
export const corrected =
  <Output>(schema: Schema<Output>, fallback: Output): Schema<Output> =>
  (value, trace) =>
    value === undefined ? undefined : (schema(value, trace) ?? fallback);

/** The output of the first schema that accepts the value. */
// @__NO_SIDE_EFFECTS__
export const union =
  <Options extends Schema<unknown>[]>(...schemas: Options): Schema<OutputOf<Options[number]>> =>
  (value, trace) => {
    const traces = trace?.options(schemas.length);
    const outputs = schemas.map((schema, at) => schema(value, traces?.[at]));
    const passed = outputs.findIndex((output) => output !== undefined);
    if (traces) trace?.choose(traces, passed);
    // TypeScript cannot tie the output to its option.
    return outputs[passed] as OutputOf<Options[number]> | undefined;
  };

/** A list of `min` to `max` items. One invalid item makes it invalid. */
// @__NO_SIDE_EFFECTS__
export const list =
  <Item>(schema: Schema<Item>, min: number, max: number): Schema<Item[]> =>
  (value, trace) =>
    Array.isArray(value) && value.length >= min && value.length <= max
      ? everyOne(value.map((item, at) => schema(item, trace?.at(at))))
      : trace?.wrong(value, 'list', min, max);

/** A list that drops invalid items and those beyond `max`. */
// @__NO_SIDE_EFFECTS__
export const forgivingList =
  <Item>(schema: Schema<Item>, min: number, max: number): Schema<Item[]> =>
  (value, trace) => {
    const kept = Array.isArray(value)
      ? value.map((item, at) => schema(item, trace?.at(at, true))).filter((item) => item !== undefined)
      : undefined;
    if (!kept || kept.length < min) return trace?.wrong(value, 'list', min, max);
    if (kept.length > max) trace?.at('', true).wrong(value, 'list', min, max);
    return kept.slice(0, max);
  };

type Fields = Record<string, Schema<unknown>>;
type Read<Required extends Fields, Optional extends Fields> = { [Key in keyof Required]: OutputOf<Required[Key]> } & {
  [Key in keyof Optional]?: OutputOf<Optional[Key]>;
};

/** An object of at least `min` properties, known or not. Keeps the known ones. */
// @__NO_SIDE_EFFECTS__
export const object = <Required extends Fields, Optional extends Fields = Record<never, never>>(
  required: Required,
  optional?: Optional,
  min?: number,
): Schema<Read<Required, Optional>> => keyed(required, optional, {}, min);

/** An object that ignores invalid properties if they are spared. */
// @__NO_SIDE_EFFECTS__
export const forgiving = <
  Required extends Fields,
  Spared extends Fields,
  Optional extends Fields = Record<never, never>,
>(
  required: Required,
  spared: Spared,
  optional?: Optional,
): Schema<Read<Required, Spared & Optional>> =>
  keyed<Required, Spared & Optional>(required, { ...spared, ...optional } as Spared & Optional, spared);

function keyed<Required extends Fields, Optional extends Fields>(
  required: Required,
  optional: Optional | undefined,
  spared: Fields,
  min = 0,
): Schema<Read<Required, Optional>> {
  // Listed on first use: a page has many schemas, with hundreds of shared objects.
  let fields: Field[] | undefined;
  return (value, trace) => {
    if (!isKeyed(value, min)) return trace?.wrong(value, 'object', min);
    fields ??= fieldsOf(required, { ...required, ...optional }, spared);
    // Every required key was read, and every given optional key that is not spared.
    return readFields(fields, value, trace) as Read<Required, Optional> | undefined;
  };
}

function readFields(fields: Field[], from: Record<string, unknown>, trace?: Trace) {
  const output: Record<string, unknown> = {};
  let passes = true;
  trace?.reads(from, fields);
  for (const field of fields) {
    const read = readField(field, from, trace);
    if (read === REFUSED) passes = false;
    else if (read !== undefined) output[field.key] = read;
    if (!(passes || trace)) return undefined;
  }
  return passes ? output : undefined;
}

interface Field {
  key: string;
  schema: Schema<unknown>;
  isRequired: boolean;
  isSpared: boolean;
}

const fieldsOf = (required: Fields, all: Fields, spared: Fields): Field[] =>
  Object.entries(all).map(([key, schema]) => ({ key, schema, isRequired: key in required, isSpared: key in spared }));

const REFUSED = Symbol();

function readField({ key, schema, isRequired, isSpared }: Field, from: Record<string, unknown>, trace?: Trace) {
  const given = Object.hasOwn(from, key) ? from[key] : undefined;
  if (given === undefined && !isRequired) return schema(undefined);
  const read = schema(given, trace?.at(key, isSpared));
  if (read !== undefined) return read;
  return isSpared ? schema(undefined) : REFUSED;
}

/** An object of at least `min` properties whose keys are data. Drops keys of `Object.prototype`. */
// @__NO_SIDE_EFFECTS__
export const record =
  <Value>(keys: Schema<string>, values: Schema<Value>, min = 0): Schema<Record<string, Value>> =>
  (value, trace) => {
    if (!isKeyed(value, min)) return trace?.wrong(value, 'object', min);
    const entries = Object.entries(value).map(([key, given]) => [key, entry(keys, values, key, given, trace)] as const);
    return entries.some(([, read]) => read === undefined) ? undefined : withoutInherited(entries);
  };

/** A record that drops invalid entries. */
// @__NO_SIDE_EFFECTS__
export const forgivingRecord =
  <Value>(keys: Schema<string>, values: Schema<Value>): Schema<Record<string, Value>> =>
  (value, trace) => {
    if (!isKeyed(value, 0)) return trace?.wrong(value, 'object', 0);
    const spared = trace?.at('', true);
    return withoutInherited(
      Object.entries(value).map(([key, given]) => [key, entry(keys, values, key, given, spared)] as const),
    );
  };

const entry = <Value>(
  keys: Schema<string>,
  values: Schema<Value>,
  key: string,
  given: unknown,
  trace: Trace | undefined,
): Value | undefined =>
  keys(key) === undefined ? trace?.wrong(key, 'key') : values(given, trace?.at(key, false, true));

function withoutInherited<Value>(entries: (readonly [string, Value | undefined])[]): Record<string, Value> {
  const output: Record<string, Value> = {};
  for (const [key, read] of entries) if (read !== undefined && !(key in Object.prototype)) output[key] = read;
  return output;
}

const isKeyed = (value: unknown, min: number): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length >= min;

const everyOne = <Output>(outputs: (Output | undefined)[]): Output[] | undefined =>
  outputs.includes(undefined) ? undefined : (outputs as Output[]);

/** Counts only if it must: a code point has one or two UTF-16 units. */
function hasLength(value: string, min: number, max: number): boolean {
  const units = value.length;
  const length = units > max || units < 2 * min ? [...value].length : units;
  return length >= min && length <= max;
}

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
