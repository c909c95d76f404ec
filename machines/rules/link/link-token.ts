import { isPathValue } from './path-value.ts';
import type { Query } from './query.ts';

/** The token of a mailed link, as an address carries it; nothing where it has none, or one that no link was mailed with. */
export function linkToken(query: Query): string | undefined {
  const token = query.get('token');
  return isPathValue('token', token) ? token : undefined;
}
