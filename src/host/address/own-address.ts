/** The page's address. Every address that is built from it is built here, so that none can leave the origin. */
export interface PageAddress {
  origin: () => string;
  /** Identifies the page; never part of a link. */
  pathname: () => string;
  /** The path and query, safe as a link and before a fragment. */
  path: () => string;
  fragment: () => string;
}

/** Reads an address on each call, because a host may change it without a load. */
export const addressAt = (read: () => URL, base = () => read().href): PageAddress => ({
  // A page in a frame's `srcdoc` has the address of the frame's page as its base.
  origin: () => (read().origin === 'null' ? new URL(base()) : read()).origin,
  pathname: () => read().pathname,
  path: () => {
    const url = read();
    return (new URL(base()).origin === url.origin ? '' : url.origin) + pathIn(url);
  },
  fragment: () => read().hash.slice(1),
});

/** Returns the path and query of an address as a link. `//` would start another host's address. */
export const pathIn = ({ pathname, search }: URL): string => pathname.replace(/^\/(?=[/\\])/, '/./') + search;

/** Returns the absolute address of a path of this site, whatever the `<base>`. */
export const within = (origin: string, path: string): string => new URL(`.${path}`, `${origin}/`).href;

/** Parses the address of a requested page. Throws unless it is an `http` address or a path. */
export function requestedUrl(text: string): URL {
  const url = new URL(text.startsWith('/') ? `http://localhost${text}` : text, 'http://localhost');
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('The address of a page starts with "http" or "/".');
  return url;
}
