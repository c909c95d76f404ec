import { isPathValue } from './path-value.ts';
import type { Query } from './query.ts';

/** Returns the token of a mailed link; undefined if it is missing or malformed. */
export function linkToken(query: Query): string | undefined {
  const token = query.get('token');
  return isPathValue('token', token) ? token : undefined;
}
