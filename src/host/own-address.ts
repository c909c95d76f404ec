/** The page's address. Every address that is built from it is built here, so that none can leave the origin. */
export interface PageAddress {
  origin: () => string;
  /** Identifies the page; never part of a link. */
  pathname: () => string;
  /** The path and query, safe as a link. */
  path: () => string;
  fragment: () => string;
  /** Precedes `path` in a link: the origin if a `<base>` would lead elsewhere. */
  start: () => string;
}

/** Reads an address on each call, because a host may change it without a load. */
export function addressAt(read: () => URL, base: () => string = () => read().href): PageAddress {
  return {
    origin: () => read().origin,
    pathname: () => read().pathname,
    path: () => pathIn(read()),
    fragment: () => read().hash.slice(1),
    start: () => (new URL(base()).origin === read().origin ? '' : read().origin),
  };
}

/** Returns the link to a place on the page. A fragment alone would leave the page under a host's `<base>`. */
export const placeOn = ({ start, path }: PageAddress, fragment: string): string => `${start()}${path()}#${fragment}`;

/** Returns the path and query of an address as a link. `//` would start another host's address. */
export function pathIn({ pathname, search }: URL): string {
  if (!pathname.startsWith('/')) return '/';
  return `${/^\/[/\\]/.test(pathname) ? '/.' : ''}${pathname}${search}`;
}

/** Returns the absolute address of a path of this site, whatever the `<base>`; of the front page if it leads elsewhere. */
export function within(origin: string, path: string): string {
  const home = `${origin}/`;
  const url = new URL(URL.canParse(path, home) ? path : home, home);
  return url.origin === origin ? url.href : home;
}

/** Parses the address of a requested page. Throws unless it is an `http` address or a path. */
export function requestedUrl(text: string): URL {
  const url = new URL(text.startsWith('/') ? `http://localhost${text}` : text, 'http://localhost');
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('The address of a page starts with "http" or "/".');
  return url;
}
