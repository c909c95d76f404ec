import { digest } from '#machines/rules/text/digest.ts';
import type { PageAddress } from './page-address.ts';

/** All that decides how a widget looks before its reader has done anything. */
export interface Drawing {
  data: unknown;
  search: string;
  banners: readonly string[];
  address: PageAddress;
}

/** The attribute in which a server says what it drew a widget from. */
export const DRAWN = 'data-journal-drawn';

/** What a widget was drawn from, in short: the parts of the address that it shows, and a digest of everything. */
export function drawnMark({ data, search, banners, address }: Drawing, parts: Iterable<keyof PageAddress>): string {
  const named = [...parts];
  const all = [search, banners, named.map((part) => address[part]()), data];
  return [...named, digest(JSON.stringify(all))].join(' ');
}

/** Whether a widget would be drawn from the same as the server drew it from. */
export function isDrawnFrom(mark: string, drawing: Drawing): boolean {
  const parts = mark.split(' ').slice(0, -1).filter(isPart);
  return drawnMark(drawing, parts) === mark;
}

const isPart = (name: string): name is keyof PageAddress => ['origin', 'pathname', 'path', 'fragment'].includes(name);
