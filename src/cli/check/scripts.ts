import type { PageElement } from './read-html.ts';

/** The entry under the name of a build, or under the one that no release changes. */
const ENTRY = /(?:^|\/)(?:embed-[^/]+|quarterly)\.js$/;

export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

export const isModule = ({ attributes: { type = '' } }: PageElement): boolean => type.toLowerCase() === 'module';

/** Whether a script names the entry, whatever its type. */
export const isEntry = ({ tag, attributes: { src = '' } }: PageElement): boolean =>
  tag === 'script' && ENTRY.test(pathOf(src));

/** A build that a page loads. */
export interface Copy {
  /** The address of its folder. */
  folder: string;
  /** Whether another origin serves it. */
  isElsewhere: boolean;
  line: number;
}

/** Every build that the page loads. The two names of an entry in one folder are one build. */
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
