import type { Contract, Schema } from './document.ts';
import { NOTICE } from './notice.ts';

/** The Valibot schemas of every answer and of all page data. */
export function writeSchemas({ examples, schemas }: Contract): string {
  const written = new Map<string, string>();
  const write = new Writer(schemas, written);
  for (const { schema } of examples.filter(({ kind }) => kind !== 'request')) write.expression(schema);
  return [
    NOTICE,
    "import * as v from 'valibot';",
    "import { day, keyed, list, matching, text, whole } from './shapes.ts';",
    '',
    ...[...written].map(([name, expression]) => `export const ${name} = ${expression};`),
    '',
  ].join('\n');
}

/** Writes schemas as expressions; what an expression refers to is written first. */
class Writer {
  readonly #schemas: Record<string, Schema>;
  readonly #written: Map<string, string>;
  readonly #begun = new Set<string>();

  constructor(schemas: Record<string, Schema>, written: Map<string, string>) {
    this.#schemas = schemas;
    this.#written = written;
  }

  expression(schema: Schema): string {
    const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword) && !keyword.startsWith('x-'));
    if (unknown) throw new Error(`The keyword ${unknown} has no counterpart in the generated schemas.`);
    if (schema.$ref) return this.#reference(schema.$ref);
    if (schema.const !== undefined) return call('v.literal', JSON.stringify(schema.const));
    if (schema.enum) return call('v.picklist', JSON.stringify(schema.enum));
    if (schema.oneOf) return this.#oneOf(schema.oneOf, schema.discriminator?.propertyName);
    switch (schema.type) {
      case 'boolean':
        return call('v.boolean');
      case 'integer':
        return call('whole', bound(schema, 'minimum'), bound(schema, 'maximum'));
      case 'string':
        return textOf(schema);
      case 'array':
        return call('list', this.expression(schema.items ?? {}), schema.minItems ?? 0, bound(schema, 'maxItems'));
      case 'object':
        return schema.additionalProperties ? this.#record(schema, schema.additionalProperties) : this.#object(schema);
      default:
        throw new Error(`The type ${schema.type} has no counterpart in the generated schemas.`);
    }
  }

  #reference(pointer: string): string {
    const name = pointer.slice('#/components/schemas/'.length);
    const schema = this.#schemas[name];
    if (!schema) throw new Error(`${pointer} is no component schema.`);
    if (this.#written.has(name)) return name;
    if (this.#begun.has(name)) throw new Error(`${name} refers to itself.`);
    this.#begun.add(name);
    this.#written.set(name, this.expression(schema));
    return name;
  }

  #oneOf(options: Schema[], discriminator?: string): string {
    const some = options.filter(({ type }) => type !== 'null');
    const [only] = some;
    if (only && some.length === 1) return call('v.nullable', this.expression(only));
    if (some.length < options.length) throw new Error('A null stands beside one other option only.');
    const all = `[${some.map((option) => this.expression(option)).join(', ')}]`;
    return discriminator ? call('v.variant', JSON.stringify(discriminator), all) : call('v.union', all);
  }

  #object({ properties = {}, required = [], minProperties = 0 }: Schema): string {
    const entries = Object.entries(properties).map(([key, property]) => {
      if (key in Object.prototype || key === 'length') throw new Error(`Every object or list has a ${key} already.`);
      const value = this.expression(property);
      const fallback = property.default === undefined ? [] : [JSON.stringify(property.default)];
      return `${JSON.stringify(key)}: ${required.includes(key) ? value : call('v.optional', value, ...fallback)}`;
    });
    const object = call('v.object', `{ ${entries.join(', ')} }`);
    return required.length > 0 && minProperties === 0 ? object : keyed(object, minProperties);
  }

  #record({ propertyNames, minProperties = 0 }: Schema, values: Schema): string {
    const key = propertyNames ? this.expression({ type: 'string', ...propertyNames }) : call('v.string');
    return keyed(call('v.record', key, this.expression(values)), minProperties);
  }
}

const KEYWORDS = new Set([
  ...['$ref', 'title', 'description', 'examples', 'type', 'const', 'enum', 'default', 'pattern', 'format'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'items', 'minItems', 'maxItems', 'properties', 'required'],
  ...['minProperties', 'propertyNames', 'additionalProperties', 'oneOf', 'discriminator'],
]);

/** A call that a bundler may drop when nothing uses what it answers. */
const call = (name: string, ...inputs: (string | number)[]) => `/*#__PURE__*/ ${name}(${inputs.join(', ')})`;

const keyed = (schema: string, minimum: number) => call('keyed', schema, ...(minimum > 0 ? [minimum] : []));

function textOf(schema: Schema): string {
  const { format, pattern, minLength = 0 } = schema;
  if (format === 'date') return call('day');
  // Whether an address can be written to is the server's to say.
  if (format === 'email') return call('text', minLength, bound(schema, 'maxLength'), '/@/u');
  if (format !== undefined) throw new Error(`The format ${format} has no counterpart in the generated schemas.`);
  if (pattern === undefined) return call('text', minLength, bound(schema, 'maxLength'));
  const expression = String(new RegExp(pattern, 'u'));
  return schema.maxLength ? call('text', minLength, schema.maxLength, expression) : call('matching', expression);
}

function bound(schema: Schema, keyword: 'minimum' | 'maximum' | 'maxItems' | 'maxLength'): number {
  const value = schema[keyword];
  if (value === undefined) throw new Error(`${JSON.stringify(schema)} has no ${keyword}.`);
  return value;
}
