import type { PageElement } from './read-html.ts';

/** Resolves an address as browsers do for an element: against the first `<base href>`, if it comes before. */
export type Resolve = (address: string, element: PageElement) => URL | undefined;

/** Stands for the unknown address of a local page. */
export const FILE = 'http://file.invalid/';

export const baseOf = (elements: PageElement[]): PageElement | undefined =>
  elements.find(({ tag, attributes }) => tag === 'base' && attributes.href !== undefined);

export function resolverOf(elements: PageElement[], address = FILE): Resolve {
  const base = baseOf(elements);
  const at = base ? elements.indexOf(base) : 0;
  const after = new Set(base ? elements.slice(at) : []);
  const from = URL.parse(base?.attributes.href ?? '', address);
  const moved = from && /^https?:$/.test(from.protocol) ? from.href : address;
  return (given, element) => URL.parse(given, after.has(element) ? moved : address) ?? undefined;
}
