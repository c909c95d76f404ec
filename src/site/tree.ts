/** An element as plain data, rendered by `draw` (DOM) or `write` (HTML). */
export interface Tree {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  children: readonly (Tree | string)[];
}

export const tree = (
  tag: string,
  attributes: Tree['attributes'] = {},
  ...children: readonly (Tree | string)[]
): Tree => ({ tag, attributes, children });

export function draw(page: Document, { tag, attributes, children }: Tree): Element {
  const element = SVG_TAGS.has(tag) ? page.createElementNS('http://www.w3.org/2000/svg', tag) : page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children.map((child) => (typeof child === 'string' ? child : draw(page, child))));
  return element;
}

export function write({ tag, attributes, children }: Tree): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : write(child)));
  return `<${tag}${written.join('')}>${inner.join('')}</${tag}>`;
}

export function findAll(root: Tree, tag: string): Tree[] {
  const below = root.children.flatMap((child) => (typeof child === 'string' ? [] : findAll(child, tag)));
  return root.tag === tag ? [root, ...below] : below;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const SVG_TAGS: ReadonlySet<string> = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'text']);
