import { relative } from 'node:path';
import ts from 'typescript';
import { type Finding, FORMS, LOOKS, newerThan } from './floor.ts';

/** Finds the features in our own scripts that are newer than the floor, or need a secure context, and are not guarded. */
export function featuresOfScripts(entries: readonly string[], texts: Record<string, string> = {}): Finding[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const newest = { ...options, lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [] };
  const host = ts.createCompilerHost(newest);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => path in texts || fileExists(path);
  host.readFile = (path) => texts[path] ?? readFile(path);
  host.getSourceFile = (path, version) =>
    path in texts ? ts.createSourceFile(path, texts[path] ?? '', version, true) : getSourceFile(path, version);
  const program = ts.createProgram(
    [...entries, 'src/vite-env.d.ts'].filter((path) => host.fileExists(path)),
    newest,
    host,
  );
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((file) => {
    const path = relative(process.cwd(), file.fileName);
    if (file.isDeclarationFile || /^\.\.|node_modules/.test(path)) return [];
    return featuresIn(file, checker).map(({ feature, at }) => ({
      feature,
      place: `${path}:${file.getLineAndCharacterOfPosition(at).line + 1}`,
    }));
  });
}

function featuresIn(file: ts.SourceFile, checker: ts.TypeChecker): { feature: string; at: number }[] {
  const found: { feature: string; at: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const feature = featureAt(node, checker);
    if (feature) found.push({ feature, at: node.getStart(file) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function featureAt(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isIdentifier(node)) return isGuarded(node) ? undefined : featureOf(node, checker);
  if (ts.isRegularExpressionLiteral(node)) return regexFeature(node.text);
  if (!ts.isJsxAttribute(node)) return undefined;
  const tag = node.parent.parent.tagName.getText();
  const name = node.name.getText().toLowerCase();
  return /^[a-z]+$/.test(tag)
    ? newerThan(LOOKS, [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`])
    : undefined;
}

/** Bundlers do not rewrite patterns. */
export function regexFeature(literal: string): string | undefined {
  if (/\(\?<[=!]/.test(literal)) return newerThan(FORMS, ['javascript.regular_expressions.lookbehind_assertion']);
  if (/\(\?-?[ims]+(?:-[ims]+)?:/.test(literal)) return newerThan(FORMS, ['javascript.regular_expressions.modifier']);
  return /\/[a-z]*v[a-z]*$/.test(literal) ? newerThan(FORMS, ['javascript.builtins.RegExp.unicodeSets']) : undefined;
}

function featureOf(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  const symbol = symbolOf(node, checker);
  const declarations = symbol?.declarations ?? [];
  const [declaration] = declarations;
  // What our own code or a library declares too is not the platform's alone.
  if (!declaration || !declarations.every(isOfPlatform)) return undefined;
  const keys = keysOf(declaration);
  const isSecure = declarations.every((one) => /Available only in secure contexts/.test(commentOf(one)));
  // A missing property is undefined, but a missing call throws.
  return newerThan(isCall(node) ? FORMS : LOOKS, keys) ?? (isSecure ? `${keys[0]} (secure context)` : undefined);
}

function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return undefined;
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
  return checker.getSymbolAtLocation(node);
}

function isCall(node: ts.Node): boolean {
  const callee = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const { parent } = callee;
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === callee;
}

const commentOf = (declaration: ts.Declaration): string =>
  [declaration, ...(ownerOf(declaration)?.startsWith('Navigator') ? [declaration.parent] : [])]
    .flatMap((node) => ts.getJSDocCommentsAndTags(node))
    .map((comment) => comment.getText())
    .join('');

const isOfPlatform = (declaration: ts.Declaration): boolean =>
  /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** Where mixins of the platform are found in the compatibility data. */
const MIXED_INTO = ['', 'Element.', 'HTMLElement.', 'Document.', 'Window.', 'Navigator.'];

function keysOf(declaration: ts.Declaration): string[] {
  const name = (ts.getNameOfDeclaration(declaration) ?? declaration).getText();
  const owner = ownerOf(declaration);
  const mixed = MIXED_INTO.map((mixin) => `api.${mixin}${name}`);
  if (owner === undefined) return [`javascript.builtins.${spaceOf(declaration)}${name}`, ...mixed];
  if (ts.isTypeLiteralNode(declaration.parent)) return [`api.${owner}.${name}_static`, `api.${owner}.${name}`];
  const builtin = owner
    .replace(/Constructor$/, '')
    .replace(/^Readonly(?=Array|Set|Map)/, '')
    .replace(/^IteratorObject$/, 'Iterator');
  return [`javascript.builtins.${spaceOf(declaration)}${builtin}.${name}`, `api.${owner}.${name}`, ...mixed];
}

/** The interface or object that a member belongs to; undefined for globals. */
function ownerOf({ parent }: ts.Declaration): string | undefined {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
    ? parent.parent.name.getText()
    : undefined;
}

const spaceOf = (declaration: ts.Node): string => {
  const space = ts.findAncestor(declaration, ts.isModuleDeclaration)?.name.text;
  return space === 'Intl' ? 'Intl.' : '';
};

/** Whether code only runs where the feature exists: after a test for its name, as an optional call or under a `catch`. */
function isGuarded(node: ts.Identifier): boolean {
  const { text } = node;
  const test = new RegExp(`['"]${text}['"] in |typeof [\\w.]*\\b${text}\\b|\\b${text}\\?\\.|^!?[\\w.]*\\b${text}$`);
  const tests = (condition: ts.Node) => test.test(condition.getText());
  for (let at: ts.Node = node; at.parent; at = at.parent)
    if (GUARDS.some((isGuard) => isGuard(at, at.parent, tests))) return true;
  return false;
}

type Guard = (node: ts.Node, parent: ts.Node, tests: (condition: ts.Node) => boolean) => boolean;

const GUARDS: Guard[] = [
  (node, parent) =>
    (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent)) &&
    parent.questionDotToken !== undefined &&
    parent.expression === node,
  (node, parent) => ts.isTryStatement(parent) && parent.tryBlock === node && parent.catchClause !== undefined,
  (_, parent) => ts.isTypeOfExpression(parent),
  (_, parent) => ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword,
  (_, parent, tests) => ts.isConditionalExpression(parent) && tests(parent.condition),
  (_, parent, tests) => ts.isIfStatement(parent) && tests(parent.expression),
  (node, parent, tests) => ts.isBinaryExpression(parent) && parent.right === node && tests(parent.left),
  (node, parent, tests) =>
    ts.isBlock(parent) &&
    parent.statements.some((one) => one.pos < node.pos && ts.isIfStatement(one) && tests(one.expression)),
];
