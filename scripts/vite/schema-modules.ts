import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = /^(.*[\\/]schemas\.gen\.ts)\?(\w+)$/;
const IMPORT = /import \{([^}]+)\} from (["'])([^"']+\/schemas\.gen\.ts)\2;/g;
const CONSTANT = /^export const (\w+) = (.+);$/gm;

/**
 * Builds each generated schema as a module of its own. A bundler puts a module into one file whole, so that every page
 * would carry all that any page checks.
 */
export const schemaModules = (): Plugin => ({
  name: 'quarterly:schema-modules',
  apply: 'build',
  load(id) {
    const [, file, name] = FILE.exec(id) ?? [];
    return file && name ? schemaAlone(readFileSync(file, 'utf8'), name) : undefined;
  },
  transform: (code) => code.replace(IMPORT, (_, names: string, _quote, file: string) => importsOf(names, file)),
});

/** The import of each name from the module that has it alone. */
export const importsOf = (names: string, file: string): string =>
  names
    .split(',')
    .map((each) => each.trim())
    .map((each) => `import { ${each} } from '${file}?${each.replace(/ .*/, '')}';`)
    .join(' ');

/** What is left of the generated file when it has this constant alone, and imports the others that it names. */
export function schemaAlone(code: string, name: string): string {
  const constants = new Map([...code.matchAll(CONSTANT)].map(([line, each, value]) => [each, { line, value }]));
  const { line, value } = constants.get(name) ?? {};
  if (!line || !value) throw new Error(`The generated schemas have no ${name}.`);
  const words = new Set(value.replace(/"[^"]*"/g, '').match(/\b[A-Z]\w*/g));
  const others = [...words].filter((word) => word !== name && constants.has(word));
  const imports = others.map((other) => `import { ${other} } from './schemas.gen.ts?${other}';`);
  return [code.slice(0, code.search(CONSTANT)), ...imports, line].join('\n');
}
