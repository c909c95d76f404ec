import type { Query } from '#machines/rules/link/query.ts';
import { digest } from '#machines/rules/text/digest.ts';
import type { PageAddress } from './page-address.ts';

/** All that decides how a widget looks before its reader has done anything. */
export interface Drawing {
  data: unknown;
  query: Query;
  address: PageAddress;
  banners: readonly string[];
}

/** How many elements HTML has, and how many characters of text: what a translator, or an extension of the browser, changes. */
export type Extent = readonly [elements: number, characters: number];

/** The extent of HTML as React writes it, where every `<` is a tag's. */
export const extentOf = (html: string): Extent => [
  html.match(/<[a-z]/g)?.length ?? 0,
  html.replace(/<[^>]*>/g, '').replace(/&[^;]*;/g, '.').length,
];

/** The extent of what stands in an element. */
export const extentIn = (element: Element): Extent => [
  element.getElementsByTagName('*').length,
  element.textContent.length,
];

/** The attribute in which a server says what it drew a widget from. */
export const DRAWN = 'data-journal-drawn';

/** What a widget was drawn from, in short: the parts of the address that it read, and a digest of everything, with how much was drawn. */
export function drawnMark({ data, query, address, banners }: Drawing, parts: Iterable<string>, extent: Extent): string {
  const named = [...parts];
  const read = named.map((part) => (isPart(part) ? address[part]() : query.getAll(part.slice(1))));
  return [...named, digest(JSON.stringify([extent, banners, read, data], withDay))].join(' ');
}

/** A moment with the day that it falls on in this time zone, which is what a date shows of it. */
const withDay = (_: string, value: unknown): unknown =>
  typeof value === 'string' && MOMENT.test(value) ? value + new Date(value).toDateString() : value;

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** Whether a widget would be drawn from the same as the server drew it from, and what it drew still has its extent. */
export const isDrawnFrom = (mark: string, drawing: Drawing, extent: Extent): boolean =>
  drawnMark(drawing, mark.split(' ').slice(0, -1), extent) === mark;

/** The same drawing, noting each part of the address that is read: a parameter as its name behind a question mark. */
export function noting({ query, address, ...rest }: Drawing, parts: Set<string>): Drawing {
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
