import type { ComponentType, ReactNode } from 'react';
import type { Settings } from '#machines/api/contract.ts';
import type { Schema } from '#machines/api/shapes.ts';
import type { AttemptStore, DraftStore } from '#machines/lib/world.ts';
import type { Query } from '#machines/rules/link/query.ts';

/** The validated page data and the query of the address. */
export interface ScreenProps<Page> {
  page: Page;
  query: Query;
}

/** A screen with the schema of its page data. It renders nothing from invalid data. */
export interface Screen<Page> {
  schema: Schema<Page>;
  /** Opens the attempts to order what the screen sells; undefined if it sells nothing. */
  attempts?: OpenAttempts | undefined;
  drafts?: OpenDrafts | undefined;
  /** Does nothing until the reader interacts with it, so its server-rendered HTML hydrates only then. */
  waits?: boolean | undefined;
  draw: (data: unknown, query: Query) => Drawn | undefined;
}

interface Drawn {
  settings: Settings;
  shown: ReactNode;
}

/** Opens the attempts to order what a widget sells at a place on the host's site. */
export type OpenAttempts = (widget: string, query: Query, place: string) => AttemptStore;

/** Opens the draft of a purchase at a place; `hasAddress` says whether its choices go into the address. */
export type OpenDrafts = (widget: string, place: string, hasAddress: boolean) => DraftStore;

/** Pairs a screen with its page data's schema, so that both load together. */
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
