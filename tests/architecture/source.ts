import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { resolve } from '../../scripts/vite/resolve.ts';

export interface Import {
  specifier: string;
  /** A path from the root, or the name of a package. */
  target: string;
  isOurs: boolean;
  isType: boolean;
  isDynamic: boolean;
}

export interface Source {
  path: string;
  text: string;
  imports: Import[];
  /** Globals that the file uses: `window`, `Date.now()`, `new Date()` … */
  globals: string[];
  /** Literal text in JSX children and in attributes that readers see or hear. */
  words: string[];
  hasDefaultExport: boolean;
  reExports: string[];
}

const ROOMS = '{machines,src,mocks,cli,conformance,.storybook,scripts,tests}';

export const readPaths = (): Set<string> =>
  new Set(
    globSync(`${ROOMS}/**/*`, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative('.', join(parentPath, name)).replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.gen.stories.tsx')),
  );

/** Returns every TypeScript file in the rooms except generated ones. */
export const readSources = (): Source[] => read((path) => !isGenerated(path));

export const readGenerated = (): Source[] => read(isGenerated);

const read = (isWanted: (path: string) => boolean): Source[] =>
  globSync(`${ROOMS}/**/*.{ts,tsx}`)
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isWanted)
    .sort()
    .map((path) => parse(path, readFileSync(path, 'utf8')));

/** Generated files are exempt from the rules of style. */
export const isGenerated = (path: string): boolean =>
  ['machines/api/schema.ts', 'mocks/replies.ts'].includes(path) ||
  path.startsWith('machines/api/schemas/') ||
  path.includes('.gen.');

export const parse = (path: string, text: string): Source => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const source: Source = {
    path,
    text,
    imports: [],
    globals: [],
    words: [],
    hasDefaultExport: false,
    reExports: [],
  };
  const visit = (node: ts.Node): void => {
    readNode(node, source);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const own = declaredIn(file);
  return { ...source, globals: source.globals.filter((name) => !own.has(name)) };
};

function readNode(node: ts.Node, source: Source): void {
  if (ts.isImportDeclaration(node)) {
    addImport(source, node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword, false);
  } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    addImport(source, node.moduleSpecifier, node.isTypeOnly, false);
    source.reExports.push(textOf(node.moduleSpecifier));
  } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]) {
    addImport(source, node.arguments[0], false, true);
  } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    addImport(source, node.argument.literal, true, false);
  } else if (ts.isExportAssignment(node) || node.kind === ts.SyntaxKind.DefaultKeyword) {
    source.hasDefaultExport ||= !ts.isDefaultClause(node.parent) && !ts.isDefaultClause(node);
  } else {
    source.globals.push(...globalsOf(node));
    source.words.push(...wordsOf(node));
  }
}

function addImport(source: Source, specifier: ts.Node, isType: boolean, isDynamic: boolean): void {
  const text = textOf(specifier);
  const target = resolve(text, source.path);
  source.imports.push({
    specifier: text,
    target: target ?? packageOf(text),
    isOurs: target !== undefined,
    isType,
    isDynamic,
  });
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** All names declared anywhere in the file: a parameter called `process` is not the global. */
function declaredIn(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isDeclared =
      ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node) || ts.isImportSpecifier(node);
    if (isDeclared && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** `Date` counts only if it reads the clock: `new Date(text)` is arithmetic. */
function globalsOf(node: ts.Node): string[] {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
    return ['new Date()'];
  if (ts.isPropertyAccessExpression(node) && ['Date.now', 'Math.random'].includes(node.getText()))
    return [node.getText()];
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'globalThis') return [node.name.text];
  return ts.isIdentifier(node) && isFree(node) ? [node.text] : [];
}

/** Whether a name refers to a variable and is not a property name, a declaration or a type. */
function isFree(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent) || ts.isJsxAttribute(parent)) return false;
  const isNamed = 'name' in parent && parent.name === node;
  return !isNamed || ts.isShorthandPropertyAssignment(parent);
}

function wordsOf(node: ts.Node): string[] {
  const text = ts.isJsxText(node) ? node.text : readAttribute(node);
  return /\p{L}{2}/u.test(text) ? [text.trim()] : [];
}

function readAttribute(node: ts.Node): string {
  const isRead =
    ts.isJsxAttribute(node) && ['alt', 'aria-label', 'label', 'placeholder', 'title'].includes(node.name.getText());
  return isRead && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
}

function textOf(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : '';
}
