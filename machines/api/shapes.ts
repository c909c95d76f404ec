/** Checks a value: answers a copy with what the contract knows of it, or undefined where it is not what it should be. */
export type Schema<Output> = (value: unknown) => Output | undefined;

/** What a schema answers for a value that passes. */
export type OutputOf<Checked> = Checked extends Schema<infer Output> ? Output : never;

/** The value as its schema answers it; throws where it does not pass. */
export function parse<Output>(schema: Schema<Output>, value: unknown): Output {
  const output = schema(value);
  if (output === undefined) throw new TypeError('The value is not what its schema says.');
  return output;
}

/** Text of a length, counted in code points as the contract counts it, and of a pattern. */
// @__NO_SIDE_EFFECTS__
export const text =
  (min: number, max: number, pattern = /(?:)/u): Schema<string> =>
  (value) => {
    if (typeof value !== 'string') return undefined;
    const units = value.length;
    // A code point is one unit or two, so that most texts need no counting.
    const length = units > max || units < 2 * min ? [...value].length : units;
    return length >= min && length <= max && pattern.test(value) ? value : undefined;
  };

/** Text of a pattern that bounds its length. */
// @__NO_SIDE_EFFECTS__
export const matching =
  (pattern: RegExp): Schema<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** A calendar day that exists, as `2026-03-14`. */
// @__NO_SIDE_EFFECTS__
export const day = (): Schema<string> => (value) => {
  const [whole, year, month, day] = (typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)) || [];
  return Number(day) > 0 && Number(day) <= daysIn(Number(year), Number(month)) ? whole : undefined;
};

/** A whole number that a `number` holds exactly, from `min` to `max`. */
// @__NO_SIDE_EFFECTS__
export const whole =
  (min: number, max: number): Schema<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;

/** One of the values, and no other. */
// @__NO_SIDE_EFFECTS__
export const choice =
  <const Value extends string | boolean>(...values: Value[]): Schema<Value> =>
  (value) =>
    values.find((one) => one === value);

/** True or false. */
export const flag: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** What the schema takes, or null. */
// @__NO_SIDE_EFFECTS__
export const nullable =
  <Output>(schema: Schema<Output>): Schema<Output | null> =>
  (value) =>
    value === null ? null : schema(value);

/** What the schema takes; `fallback` where nothing is given. */
// @__NO_SIDE_EFFECTS__
export const defaulted =
  <Output>(schema: Schema<Output>, fallback: Output): Schema<Output> =>
  (value) =>
    value === undefined ? fallback : schema(value);

/** What one of the schemas takes. */
// @__NO_SIDE_EFFECTS__
export const union =
  <Options extends Schema<unknown>[]>(...schemas: Options): Schema<OutputOf<Options[number]>> =>
  (value) =>
    // What one of the options answers is an output of one of them.
    schemas.map((schema) => schema(value)).find((output) => output !== undefined) as
      | OutputOf<Options[number]>
      | undefined;

/** A list of `min` to `max` items. */
// @__NO_SIDE_EFFECTS__
export const list =
  <Item>(schema: Schema<Item>, min: number, max: number): Schema<Item[]> =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= max
      ? everyOne(value.map((item) => schema(item)))
      : undefined;

type Fields = Record<string, Schema<unknown>>;
type Read<Required extends Fields, Optional extends Fields> = { [Key in keyof Required]: OutputOf<Required[Key]> } & {
  [Key in keyof Optional]?: OutputOf<Optional[Key]>;
};

/** An object of `min` properties at least, known or not, of which the known ones are kept. */
// @__NO_SIDE_EFFECTS__
export const object = <Required extends Fields, Optional extends Fields = Record<never, never>>(
  required: Required,
  optional?: Optional,
  min = 0,
): Schema<Read<Required, Optional>> => {
  // Listed when it is first used: a page carries many schemas, and a list holds hundreds of the same objects.
  let fields: [string, Schema<unknown>][] | undefined;
  return (value) => {
    if (!isKeyed(value, min)) return undefined;
    fields ??= Object.entries({ ...required, ...optional });
    const output: Record<string, unknown> = {};
    for (const [key, schema] of fields) {
      const given = Object.hasOwn(value, key) ? value[key] : undefined;
      const read = schema(given);
      if (read !== undefined) output[key] = read;
      else if (given !== undefined || key in required) return undefined;
    }
    // Every required key was read, and every optional one that was given.
    return output as Read<Required, Optional>;
  };
};

/** An object of `min` properties at least, whose keys are data; one that every object has by itself is not kept. */
// @__NO_SIDE_EFFECTS__
export const record =
  <Value>(keys: Schema<string>, values: Schema<Value>, min = 0): Schema<Record<string, Value>> =>
  (value) => {
    if (!isKeyed(value, min)) return undefined;
    const output: Record<string, Value> = {};
    for (const [key, given] of Object.entries(value)) {
      const read = keys(key) === undefined ? undefined : values(given);
      if (read === undefined) return undefined;
      if (!(key in Object.prototype)) output[key] = read;
    }
    return output;
  };

const isKeyed = (value: unknown, min: number): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length >= min;

const everyOne = <Output>(outputs: (Output | undefined)[]): Output[] | undefined =>
  outputs.includes(undefined) ? undefined : (outputs as Output[]); // none of them is undefined

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
