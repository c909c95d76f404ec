import type { Contract, Json, Schema } from './document.ts';

export interface SchemaModule {
  path: string;
  names: string[];
  text: string;
}

const PAGES = 'pages';

/**
 * Writes the schema modules for all replies and page data. Bundlers include a module as a whole, so a module holds what
 * is always used together: a schema joins its only user's module. A schema gets its own module if several modules or
 * none use it, or if it is a whole reply or page.
 *
 * Plain values (text, numbers, choices) go to `values/`. Others go to the folder of the tag whose calls need them, to
 * `pages/` if only pages do, and to `shared/` if several tags do.
 */
export function writeSchemas({ operations, examples, schemas }: Contract): SchemaModule[] {
  const folders = new Map(operations.map(({ operationId, kind, tag }) => [operationId, kind === 'page' ? PAGES : tag]));
  const writer = new Writer(schemas);
  const neededBy = new Map<string, Set<string>>();
  for (const { operationId, kind, schema } of examples.filter(({ kind }) => kind !== 'request'))
    for (const name of writer.define(schema).uses) {
      if (kind === 'reply') writer.refuseForgiving(name);
      add(neededBy, name, folders.get(operationId) ?? PAGES);
    }
  const paths = pathsOf(writer.definitions, neededBy, schemas);
  const byPath = Map.groupBy(writer.definitions, ([name]) => paths.get(name) ?? name);
  return [...byPath].map(([path, members]) => writeModule(path, new Map(members), paths));
}

/** The module path of each schema. `neededBy` maps whole replies and pages to the folders of their operations. */
function pathsOf(
  definitions: Map<string, Definition>,
  neededBy: Map<string, Set<string>>,
  schemas: Contract['schemas'],
): Map<string, string> {
  const whole = new Set(neededBy.keys());
  const users = new Map<string, Set<string>>();
  const paths = new Map<string, string>();
  // Users before what they use.
  for (const [name, { uses }] of [...definitions].toReversed()) {
    const folders = neededBy.get(name) ?? new Set();
    const [user, ...others] = users.get(name) ?? [];
    const isMerged = user !== undefined && others.length === 0 && !whole.has(name);
    const path = isMerged ? user : `${folderOf(schemas[plainName(name)] ?? {}, folders)}/${name}.ts`;
    paths.set(name, path);
    for (const used of uses) {
      add(users, used, path);
      for (const folder of folders) add(neededBy, used, folder);
    }
  }
  return paths;
}

function folderOf({ oneOf, type = 'null' }: Schema, neededBy: Set<string>): string {
  if (!oneOf && !['object', 'array'].includes(type)) return 'values';
  const [tag = PAGES, ...others] = [...neededBy].filter((each) => each !== PAGES);
  return others.length > 0 ? 'shared' : tag.toLowerCase().replaceAll(' ', '-');
}

function writeModule(path: string, members: Map<string, Definition>, paths: Map<string, string>): SchemaModule {
  const all = (names: (each: Definition) => Set<string>) =>
    new Set([...members.values()].flatMap((each) => [...names(each)]));
  const shapes = all((each) => each.shapes);
  const imports = [...all(({ uses }) => uses)]
    .filter((name) => !members.has(name))
    .map((name) => `import { ${name} } from '../${paths.get(name)}';`);
  if (shapes.size > 0) imports.push(`import { ${[...shapes].toSorted().join(', ')} } from '../../shapes.ts';`);
  const constants = [...members].map(([name, { expression }]) => `\nexport const ${name} = ${expression};\n`);
  return { path, names: [...members.keys()], text: `${imports.toSorted().join('\n')}\n${constants.join('')}` };
}

/** Imports every schema, for the tests that compare each one with the contract. */
export const writeSchemaTable = (modules: SchemaModule[]): string =>
  [
    ...modules.map(({ path, names }) => `import { ${names.join(', ')} } from '#machines/api/schemas/${path}';`),
    '',
    '/** Every generated schema by its name. */',
    `export const schemas = {\n${modules.flatMap(({ names }) => names.map((name) => `  ${name},\n`)).join('')}};`,
    '',
  ].join('\n');

/** Suffix of the forgiving variant of a component, for forgiving parts of the page data that refer to it. */
const FORGIVING = 'Forgiving';

const plainName = (name: string): string => (name.startsWith(FORGIVING) ? name.slice(FORGIVING.length) : name);

interface Definition {
  expression: string;
  shapes: Set<string>;
  uses: Set<string>;
}

class Writer {
  readonly definitions = new Map<string, Definition>();
  readonly #schemas: Contract['schemas'];
  readonly #begun = new Set<string>();
  #named: Pick<Definition, 'shapes' | 'uses'> = { shapes: new Set(), uses: new Set() };

  constructor(schemas: Contract['schemas']) {
    this.#schemas = schemas;
  }

  /** Throws if a reply could lose an entry of a list or map. */
  refuseForgiving(name: string): void {
    const { shapes, uses } = this.definitions.get(name) ?? { shapes: new Set<string>(), uses: new Set<string>() };
    if (shapes.has('forgivingList') || shapes.has('forgivingRecord'))
      throw new Error(`${name} has a forgiving list or map, but a reply has it. Only page data may have one.`);
    for (const used of uses) this.refuseForgiving(used);
  }

