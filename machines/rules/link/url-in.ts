/** Parses an address; undefined if it is not one. Older browsers have no `URL.parse` or `URL.canParse`. */
export function urlIn(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
