export interface PageAddress {
  origin: () => string;
  pathname: () => string;
  /** The path with its query. */
  path: () => string;
  /** Without its `#`. */
  fragment: () => string;
}

/** Returns a fixed address, for rendering without a browser. */
export function addressAt(url: URL): PageAddress {
  return {
    origin: () => url.origin,
    pathname: () => url.pathname,
    path: () => url.pathname + url.search,
    fragment: () => url.hash.slice(1),
  };
}
