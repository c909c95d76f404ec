export interface MeantSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, MeantSchema | true>;
  additionalProperties?: MeantSchema;
  items?: MeantSchema;
  prefixItems?: MeantSchema[];
  oneOf?: MeantSchema[];
  discriminator?: { propertyName: string };
  [keyword: string]: unknown;
}

/**
 * Narrows a schema to the options that a value was meant to match, by their constant discriminator or by the value's
 * type, so that errors name one option instead of all of them.
 */
export function meantSchema(
  schema: MeantSchema,
  value: unknown,
  follow: (reference: string) => MeantSchema,
): MeantSchema {
  if (schema.$ref !== undefined) return meantSchema(follow(schema.$ref), value, follow);
  if (schema.oneOf) return chosen(schema, schema.oneOf, value, follow);
  // Drops keywords that cannot apply to a value of this type, along with their references.
  const { properties = {}, additionalProperties, items, ...rest } = schema;
  if (Array.isArray(value))
    return items && value.length > 0
      ? { ...rest, prefixItems: value.map((item) => meantSchema(items, item, follow)) }
      : rest;
  if (typeof value !== 'object' || value === null) return rest;
  const meant = Object.entries(value).flatMap(([key, held]) => {
    const of = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    return of && of !== true ? [[key, meantSchema(of, held, follow)] as const] : [];
  });
  return { ...rest, properties: Object.fromEntries(meant) };
}

function chosen(
  { discriminator }: MeantSchema,
  oneOf: MeantSchema[],
  value: unknown,
  follow: (reference: string) => MeantSchema,
): MeantSchema {
  const options = oneOf.map((option) => (option.$ref === undefined ? option : follow(option.$ref)));
  const tag = discriminator?.propertyName;
  if (tag === undefined) {
    const ofType = options.filter(({ type }) => type === typeOf(value));
    const [only] = ofType;
    return only && ofType.length === 1
      ? meantSchema(only, value, follow)
      : { type: options.map(({ type }) => type) as never }; // JSON Schema allows a list of types as `type`.
  }
  const tagOf = ({ properties = {} }: MeantSchema) => Object(properties[tag]).const as unknown;
  const option = options.find((each) => tagOf(each) === Object(value)[tag]);
  if (option) return meantSchema(option, value, follow);
  return { type: 'object', required: [tag], properties: { [tag]: { enum: options.map(tagOf) } } };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
