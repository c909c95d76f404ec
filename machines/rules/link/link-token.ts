import { isPathValue } from './path-value.ts';

/** The token of a mailed link, as an address carries it; nothing where it has none, or one that no link was mailed with. */
export function linkToken(query: URLSearchParams): string | undefined {
  const token = query.get('token');
  return isPathValue('token', token) ? token : undefined;
}
