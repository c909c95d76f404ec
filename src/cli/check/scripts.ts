import type { PageElement } from './read-html.ts';

const ENTRY = /(?:^|\/)(?:embed-[^/]+|quarterly)\.js$/;

export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

export const isModule = ({ attributes: { type = '' } }: PageElement): boolean => type.toLowerCase() === 'module';

export const isEntry = ({ tag, attributes: { src = '' } }: PageElement): boolean =>
  tag === 'script' && ENTRY.test(pathOf(src));

export interface Copy {
  folder: string;
  isElsewhere: boolean;
  line: number;
}

/** Returns every copy of the build the page loads. Both names of the entry in one folder are one copy. */
export function copiesOf(elements: PageElement[], address = 'http://file.invalid/'): Copy[] {
  const copies = new Map<string, Copy>();
  for (const { attributes, line } of elements.filter((element) => isModule(element) && isEntry(element))) {
    const { src = '' } = attributes;
    if (!URL.canParse(src, address)) continue;
    const file = new URL(src, address);
    const folder = new URL('.', file).href.replace(/\/assets\/$/, '/');
    if (!copies.has(folder)) copies.set(folder, { folder, isElsewhere: file.origin !== new URL(address).origin, line });
  }
  return [...copies.values()];
}
