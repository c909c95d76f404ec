import { follow, type Json, type Schema } from '../contract/document.ts';

interface Header {
  $ref?: string;
  required?: boolean;
  schema?: Schema;
}
interface Answer {
  $ref?: string;
  headers?: Record<string, Header>;
  content?: Record<string, { schema?: Schema }>;
}
type Item = Record<string, { responses?: Record<string, Answer> }>;

export interface Legible {
  paths?: Record<string, Item>;
  webhooks?: Record<string, Item>;
  components?: { responses?: Record<string, Answer>; schemas?: Record<string, Schema> };
}

/** Stands in as the pattern of a schema with listed values: oasdiff reads a dropped list as one without values. */
export const LISTED = 'one of its listed values';

const UNLIMITED = Number.MAX_SAFE_INTEGER;
/** How oasdiff prints that number, for a length and for an amount. */
export const UNLIMITED_WORDS = new RegExp(`\`-?${UNLIMITED}(?:\\.00)?\``, 'g');

/**
 * Returns a copy of a contract that expresses everything in terms oasdiff compares: headers as properties of the body,
 * unset limits as very high ones, sizes of lists and maps as lengths, and unsupported keywords as patterns. Drops
 * descriptions and `deprecated`.
 */
export function legible(contract: Json): Legible {
  const limited = rewritten(contract, (key, value) =>
    isSchema(value) ? withLimits(value) : FOR_PEOPLE.has(key) ? undefined : value,
  );
  const document: Legible = rewritten(limited, (_, value) => (isSchema(value) ? nullable(value, limited) : value));
  const items = Object.values({ ...document.paths, ...document.webhooks });
  const holders = [document.components ?? {}, ...items.flatMap((item) => Object.values(item))];
  const answers = holders.flatMap(({ responses }) => Object.values(responses ?? {}));
  for (const answer of answers.filter(({ $ref }) => $ref === undefined)) {
    answer.content = { ...answer.content, headers: { schema: headersOf(document, answer) } };
    delete answer.headers;
  }
  return document;
}

/** Restores the old name of a schema if only its name changed, since oasdiff identifies members of `oneOf` by name. */
export function withOldNames(document: Legible, { components: old }: Legible): Legible {
  const [were, are] = [old?.schemas ?? {}, document.components?.schemas ?? {}];
  const names = Object.entries(are).flatMap(([name, schema]): [string, string][] => {
    const [former] = Object.entries(were).find(
      ([one, was]) => !(one in are) && JSON.stringify(was) === JSON.stringify(schema),
    ) ?? [name];
    return name in were || former === name ? [] : [[name, former]];
  });
  const schemas = { ...are, ...Object.fromEntries(names.map(([name, former]) => [former, are[name]])) };
  const text = JSON.stringify({ ...document, components: { ...document.components, schemas } });
  const prefix = '"#/components/schemas/';
  return JSON.parse(
    names.reduce((all, [name, former]) => all.replaceAll(`${prefix}${name}"`, `${prefix}${former}"`), text),
  );
}

const rewritten = (document: Json, rewrite: (key: string, value: Json) => unknown) =>
  JSON.parse(JSON.stringify(document), rewrite);

const FOR_PEOPLE = new Set(['deprecated', 'description', 'example', 'examples', 'summary', 'title']);

/** A header is in every response unless it is declared optional. */
function headersOf(document: Legible, { headers = {} }: Answer): Schema {
  const all = Object.entries(headers).map(([name, header]) => ({
    name: `header ${name.toLowerCase()}`,
    ...follow(document, header),
  }));
  return {
    type: 'object',
    required: all.filter(({ required }) => required !== false).map(({ name }) => name),
    properties: Object.fromEntries(all.map(({ name, schema = {} }) => [name, schema])),
  };
}

type AnySchema = Omit<Schema, 'type' | 'oneOf'> & {
  type?: string | string[];
  oneOf?: AnySchema[];
  maxProperties?: number;
  uniqueItems?: boolean;
  multipleOf?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

const isSchema = (value: Json | AnySchema): value is AnySchema => {
  const { type, oneOf, $ref } = Object(value);
  return typeof type === 'string' || typeof $ref === 'string' || Array.isArray(type) || Array.isArray(oneOf);
};

function withLimits(schema: AnySchema): AnySchema {
  const { minItems, maxItems, minProperties, maxProperties, uniqueItems, multipleOf, ...others } = schema;
  const { exclusiveMinimum: above, exclusiveMaximum: below, ...rest } = others;
  const { const: only, enum: values = only === undefined ? undefined : [only] } = schema;
  const type = [schema.type].flat().find((name) => name !== 'null');
  const patterns = [
    values && LISTED,
    uniqueItems && 'no item twice',
    multipleOf && `multiples of ${multipleOf}`,
    above !== undefined && `more than ${above}`,
    below !== undefined && `less than ${below}`,
  ];
  const limits: Record<string, AnySchema> = {
    integer: { minimum: -UNLIMITED, maximum: UNLIMITED },
    number: { minimum: -UNLIMITED, maximum: UNLIMITED },
    string: { minLength: 0, maxLength: UNLIMITED },
    array: { minLength: minItems ?? 0, maxLength: maxItems ?? UNLIMITED },
    object: { minLength: minProperties ?? 0, maxLength: maxProperties ?? UNLIMITED },
  };
  const pattern = patterns.filter(Boolean).join(', ') || schema.pattern;
  return { ...limits[type ?? ''], ...rest, pattern, const: undefined, enum: values };
}

function nullable(schema: AnySchema, document: Json): AnySchema {
  const { oneOf = [], ...rest } = schema;
  const only = oneOf.find(({ type }) => type !== 'null');
  if (oneOf.length !== 2 || !only || !oneOf.some(({ type }) => type === 'null')) return schema;
  const { type, ...member } = follow(document, only);
  return type === undefined ? schema : { ...rest, ...member, type: [type, 'null'].flat() };
}