  define(schema: Schema): Definition {
    const outer = this.#named;
    const named = { shapes: new Set<string>(), uses: new Set<string>() };
    this.#named = named;
    const expression = this.#expression(schema);
    this.#named = outer;
    return { expression, ...named };
  }

  #expression(schema: Schema): string {
    const isForgiving = schema['x-forgiving'] === true;
    const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword) && !keyword.startsWith('x-'));
    if (unknown) throw new Error(`The keyword ${unknown} has no counterpart in the generated schemas.`);
    if (schema.$ref) return this.#reference(schema.$ref, isForgiving);
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
        return this.#call(
          isForgiving ? 'forgivingList' : 'list',
          this.#expression(schema.items ?? {}),
          schema.minItems ?? 0,
          bound(schema, 'maxItems'),
        );
      case 'object':
        return schema.additionalProperties ? this.#record(schema, schema.additionalProperties) : this.#object(schema);
      default:
        throw new Error(`The type ${schema.type} has no counterpart in the generated schemas.`);
    }
  }

  #reference(pointer: string, isForgiving: boolean): string {
    const component = pointer.slice('#/components/schemas/'.length);
    const found = this.#schemas[component];
    if (!found) throw new Error(`${pointer} is no component schema.`);
    const name = isForgiving ? `${FORGIVING}${component}` : component;
    const schema = isForgiving ? { ...found, 'x-forgiving': true } : found;
    this.#named.uses.add(name);
    if (this.definitions.has(name)) return name;
    if (this.#begun.has(name)) throw new Error(`${name} refers to itself.`);
    this.#begun.add(name);
    this.definitions.set(name, this.define(schema));
    return name;
  }

  /** Needs no discriminator: the options' constants tell them apart. */
  #oneOf(options: Schema[]): string {
    const some = options.filter(({ type }) => type !== 'null');
    const [only] = some;
    if (only && some.length === 1) return this.#call('nullable', this.#expression(only));
    if (some.length < options.length) throw new Error('A null stands beside one other option only.');
    return this.#call('union', ...some.map((option) => this.#expression(option)));
  }

  #object({ properties = {}, required = [], minProperties = 0, 'x-forgiving': isForgiving }: Schema): string {
    const fields = Object.entries(properties).map(([key, property]) => {
      if (key in Object.prototype) throw new Error(`Every object has a ${key} already.`);
      return { key, value: this.#property(property), isSpared: property['x-forgiving'] !== false };
    });
    const part = (isWanted: (field: (typeof fields)[number]) => boolean) => {
      const wanted = fields.filter(isWanted).map(({ key, value }) => `${JSON.stringify(key)}: ${value}`);
      return `{ ${wanted.join(', ')} }`;
    };
    const needed = part(({ key }) => required.includes(key));
    const isOptional = ({ key }: { key: string }) => !required.includes(key);
    if (isForgiving) {
      if (minProperties > 0) throw new Error('A forgiving object has no least number of properties.');
      const kept = fields.filter((field) => isOptional(field) && !field.isSpared);
      const spared = part((field) => isOptional(field) && field.isSpared);
      return this.#call(
        'forgiving',
        needed,
        spared,
        ...(kept.length > 0 ? [part((field) => kept.includes(field))] : []),
      );
    }
    const inputs = [needed, part(isOptional), minProperties];
    return this.#call('object', ...inputs.slice(0, minProperties > 0 ? 3 : required.length < fields.length ? 2 : 1));
  }

  #property(property: Schema): string {
    const { default: fallback, 'x-fallback': correction } = property;
    const plain = this.#expression(property);
    const value = correction === undefined ? plain : this.#call('corrected', plain, JSON.stringify(correction));
    return fallback === undefined ? value : this.#call('defaulted', value, JSON.stringify(fallback));
  }

  #record({ propertyNames, minProperties = 0, 'x-forgiving': isForgiving }: Schema, values: Schema): string {
    const key = propertyNames
      ? this.#expression({ type: 'string', ...propertyNames })
      : this.#call('matching', '/(?:)/u');
    if (isForgiving) return this.#call('forgivingRecord', key, this.#expression(values));
    return this.#call('record', key, this.#expression(values), ...(minProperties > 0 ? [minProperties] : []));
  }

  #choice(values: Json[]): string {
    return this.#call('choice', ...values.map((value) => JSON.stringify(value)));
  }

  #text(schema: Schema): string {
    const { format, pattern, minLength = 0 } = schema;
    if (format === 'date') return this.#call('day');
    // Only the server can tell whether an address is deliverable.
    if (format === 'email') return this.#call('text', minLength, bound(schema, 'maxLength'), '/@/u');
    if (format !== undefined) throw new Error(`The format ${format} has no counterpart in the generated schemas.`);
    if (pattern === undefined) return this.#call('text', minLength, bound(schema, 'maxLength'));
    const expression = String(new RegExp(pattern, 'u'));
    return schema.maxLength
      ? this.#call('text', minLength, schema.maxLength, expression)
      : this.#call('matching', expression);
  }

  /** Writes a call that a bundler may drop if its result is unused. */
  #call(shape: string, ...inputs: (string | number)[]): string {
    return `/*#__PURE__*/ ${this.#shape(shape)}(${inputs.join(', ')})`;
  }

  #shape(name: string): string {
    this.#named.shapes.add(name);
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

function add(sets: Map<string, Set<string>>, name: string, value: string): void {
  sets.set(name, (sets.get(name) ?? new Set()).add(value));
}
