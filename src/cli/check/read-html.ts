import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  line: number;
}

export function readHtml(html: string): PageElement[] {
  return elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: true }));
}

function elementsIn(node: DefaultTreeAdapterTypes.Node): PageElement[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  if (!('tagName' in node)) return inner;
  const own: PageElement = {
    tag: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    line: node.sourceCodeLocation?.startLine ?? 1,
  };
  return [own, ...inner];
}
