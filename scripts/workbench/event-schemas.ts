import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SchemaObject } from 'ajv';
import ts from 'typescript';

/**
 * Returns a JSON schema of every machine's events. XState infers the types, so only the compiler's checker knows them:
 * the generators on npm either read only declarations or need an older compiler.
 */
export function eventSchemas(): Record<string, SchemaObject> {
  const { checker, types } = eventTypes();
  return Object.fromEntries(Array.from(types, ([machine, type]) => [machine, schemaOf(checker, type)]));
}

function eventTypes() {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, '.');
  const host = ts.createCompilerHost(options);
  const probe = resolve('machines/event-types.ts');
  const text = probeText();
  const { readFile, fileExists } = host;
  host.fileExists = (file) => file === probe || fileExists(file);
  host.readFile = (file) => (file === probe ? text : readFile(file));
  const program = ts.createProgram([probe], options, host);
  const checker = program.getTypeChecker();
  const types = new Map<string, ts.Type>();
  program.getSourceFile(probe)?.forEachChild((node) => {
    if (ts.isTypeAliasDeclaration(node)) types.set(node.name.text, checker.getTypeAtLocation(node));
  });
  return { checker, types };
}

const probeText = (): string =>
  [
    "import type { EventFromLogic } from 'xstate';",
    ...globSync('machines/**/*.machine.ts').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/export const (\w+)Machine\b/g),
        ([, name]) =>
          `import type { ${name}Machine } from '#${file.replaceAll('\\', '/')}'; export type ${name} = EventFromLogic<typeof ${name}Machine>;`,
      ),
    ),
  ].join('\n');

/** Returns the schema of a type. Each object type is written once, which also ends recursion. */
function schemaOf(checker: ts.TypeChecker, root: ts.Type): SchemaObject {
  const $defs: Record<string, SchemaObject> = {};
  const names = new Map<ts.Type, string>();

  function convert(type: ts.Type): SchemaObject {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    const named = PRIMITIVES.find(([flags]) => type.flags & flags);
    if (named) return { type: named[1] };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.isUnion()) return unionOf(type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)));
    return type.flags & ts.TypeFlags.Object || type.isIntersection() ? referTo(type) : {};
  }

  function unionOf(types: ts.Type[]): SchemaObject {
    if (types.length === 1 && types[0]) return convert(types[0]);
    if (types.every((one) => one.isStringLiteral())) return { enum: types.map((one) => one.value) };
    const propertyName = discriminatorOf(types);
    const options = types.map(convert);
    return propertyName === undefined ? { anyOf: options } : { oneOf: options, discriminator: { propertyName } };
  }

  function discriminatorOf(types: ts.Type[]): string | undefined {
    const constantsOf = (name: string) =>
      types.map((type) => {
        const symbol = checker.getPropertyOfType(type, name);
        const constant = symbol && checker.getTypeOfSymbol(symbol);
        return constant?.isStringLiteral() ? constant.value : undefined;
      });
    const names = types[0] ? checker.getPropertiesOfType(types[0]).map(({ name }) => name) : [];
    return names.find((name) => {
      const constants = constantsOf(name);
      return !constants.includes(undefined) && new Set(constants).size === types.length;
    });
  }

  function referTo(type: ts.Type): SchemaObject {
    const name = names.get(type) ?? `${names.size}`;
    if (!names.has(type)) {
      names.set(type, name);
      $defs[name] = objectOf(type);
    }
    return { $ref: `#/$defs/${name}` };
  }

  function objectOf(type: ts.Type): SchemaObject {
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference); // arrays have an item type
      return { type: 'array', ...(item && { items: convert(item) }) };
    }
    // JSON cannot hold functions, so anything is allowed here.
    if (type.getCallSignatures().length > 0) return {};
    const properties = checker.getPropertiesOfType(type).map((symbol) => {
      const inner = checker.getTypeOfSymbol(symbol);
      const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional) || holdsUndefined(inner);
      return { name: symbol.name, isOptional, schema: convert(inner) };
    });
    const rest = checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type;
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
      required: properties.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
      ...(rest ? { additionalProperties: convert(rest) } : { unevaluatedProperties: false }),
    };
  }

  return { ...convert(root), $defs };
}

const PRIMITIVES: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
];

const holdsUndefined = (type: ts.Type): boolean =>
  Boolean(type.flags & ts.TypeFlags.Undefined) || (type.isUnion() && type.types.some(holdsUndefined));

if (import.meta.main) process.stdout.write(JSON.stringify(eventSchemas()));
