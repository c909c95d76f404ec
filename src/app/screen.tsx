import type { ComponentType, ReactNode } from 'react';
import type { Settings } from '#machines/api/contract.ts';
import type { Schema } from '#machines/api/shapes.ts';
import type { AttemptStore, DraftStore } from '#machines/lib/world.ts';
import type { Query } from '#machines/rules/link/query.ts';

/** What a screen is given: the page data its host injected, checked, and the query of the address. */
export interface ScreenProps<Page> {
  page: Page;
  query: Query;
}

/** A screen that checks the page data it needs; it draws nothing from data that does not pass. */
export interface Screen<Page> {
  schema: Schema<Page>;
  /** Opens the attempts to order what it sells; a screen that sells nothing has none. */
  attempts?: OpenAttempts | undefined;
  /** Omitted by screens that have no draft. */
  drafts?: OpenDrafts | undefined;
  /** Does nothing before the reader turns to it, so that HTML from a server is hydrated only then. */
  waits?: boolean | undefined;
  draw: (data: unknown, query: Query) => Drawn | undefined;
}

/** A screen that has its page data, and the host's settings among them. */
interface Drawn {
  settings: Settings;
  shown: ReactNode;
}

/** Opens the attempts to order what a widget sells at a place of the host's site. */
export type OpenAttempts = (widget: string, query: Query, place: string) => AttemptStore;

/** Opens the draft of a purchase at a place; `hasAddress` says whether its choices go into the address. */
export type OpenDrafts = (widget: string, place: string, hasAddress: boolean) => DraftStore;

/** Pairs a screen with the schema of its page data, so that the check is loaded with the screen alone. */
export const defineScreen = <Page extends { settings: Settings }>(
  schema: Schema<Page>,
  Screen: ComponentType<ScreenProps<Page>>,
  { attempts, drafts, waits }: Pick<Screen<Page>, 'attempts' | 'drafts' | 'waits'> = {},
): Screen<Page> => ({
  schema,
  attempts,
  drafts,
  waits,
  draw: (data, query) => {
    const page = schema(data);
    return page && { settings: page.settings, shown: <Screen page={page} query={query} /> };
  },
});
