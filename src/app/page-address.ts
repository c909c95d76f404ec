export interface PageAddress {
  origin: () => string;
  pathname: () => string;
  path: () => string;
  fragment: () => string;
}

export function addressAt(url: URL): PageAddress {
  return {
    origin: () => url.origin,
    pathname: () => url.pathname,
    path: () => url.pathname + url.search,
    fragment: () => url.hash.slice(1),
  };
}
