import type { Query } from '../link/query.ts';

/** What a link to the mailing-list widget signs the reader up for: its repeated `list-tag` parameters (ENTRY-4). */
export const readListTags = (query: Query): string[] =>
  [...new Set(query.getAll('list-tag'))].filter((tag) => TAG.test(tag)).slice(0, MOST);

/** `Tag` and `ListTag` of the contract; what is no tag the call would be refused for. */
const TAG = /^[a-z0-9-]{1,64}$/;
const MOST = 20;
