import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { UnreadableError } from '../command.ts';

export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  line: number;
  isHtml: boolean;
  parent: PageElement | undefined;
}

export interface PageContent {
  elements: PageElement[];
  /** The elements inside `<template>`, which are not on the page. */
  inert: PageElement[];
  comments: { text: string; line: number }[];
  base: PageElement | undefined;
  /** Resolves an address as browsers do for an element: against the first `<base href>`, if it comes before. */
  resolve: (address: string | undefined, element: PageElement) => URL | undefined;
}

/** Stands for the unknown address of a local page. */
export const FILE = 'http://file.invalid/';

/** Limits that no real page comes near, and within which parsing takes seconds. */
const MOST_TAGS = 100_000;
const MOST_DEEP = 5_000;

/** Parses a page without recursion. Throws an `UnreadableError` for one too large to check. */
export function readHtml(html: string, address = FILE): PageContent {
  if (html.split(/<[a-z!/?]/i, MOST_TAGS + 2).length > MOST_TAGS + 1) throw tooMany();
  let depth = 0;
  let created = 0;
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      // Broken nesting makes the parser repeat elements.
      createElement: (...given) => {
        created += 1;
        if (created > MOST_TAGS) throw tooMany();
        return defaultTreeAdapter.createElement(...given);
      },
      onItemPush: () => {
        depth += 1;
        if (depth > MOST_DEEP) throw new UnreadableError(`the page nests elements more than ${MOST_DEEP} levels deep.`);
      },
      onItemPop: () => {
        depth -= 1;
      },
    },
  });
  const { elements, inert, comments } = contentOf(document);
  const base = elements.find(({ tag, attributes }) => tag === 'base' && attributes.href !== undefined);
  const after = new Set(base ? elements.slice(elements.indexOf(base)) : []);
  const to = URL.parse(base?.attributes.href ?? '', address);
  const moved = to && /^https?:$/.test(to.protocol) ? to.href : address;
  return {
    elements,
    inert,
    comments,
    base,
    resolve: (given = '', element) => URL.parse(given, after.has(element) ? moved : address) ?? undefined,
  };
}

export const metasOf = (elements: PageElement[], kind: 'name' | 'http-equiv', value: string): PageElement[] =>
  elements.filter(({ tag, attributes }) => tag === 'meta' && attributes[kind]?.toLowerCase() === value);

const tooMany = () => new UnreadableError(`the page has more than ${MOST_TAGS} tags.`);

type Node = DefaultTreeAdapterTypes.Node;

function contentOf(document: Node): Pick<PageContent, 'elements' | 'inert' | 'comments'> {
  const elements: PageElement[] = [];
  const inert: PageElement[] = [];
  const comments: PageContent['comments'] = [];
  const waiting: [node: Node, list: PageElement[], parent?: PageElement][] = [[document, elements]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, list, parent] = next;
    const line = node.sourceCodeLocation?.startLine ?? 1;
    if (node.nodeName === '#comment' && 'data' in node) comments.push({ text: node.data, line });
    const own = 'tagName' in node ? elementOf(node, line, parent) : undefined;
    if (own) list.push(own);
    if ('content' in node) waiting.push([node.content, inert, own]);
    for (const child of childrenOf(node)) waiting.push([child, list, own]);
  }
  return { elements, inert, comments };
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes.toReversed() : []);

const elementOf = (
  node: DefaultTreeAdapterTypes.Element,
  line: number,
  parent: PageElement | undefined,
): PageElement => ({
  tag: node.tagName,
  attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
  text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  line,
  isHtml: node.namespaceURI === 'http://www.w3.org/1999/xhtml',
  parent,
});
