import type { Json, Schema } from '../../scripts/contract/document.ts';

type Path = (string | number)[];

export interface RequiredField {
  path: Path;
  kinds: Set<Kind>;
}

type Kind = 'null' | 'boolean' | 'number' | 'string' | 'list' | 'object';

/** Every required field in a body, at any depth. */
export function requiredFields(
  schemas: Record<string, Schema>,
  schema: Schema,
  body: Json,
  path: Path = [],
): RequiredField[] {
  const options = optionsOf(schemas, schema).filter((option) => holds(schemas, option, body));
  return options.flatMap(({ items, properties = {}, required = [], additionalProperties }) => {
    if (Array.isArray(body))
      return body.flatMap((item, at) => requiredFields(schemas, items ?? {}, item, [...path, at]));
    if (!isObject(body)) return [];
    return Object.entries(body).flatMap(([key, value]) => {
      const inner = properties[key] ?? additionalProperties ?? {};
      const field = { path: [...path, key], kinds: new Set(optionsOf(schemas, inner).map(kindOf)) };
      return [...(required.includes(key) ? [field] : []), ...requiredFields(schemas, inner, value, field.path)];
    });
  });
}

/** The body without a field, and with each kind of value that is not allowed there. */
export function mutants(body: Json, { path, kinds }: RequiredField): { what: string; body: Json }[] {
  const others = Object.entries(SAMPLES).filter(([kind]) => !kinds.has(kind as Kind));
  return [
    { what: `${path.join('.')} left out`, body: changed(body, path, undefined) },
    ...others.map(([kind, value]) => ({ what: `${path.join('.')} of kind ${kind}`, body: changed(body, path, value) })),
  ];
}

/** Replaces the value at the place with this number (wraps around). */
export function replaced(body: Json, at: number, value: Json): Json {
  const paths = placesIn(body);
  return changed(body, paths[at % paths.length] ?? [], value);
}

/** Adds or replaces a key in the object with this number (wraps around). */
export function added(body: Json, at: number, key: string, value: Json): Json {
  const objects = placesIn(body).filter((path) => isObject(path.reduce<Json | undefined>(step, body)));
  return changed(body, [...(objects[at % objects.length] ?? []), key], value);
}

/** The places of texts in a body, one for all items of a list. */
export const placesOfTexts = (body: Json): Path[] =>
  firstOfEach(
    placesIn(body).filter((path) => typeof path.reduce<Json | undefined>(step, body) === 'string'),
    (path) => path,
  );

/** Keeps the first of the places that differ only in list indexes. */
export function firstOfEach<Place>(places: Place[], pathOf: (place: Place) => Path): Place[] {
  const known = new Set<string>();
  return places.filter((place) => {
    const path = pathOf(place).map((key) => (typeof key === 'number' ? '*' : key));
    return known.size < known.add(path.join('.')).size;
  });
}

const SAMPLES: Record<Kind, Json> = { null: null, boolean: true, number: 7, string: 'seven', list: [], object: {} };

export function changed(body: Json, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  const inner = step(body, key);
  const next = rest.length > 0 && inner !== undefined ? changed(inner, rest, value) : value;
  if (Array.isArray(body)) return body.map((item, at) => (at === key ? (next ?? null) : item));
  const kept = Object.entries(isObject(body) ? body : {}).filter(([other]) => other !== key);
  return Object.fromEntries(next === undefined ? kept : [...kept, [key, next]]);
}

export function placesIn(body: Json, path: Path = []): Path[] {
  if (Array.isArray(body)) return [path, ...body.flatMap((item, at) => placesIn(item, [...path, at]))];
  if (!isObject(body)) return [path];
  return [path, ...Object.entries(body).flatMap(([key, value]) => placesIn(value, [...path, key]))];
}

function step(at: Json | undefined, key: string | number): Json | undefined {
  if (Array.isArray(at)) return at[Number(key)];
  return isObject(at) ? at[key] : undefined;
}

function optionsOf(schemas: Record<string, Schema>, schema: Schema): Schema[] {
  if (schema.$ref) return optionsOf(schemas, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return schema.oneOf ? schema.oneOf.flatMap((option) => optionsOf(schemas, option)) : [schema];
}

/** Whether a body matches a union's option: its kind and its discriminating consts. */
function holds(schemas: Record<string, Schema>, option: Schema, body: Json): boolean {
  const kind = isObject(body) ? 'object' : Array.isArray(body) ? 'list' : body === null ? 'null' : typeof body;
  if (kindOf(option) !== kind) return false;
  return Object.entries(option.properties ?? {}).every(([key, property]) => {
    const [only] = optionsOf(schemas, property);
    return only?.const === undefined || step(body, key) === only.const;
  });
}

function kindOf({ type, const: only }: Schema): Kind {
  if (type === undefined) return typeof only as Kind; // an untyped schema is a const, of a string in the contract
  return type === 'integer' ? 'number' : type === 'array' ? 'list' : type;
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
