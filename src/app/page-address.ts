/** The address of the page that a widget stands on. */
export interface PageAddress {
  origin: () => string;
  pathname: () => string;
  /** The path with its query. */
  path: () => string;
  /** Without its `#`. */
  fragment: () => string;
}

/** An address that stays as it is, where there is no browser to ask. */
export function addressAt(url: URL): PageAddress {
  return {
    origin: () => url.origin,
    pathname: () => url.pathname,
    path: () => url.pathname + url.search,
    fragment: () => url.hash.slice(1),
  };
}
