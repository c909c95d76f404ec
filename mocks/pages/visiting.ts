import { expect } from 'vitest';
import { objectionsTo } from '../contract/check.ts';
import type { PageId } from '../documented.ts';
import { hostPage } from '../http/preferred.ts';
import { openAs } from '../journal/open-journal.ts';
import type { Reader } from '../readers.ts';
import { pages } from '../replies.ts';
import type { AnyAnswer } from '../respond.ts';

/** Opens pages as a reader: what a page shows without its settings; one that the contract does not state fails the test. */
export function visiting(reader: Reader, opened = openAs(reader)) {
  const show = async (address: string): Promise<object> => {
    const page = opened.visit(address);
    if (!page || 'redirect' in page) throw new Error(`There is no page at ${address}.`);
    // What a page shows is a record.
    const { settings, ...shown } = page.data as { settings: object };
    expect(settings).toMatchObject(pages.showSubscribe.visitor.body.settings);
    expect(await found(page.id, page.data)).toEqual([]);
    return shown;
  };
  return { ...opened, show };
}

/** What a documented page shows without its settings. */
export function example<Id extends PageId>(id: Id, name: keyof (typeof pages)[Id] & string): object {
  // Every example of `pages` has a body with settings; the compiler cannot follow two type parameters that far.
  const { settings: _, ...shown } = (pages[id][name] as AnyAnswer).body as { settings: object };
  return shown;
}

async function found(id: PageId, body: unknown) {
  const { status, headers } = Object.values<AnyAnswer>(pages[id])[0] ?? { status: 200 };
  const response = hostPage({ status, headers, body });
  return objectionsTo(id, { status, headers: response.headers, text: await response.text() });
}
