/** A schema of the contract, as far as choices in it are looked for. */
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
 * The schema that a value was meant to be of: every choice on its way is made, by the constant that tells the options
 * apart or by the type of the value, so that what is wrong is said of the option that was meant and not of them all.
 */
export function meantSchema(
  schema: MeantSchema,
  value: unknown,
  follow: (reference: string) => MeantSchema,
): MeantSchema {
  if (schema.$ref !== undefined) return meantSchema(follow(schema.$ref), value, follow);
  if (schema.oneOf) return chosen(schema, schema.oneOf, value, follow);
  // What a value of this type cannot have is left out, with the references in it.
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
      : { type: options.map(({ type }) => type) as never }; // a list of types is a `type`, too
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
