import type { Contract, Json, Schema } from './document.ts';
import { NOTICE } from './notice.ts';

/** The schemas of every answer and of all page data, each a constant of its own, so that a page carries only those it asks for. */
export function writeSchemas({ examples, schemas }: Contract): string {
  const written = new Map<string, string>();
  const write = new Writer(schemas, written);
  for (const { schema } of examples.filter(({ kind }) => kind !== 'request')) write.expression(schema);
  return [
    NOTICE,
    "import { choice, day, defaulted, flag, list, matching, nullable, object, record, text, union, whole } from './shapes.ts';",
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
    if (schema.const !== undefined) return choice([schema.const]);
    if (schema.enum) return choice(schema.enum);
    if (schema.oneOf) return this.#oneOf(schema.oneOf);
    switch (schema.type) {
      case 'boolean':
        return 'flag';
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

  /** A discriminator needs no word of its own: the constants that it names tell the options apart. */
  #oneOf(options: Schema[]): string {
    const some = options.filter(({ type }) => type !== 'null');
    const [only] = some;
    if (only && some.length === 1) return call('nullable', this.expression(only));
    if (some.length < options.length) throw new Error('A null stands beside one other option only.');
    return call('union', ...some.map((option) => this.expression(option)));
  }

  #object({ properties = {}, required = [], minProperties = 0 }: Schema): string {
    const fields = Object.entries(properties).map(([key, property]) => {
      if (key in Object.prototype) throw new Error(`Every object has a ${key} already.`);
      const value = this.expression(property);
      const { default: fallback } = property;
      return { key, value: fallback === undefined ? value : call('defaulted', value, JSON.stringify(fallback)) };
    });
    const part = (isWanted: boolean) =>
      fields
        .filter(({ key }) => required.includes(key) === isWanted)
        .map(({ key, value }) => `${JSON.stringify(key)}: ${value}`)
        .join(', ');
    const inputs = [`{ ${part(true)} }`, `{ ${part(false)} }`, minProperties];
    return call('object', ...inputs.slice(0, minProperties > 0 ? 3 : required.length < fields.length ? 2 : 1));
  }

  #record({ propertyNames, minProperties = 0 }: Schema, values: Schema): string {
    const key = propertyNames ? this.expression({ type: 'string', ...propertyNames }) : call('matching', '/(?:)/u');
    return call('record', key, this.expression(values), ...(minProperties > 0 ? [minProperties] : []));
  }
}

const KEYWORDS = new Set([
  ...['$ref', 'title', 'description', 'examples', 'type', 'const', 'enum', 'default', 'pattern', 'format'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'items', 'minItems', 'maxItems', 'properties', 'required'],
  ...['minProperties', 'propertyNames', 'additionalProperties', 'oneOf', 'discriminator'],
]);

/** A call that a bundler may drop when nothing uses what it answers. */
const call = (name: string, ...inputs: (string | number)[]) => `/*#__PURE__*/ ${name}(${inputs.join(', ')})`;

const choice = (values: Json[]) => call('choice', ...values.map((value) => JSON.stringify(value)));

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
