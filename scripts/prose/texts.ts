import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A text for people, extracted from code. */
export interface Text {
  kind: 'comment' | 'title' | 'message' | 'description';
  text: string;
  /** The first line, from 1. */
  line: number;
}

/** Comments for tools. */
const DIRECTIVE = /^(?:#!|\/\/\/|\/\/ ?(?:biome-ignore|@ts-)|\/\*+ ?(?:biome-ignore|@vite|@vitest|v8 |[#@]__))/;

/** Returns the comments, test titles and UI messages of a module, the comments of CSS, or the descriptions in YAML. */
export function textsIn(path: string, source: string): Text[] {
  if (path.endsWith('.yaml')) return descriptionsIn(source);
  if (path.endsWith('.css')) return commentsAt(source, [...source.matchAll(/\/\*.*?\*\//gs)].map(rangeOf));
  return textsOfModule(path, source);
}

function textsOfModule(path: string, source: string): Text[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const hasMessages = path.startsWith('src/messages/en');
  const ranges: Range[] = [];
  const literals: Text[] = [];
  const add = (kind: Text['kind'], node: ts.Node | undefined) => {
    if (node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)))
      literals.push({ kind, text: node.getText().slice(1, -1), line: lineAt(source, node.getStart()) });
  };
  const visitNode = (node: ts.Node) => {
    if (ts.isJSDoc(node) || ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node)) add('title', titleOf(node));
    if (hasMessages) add('message', node);
    ranges.push(...rangesBefore(node, source));
    for (const child of node.getChildren()) visitNode(child);
  };
  visitNode(file);
  return [...commentsAt(source, ranges), ...literals].sort((one, other) => one.line - other.line);
}

/** Returns the comments before a token. Text between JSX tags has none. */
function rangesBefore(token: ts.Node, source: string): Range[] {
  if (token.getChildCount() > 0 || ts.isJsxText(token)) return [];
  const start = token.getFullStart();
  const trailing = start > 0 ? ts.getTrailingCommentRanges(source, start) : [];
  return [...(trailing ?? []), ...(ts.getLeadingCommentRanges(source, start) ?? [])];
}

/** Returns the title in a call such as `test.each(rows)('…')`, `describe('…')` or `meta.story({ name: '…' })`. */
function titleOf({ expression, arguments: [first] }: ts.CallExpression): ts.Node | undefined {
  const [root = '', ...members] = namesOf(expression);
  if (['test', 'it', 'describe'].includes(root)) return first;
  if (!['story', 'extend'].includes(members.at(-1) ?? '') || !first || !ts.isObjectLiteralExpression(first)) return;
  return first.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'name')?.initializer;
}

/** Returns the names in a call's chain: `['test', 'each']` for `test.each(rows)`. */
function namesOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? namesOf(node.tag) : [];
}

interface Range {
  pos: number;
  end: number;
}

const rangeOf = ({ index, 0: { length } }: RegExpExecArray): Range => ({ pos: index, end: index + length });

/** Consecutive `//` lines form one comment. */
function commentsAt(source: string, ranges: readonly Range[]): Text[] {
  const joined: Range[] = [];
  for (const range of [...ranges].sort((one, other) => one.pos - other.pos)) {
    const last = joined.at(-1);
    const isNext =
      last &&
      source.startsWith('//', last.pos) &&
      source.startsWith('//', range.pos) &&
      /^\r?\n[ \t]*$/.test(source.slice(last.end, range.pos));
    if (isNext) last.end = range.end;
    else if (range.pos !== last?.pos) joined.push({ pos: range.pos, end: range.end });
  }
  return joined
    .map(({ pos, end }) => ({ raw: source.slice(pos, end), line: lineAt(source, pos) }))
    .filter(({ raw }) => !DIRECTIVE.test(raw))
    .map(({ raw, line }) => ({
      kind: 'comment',
      line,
      text: raw.replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)?[ \t]*|\s*\*\/$/gm, ''),
    }));
}

function descriptionsIn(source: string): Text[] {
  const lines = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && ['value', 'x-parts'].includes(String(key.value))) return visit.SKIP;
      const isText = isScalar(key) && ['summary', 'description', 'x-decided'].includes(String(key.value));
      if (isText && isScalar(value) && typeof value.value === 'string')
        texts.push({ kind: 'description', text: value.value, line: lines.linePos(value.range?.[0] ?? 0).line });
    },
  });
  return texts;
}

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length;
