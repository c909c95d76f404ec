import type { Query } from '../link/query.ts';

/** Returns the mailing lists in a link's repeated `list-tag` parameters (ENTRY-4). */
export const readListTags = (query: Query): string[] =>
  [...new Set(query.getAll('list-tag'))].filter((tag) => TAG.test(tag)).slice(0, MOST);

/** `Tag` and `ListTag` of the contract. The server would refuse the request for any other tag. */
const TAG = /^[a-z0-9-]{1,64}$/;
const MOST = 20;
