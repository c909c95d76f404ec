import ts from 'typescript';
import { resolve } from '../resolve.ts';
import type { Addresses } from './pages.ts';

export interface Said {
  /** Its strings, and the literal start of its regular expressions. */
  strings: Set<string>;
  names: Set<string>;
}

interface Declaration {
  strings: string[];
  names: string[];
}

interface Module {
  /** Code outside named declarations. */
  top: Declaration;
  declared: Map<string, Declaration>;
  imported: Map<string, { file: string; name: string }>;
}

export function journeyReader(tree: Tree): (spec: string) => Said {
  const modules = new Map<string, Module>();
  const moduleAt = (file: string): Module => {
    const known = modules.get(file) ?? parse(file, tree.get(file) ?? '');
    modules.set(file, known);
    return known;
  };
  return (spec) => {
    const said: Said = { strings: new Set(), names: new Set() };
    const seen = new Set<Declaration>();
    const add = (file: string, declaration: Declaration | undefined): void => {
      if (!declaration || seen.has(declaration)) return;
      seen.add(declaration);
      const { declared, imported } = moduleAt(file);
      for (const string of declaration.strings) said.strings.add(string);
      for (const name of declaration.names) {
        said.names.add(name);
        add(file, declared.get(name));
        const origin = imported.get(name);
        if (!origin || !IS_HELPER.test(origin.file)) continue;
        const helper = moduleAt(origin.file);
        add(origin.file, helper.top);
        add(origin.file, helper.declared.get(origin.name));
      }
    };
    const { top, declared } = moduleAt(spec);
    for (const declaration of [top, ...declared.values()]) add(spec, declaration);
    return said;
  };
}

/** The pages and calls that a journey names; all pages if it names none or reads them from a table. */
export function addressesOf({ strings, names }: Said, known: Addresses): Addresses {
  const named = [...strings].map(pathOf).filter((path) => path !== undefined);
  const calls = known.calls.filter((path) => named.some((each) => isSame(each, path)));
  const pages = known.pages.filter((path) => named.some((each) => isSame(each, path)));
  const isAll = pages.length === 0 || names.has('visits') || names.has('mounts');
  return { calls, pages: isAll ? known.pages : pages };
}

/** Other files hold tables of the whole site, whose strings would connect every journey to everything. */
const IS_HELPER = /^tests\/|^src\/site\/index-of-pages\.ts$/;

function pathOf(string: string): string | undefined {
  const [path = ''] = string
    .replace(/^\*(?=\/)/, '')
    .replace(/^\/hostile(?=\/)/, '')
    .split(/[?#]/);
  if (path === '/') return path;
  return path.startsWith('/') ? path.replace(/\/$/, '') : undefined;
}

/** Whether a path matches a pattern. A `{parameter}` and a template's placeholder match any segment. */
function isSame(path: string, pattern: string): boolean {
  const [own, asked] = [path.split('/'), pattern.split('/')];
  return (
    own.length === asked.length &&
    asked.every((segment, at) => segment === own[at] || (segment.startsWith('{') && own[at] !== ''))
  );
}

function parse(path: string, text: string): Module {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const top: Declaration = { strings: [], names: [] };
  const declared: Module['declared'] = new Map();
  const imported: Module['imported'] = new Map();
  for (const statement of file.statements)
    if (ts.isImportDeclaration(statement)) addImports(statement, path, imported);
    else {
      const names = namesOf(statement);
      const declaration = names.length > 0 ? { strings: [], names: [] } : top;
      read(statement, declaration);
      for (const name of names) declared.set(name, declaration);
    }
  return { top, declared, imported };
}

function addImports(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  from: string,
  imported: Module['imported'],
) {
  const bindings = importClause?.namedBindings;
  const file = ts.isStringLiteral(moduleSpecifier) ? resolve(moduleSpecifier.text, from) : undefined;
  if (file && bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName } of bindings.elements)
      imported.set(name.text, { file, name: (propertyName ?? name).text });
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
}

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []));

function read(node: ts.Node, declaration: Declaration): void {
  if (ts.isTypeNode(node)) return;
  if (ts.isIdentifier(node)) declaration.names.push(node.text);
  if (ts.isStringLiteralLike(node)) declaration.strings.push(node.text);
  if (ts.isTemplateExpression(node))
    declaration.strings.push(node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join(''));
  if (ts.isRegularExpressionLiteral(node)) declaration.strings.push(plainStart(node.text));
  ts.forEachChild(node, (child) => read(child, declaration));
}

const plainStart = (regex: string): string =>
  (/^\/\^?((?:\\[/.?-]|[^\\()[\]{}.*+?|$/])*)/.exec(regex)?.[1] ?? '').replaceAll(/\\(.)/g, '$1');
