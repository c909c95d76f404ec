import type { Contract, Json, Schema } from './document.ts';

/**
 * A module for each schema of an answer or of page data, by the name of its one constant. A bundler puts a module into one
 * file whole, so that one module of all schemas would be on every page.
 */
export function writeSchemas({ examples, schemas }: Contract): Map<string, string> {
  const writer = new Writer(schemas);
  for (const { schema } of examples.filter(({ kind }) => kind !== 'request')) writer.expression(schema);
  return writer.modules;
}

/** Imports every schema for the tests that hold each of them to the contract. */
export const writeSchemaTable = (names: string[]): string =>
  [
    ...names.map((name) => `import { ${name} } from '#machines/api/schemas/${name}.ts';`),
    '',
    '/** Every generated schema by its name. */',
    `export const schemas = {\n${names.map((name) => `  ${name},\n`).join('')}};`,
    '',
  ].join('\n');

/** Writes schemas as expressions; what an expression refers to is written first, as a module of its own. */
class Writer {
  /** Every module that is written, by its schema. */
  readonly modules = new Map<string, string>();
  readonly #schemas: Record<string, Schema>;
  readonly #begun = new Set<string>();
  /** The names that the expression being written uses, by the module that exports each. */
  #imports = new Map<string, string>();

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  expression(schema: Schema): string {
    const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword) && !keyword.startsWith('x-'));
    if (unknown) throw new Error(`The keyword ${unknown} has no counterpart in the generated schemas.`);
    if (schema.$ref) return this.#reference(schema.$ref);
    if (schema.const !== undefined) return this.#choice([schema.const]);
    if (schema.enum) return this.#choice(schema.enum);
    if (schema.oneOf) return this.#oneOf(schema.oneOf);
    switch (schema.type) {
      case 'boolean':
        return this.#shape('flag');
      case 'integer':
        return this.#call('whole', bound(schema, 'minimum'), bound(schema, 'maximum'));
      case 'string':
        return this.#text(schema);
      case 'array':
        return this.#call('list', this.expression(schema.items ?? {}), schema.minItems ?? 0, bound(schema, 'maxItems'));
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
    this.#imports.set(name, `./${name}.ts`);
    if (this.modules.has(name)) return name;
    if (this.#begun.has(name)) throw new Error(`${name} refers to itself.`);
    this.#begun.add(name);
    const outer = this.#imports;
    this.#imports = new Map();
    this.modules.set(name, this.#module(name, this.expression(schema)));
    this.#imports = outer;
    return name;
  }

  #module(name: string, expression: string): string {
    const byModule = Map.groupBy([...this.#imports.keys()].toSorted(), (each) => this.#imports.get(each));
    const imports = [...byModule].map(([path, names]) => `import { ${names.join(', ')} } from '${path}';`);
    return [...imports, '', `export const ${name} = ${expression};`, ''].join('\n');
  }

  /** A discriminator needs no word of its own: the constants that it names tell the options apart. */
  #oneOf(options: Schema[]): string {
    const some = options.filter(({ type }) => type !== 'null');
    const [only] = some;
    if (only && some.length === 1) return this.#call('nullable', this.expression(only));
    if (some.length < options.length) throw new Error('A null stands beside one other option only.');
    return this.#call('union', ...some.map((option) => this.expression(option)));
  }

  #object({ properties = {}, required = [], minProperties = 0 }: Schema): string {
    const fields = Object.entries(properties).map(([key, property]) => {
      if (key in Object.prototype) throw new Error(`Every object has a ${key} already.`);
      const value = this.expression(property);
      const { default: fallback } = property;
      return { key, value: fallback === undefined ? value : this.#call('defaulted', value, JSON.stringify(fallback)) };
    });
    const part = (isWanted: boolean) =>
      fields
        .filter(({ key }) => required.includes(key) === isWanted)
        .map(({ key, value }) => `${JSON.stringify(key)}: ${value}`)
        .join(', ');
    const inputs = [`{ ${part(true)} }`, `{ ${part(false)} }`, minProperties];
    return this.#call('object', ...inputs.slice(0, minProperties > 0 ? 3 : required.length < fields.length ? 2 : 1));
  }

  #record({ propertyNames, minProperties = 0 }: Schema, values: Schema): string {
    const key = propertyNames
      ? this.expression({ type: 'string', ...propertyNames })
      : this.#call('matching', '/(?:)/u');
    return this.#call('record', key, this.expression(values), ...(minProperties > 0 ? [minProperties] : []));
  }

  #choice(values: Json[]): string {
    return this.#call('choice', ...values.map((value) => JSON.stringify(value)));
  }

  #text(schema: Schema): string {
    const { format, pattern, minLength = 0 } = schema;
    if (format === 'date') return this.#call('day');
    // Whether an address can be written to is the server's to say.
    if (format === 'email') return this.#call('text', minLength, bound(schema, 'maxLength'), '/@/u');
    if (format !== undefined) throw new Error(`The format ${format} has no counterpart in the generated schemas.`);
    if (pattern === undefined) return this.#call('text', minLength, bound(schema, 'maxLength'));
    const expression = String(new RegExp(pattern, 'u'));
    return schema.maxLength
      ? this.#call('text', minLength, schema.maxLength, expression)
      : this.#call('matching', expression);
  }

  /** A call that a bundler may drop when nothing uses what it answers. */
  #call(shape: string, ...inputs: (string | number)[]): string {
    return `/*#__PURE__*/ ${this.#shape(shape)}(${inputs.join(', ')})`;
  }

  #shape(name: string): string {
    this.#imports.set(name, '../shapes.ts');
    return name;
  }
}

const KEYWORDS = new Set([
  ...['$ref', 'title', 'description', 'examples', 'type', 'const', 'enum', 'default', 'pattern', 'format'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'items', 'minItems', 'maxItems', 'properties', 'required'],
  ...['minProperties', 'propertyNames', 'additionalProperties', 'oneOf', 'discriminator'],
]);

function bound(schema: Schema, keyword: 'minimum' | 'maximum' | 'maxItems' | 'maxLength'): number {
  const value = schema[keyword];
  if (value === undefined) throw new Error(`${JSON.stringify(schema)} has no ${keyword}.`);
  return value;
}
