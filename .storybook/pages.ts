import type { PageData, PageId } from '#mocks/documented.ts';
import { pages } from '#mocks/replies.ts';

const ids = new WeakMap<object, PageId>();

/** Returns a copy of the documented page data with this name. */
export const pageOf = <Id extends PageId>(id: Id, name: keyof (typeof pages)[Id] & string): PageData<Id> => {
  const named: Record<string, { body: unknown }> = pages[id];
  const page = structuredClone(named[name]?.body) as PageData<Id> & object;
  ids.set(page, id);
  return page;
};

/** Returns the page that this data belongs to. */
export const idOfPage = (page: object): PageId | undefined => ids.get(page);
