import type { PageData, PageId } from '#mocks/documented.ts';
import { pages } from '#mocks/replies.ts';

const ids = new WeakMap<object, PageId>();

/** The documented page data of this name, as a copy of its own. */
export const pageOf = <Id extends PageId>(id: Id, name: keyof (typeof pages)[Id] & string): PageData<Id> => {
  const named: Record<string, { body: unknown }> = pages[id];
  // The documented pages satisfy the contract's types; a copy is no longer read-only.
  const page = structuredClone(named[name]?.body) as PageData<Id> & object;
  ids.set(page, id);
  return page;
};

/** The page that this is the data of. */
export const idOfPage = (page: object): PageId | undefined => ids.get(page);
