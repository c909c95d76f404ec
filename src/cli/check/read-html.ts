import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { UnreadableError } from '../command.ts';

export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  line: number;
  /** The closest mount point around the element. */
  around: PageElement | undefined;
  isHtml: boolean;
}

export interface PageContent {
  elements: PageElement[];
  comments: { text: string; line: number }[];
  /** Whether browsers render the page by the rules of the nineties. */
  isQuirky: boolean;
}

/** Limits that no real page comes near, and within which parsing takes seconds. */
const MOST_TAGS = 100_000;
const MOST_DEEP = 5_000;

/** Parses a page without recursion. Throws an `UnreadableError` for one too large to check. */
export function readHtml(html: string): PageContent {
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
  return { ...contentOf(document), isQuirky: document.mode !== 'no-quirks' };
}

const tooMany = () => new UnreadableError(`the page has more than ${MOST_TAGS} tags.`);

type Node = DefaultTreeAdapterTypes.Node;

function contentOf(document: Node): Pick<PageContent, 'elements' | 'comments'> {
  const elements: PageElement[] = [];
  const comments: PageContent['comments'] = [];
  const waiting: [Node, PageElement | undefined][] = [[document, undefined]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, around] = next;
    const line = node.sourceCodeLocation?.startLine ?? 1;
    if (node.nodeName === '#comment' && 'data' in node) comments.push({ text: node.data, line });
    const own = 'tagName' in node ? elementOf(node, line, around) : undefined;
    if (own) elements.push(own);
    const point = own?.attributes['data-journal'] === undefined ? around : own;
    const children = 'childNodes' in node ? node.childNodes.toReversed() : [];
    for (const child of children) waiting.push([child, point]);
  }
  return { elements, comments };
}

const elementOf = (
  node: DefaultTreeAdapterTypes.Element,
  line: number,
  around: PageElement | undefined,
): PageElement => ({
  tag: node.tagName,
  attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
  text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  line,
  around,
  isHtml: node.namespaceURI === 'http://www.w3.org/1999/xhtml',
});
