import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Plugin, type PreprocessCSSResult, parseSync, preprocessCSS, type Rolldown } from 'vite';
import { BASE, ENTRY, isSheet, MACHINES, type Plan, pathOf, planOf, type Roles, type Source } from './chunks.ts';
import { readSource } from './read-source.ts';

/** Suffix of a module with the class names of a style sheet, each a constant; its rules come with each page. */
const CLASSES = '.classes';

const RULES = '.rules.css';

const JSX = 'react/jsx-runtime';

/** The same with named exports. React's is CommonJS, so every call would look up its function. */
const NAMED_JSX = `\0${JSX}`;

type About = (id: string) => Rolldown.ModuleInfo | null;

/** Implements `planOf`: a Vite plugin, and a function that returns the file of a module for Rolldown's groups. */
export function filePerPage(roles: Roles): { plugin: Plugin; fileOf: (id: string, about: About) => string | null } {
  let plan: Plan | undefined;
  let styles: (sheet: string) => Promise<PreprocessCSSResult>;
  const plugin: Plugin = {
    name: 'file-per-page',
    apply: 'build',
    configResolved(config) {
      styles = once(async (sheet) => preprocessCSS(await readFile(sheet, 'utf8'), sheet, config));
    },
    async buildStart({ input }) {
      const isSite = Object.values(input).some((path) => resolve(path) === roles.entry);
      plan = isSite ? planOf(await readSources(this, roles.entry), roles) : undefined;
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!plan || !importer) return null;
        if (source.endsWith(RULES)) return source;
        if (source === JSX && plan.knows(importer) && !importer.includes('/node_modules/')) return NAMED_JSX;
        const found = await this.resolve(source, pathOf(importer), { ...options, skipSelf: true });
        if (!found || found.external) return found;
        const id = plan.idFor(importer, found.id);
        return { ...found, id: isSheet(found.id) ? `${found.id}${CLASSES}${id.slice(found.id.length)}` : id };
      },
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (id === NAMED_JSX)
          return {
            code: `import all from '${JSX}'; export const jsx = all.jsx, jsxs = all.jsxs, Fragment = all.Fragment;`,
            moduleType: 'js',
            moduleSideEffects: false,
          };
        const path = pathOf(id);
        if (path.endsWith(CLASSES)) {
          const { modules = {} } = await styles(path.slice(0, -CLASSES.length));
          const names = Object.entries(modules).map(
            ([name, value], at) => `const c${at}=${JSON.stringify(value)};export{c${at} as ${name}};`,
          );
          return { code: names.join(''), moduleType: 'js', moduleSideEffects: false };
        }
        if (!plan || !path.endsWith(RULES)) return null;
        const sheets = await Promise.all(plan.sheetsOf(rootOf(id)).map(styles));
        return { code: sheets.map(({ code }) => code).join('\n'), moduleType: 'css' };
      },
    },
    transform: {
      order: 'pre',
      handler: (code, id) => {
        if (!plan?.knows(id)) return null;
        const named = code.replace(/^import (\w+) from ('[^']+\.module\.css';)$/gm, 'import * as $1 from $2');
        return plan.sheetsOf(id).length > 0 ? `${named}\nimport ${JSON.stringify(rulesOf(id))};\n` : named;
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (plan) joinRuntime(bundle);
      },
    },
  };
  const fileOf = (id: string, about: About) => {
    const file = plan && placeOf(id, plan, about);
    return file === undefined || file === ENTRY ? null : file;
  };
  return { plugin, fileOf };
}

// Contains the root's id without its `?`, so that no part of it looks like a query.
const rulesOf = (root: string): string => `${root.replace('?', '@')}${RULES}`;
const rootOf = (rules: string): string => rules.slice(0, -RULES.length).replace('@page=', '?page=');

/** A module outside our sources goes into its importer's file, or into the base if importers differ. */
function placeOf(id: string, plan: Plan, about: About, seen = new Set<string>()): string | undefined {
  if (seen.has(id)) return undefined;
  seen.add(id);
  if (plan.knows(id)) return plan.fileOf(id);
  const files = new Set((about(id)?.importers ?? []).map((importer) => placeOf(importer, plan, about, seen)));
  return [ENTRY, BASE, MACHINES].find((file) => files.has(file)) ?? (files.size > 1 ? BASE : [...files][0]);
}

async function readSources(context: Rolldown.PluginContext, entry: string): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sources.has(path)) continue;
    const from = path;
    const resolved = async (requests: readonly string[]) => {
      const found = await Promise.all(requests.map((request) => context.resolve(request, from)));
      return found.flatMap((each) => each?.id ?? []);
    };
    const read = /\.tsx?$/.test(path) ? readSource(path, await readFile(path, 'utf8')) : UNREAD;
    // The state of packages is unknown, so none is copied.
    const isStateful = read.isStateful || path.includes('/node_modules/');
    const source = { imports: await resolved(read.imports), asks: await resolved(read.asks), isStateful };
    sources.set(path, source);
    waiting.push(...source.imports, ...source.asks);
  }
  return sources;
}

const UNREAD: Source = { imports: [], asks: [], isStateful: false };

function once<Result>(make: (key: string) => Result): (key: string) => Result {
  const made = new Map<string, Result>();
  return (key) => {
    const result = made.get(key) ?? make(key);
    made.set(key, result);
    return result;
  };
}

/** Moves the bundler's helpers from their own file into the base, which saves a request. */
function joinRuntime(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
  const base = chunks.find(({ name }) => name === BASE);
  if (!runtime || !base) throw new Error("The build has no base, or none of the bundler's helpers.");
  for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
    const { staticImports } = parseSync(chunk.fileName, chunk.code).module;
    for (const { start, end, moduleRequest, entries } of staticImports) {
      if (basename(moduleRequest.value) !== basename(runtime.fileName)) continue;
      const names = entries.map(
        ({ importName, localName }) => [`runtime_${importName.name}`, localName.value] as const,
      );
      const replaced =
        chunk === base
          ? `${asStatements(runtime)}var ${names.map(([name, local]) => `${local}=${name}`).join()};`
          : `import{${names.map((name) => name.join(' as ')).join()}}from"./${basename(base.fileName)}";`;
      chunk.code = chunk.code.slice(0, start) + replaced + chunk.code.slice(end);
    }
    const others = chunk.imports.filter((file) => file !== runtime.fileName);
    chunk.imports = chunk === base || others.includes(base.fileName) ? others : [base.fileName, ...others];
  }
  delete bundle[runtime.fileName];
}

/** Inlines a module as statements, with longer export names than a minifier creates. */
function asStatements({ fileName, code }: Rolldown.OutputChunk): string {
  const { staticExports } = parseSync(fileName, code).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  const names = exported.map(({ exportName }) => `runtime_${exportName.name}`).join();
  const body = staticExports
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  return `var[${names}]=(()=>{${body};return[${exported.map(({ localName }) => localName.name).join()}]})();export{${names}};`;
}
