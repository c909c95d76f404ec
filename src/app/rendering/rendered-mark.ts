import type { PageAddress } from '#host/address/own-address.ts';
import type { Query } from '#machines/rules/link/query.ts';
import { digest } from '#machines/rules/text/digest.ts';

export interface Rendering {
  data: unknown;
  query: Query;
  address: PageAddress;
  banners: readonly string[];
}

/** The number of elements and text characters, which a translator or browser extension changes. */
export type Extent = readonly [elements: number, characters: number];

/**
 * Returns the extent of React's HTML, where every `<` starts a tag. Counts `noscript` content as text, as browsers with
 * scripting do.
 */
export function extentOf(html: string): Extent {
  const read = html.replace(
    /(<noscript\b[^>]*>)(.*?)(?=<\/noscript>)/gs,
    (_, tag: string, source: string) => tag + '.'.repeat(source.length),
  );
  return [read.match(/<[a-z]/g)?.length ?? 0, read.replace(/<[^>]*>/g, '').replace(/&[^;]*;/g, '.').length];
}

export const extentIn = (element: Element): Extent => [
  element.getElementsByTagName('*').length,
  element.textContent.length,
];

export const RENDERED = 'data-journal-drawn';

/** Begins the part of a mark that says on which day (ISO) it was drawn. */
export const DAY = 'day=';

export const dayIn = (mark: string | null): string | undefined =>
  mark
    ?.split(' ')
    .find((part) => part.startsWith(DAY))
    ?.slice(DAY.length);

/** Returns the mark of a render: the parts of the address it read, and a digest of its input and extent. */
export function renderedMark(
  { data, query, address, banners }: Rendering,
  parts: Iterable<string>,
  extent: Extent,
): string {
  const named = [...parts];
  const read = named
    .filter((part) => !part.startsWith(DAY))
    .map((part) => (isPart(part) ? address[part]() : query.getAll(part.slice(1))));
  return [...named, digest(JSON.stringify([extent, banners, read, data], withDay))].join(' ');
}

/** Adds the local day to a date with a time, because the page shows the day. */
const withDay = (_: string, value: unknown): unknown =>
  typeof value === 'string' && MOMENT.test(value) ? value + new Date(value).toDateString() : value;

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** Cards expire at the end of a month, so a page drawn in another one may differ. */
export const isRenderedFrom = (mark: string, drawing: Rendering, extent: Extent, today: string): boolean =>
  (dayIn(mark) ?? today).slice(0, 'yyyy-mm'.length) === today.slice(0, 'yyyy-mm'.length) &&
  renderedMark(drawing, mark.split(' ').slice(0, -1), extent) === mark;

export function tracked({ query, address, ...rest }: Rendering, parts: Set<string>): Rendering {
  const note = <Value>(part: string, read: () => Value): Value => {
    parts.add(part);
    return read();
  };
  return {
    ...rest,
    query: {
      get: (name) => note(`?${name}`, () => query.get(name)),
      getAll: (name) => note(`?${name}`, () => query.getAll(name)),
    },
    address: {
      origin: () => note('origin', address.origin),
      pathname: () => note('pathname', address.pathname),
      path: () => note('path', address.path),
      fragment: () => note('fragment', address.fragment),
    },
  };
}

const isPart = (name: string): name is keyof PageAddress => ['origin', 'pathname', 'path', 'fragment'].includes(name);
