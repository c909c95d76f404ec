import type { ComponentType, ReactNode } from 'react';
import type { Settings } from '#machines/api/contract.ts';
import type { Schema } from '#machines/api/shapes.ts';
import type { AttemptStore, DraftStore } from '#machines/lib/world.ts';
import type { Query } from '#machines/rules/link/query.ts';

export interface ScreenProps<Page> {
  page: Page;
  query: Query;
}

export interface Screen<Page> {
  schema: Schema<Page>;
  attempts?: OpenAttempts | undefined;
  drafts?: OpenDrafts | undefined;
  /** The screen does nothing until the reader interacts with it, so its server-rendered HTML hydrates only then. */
  waits?: boolean | undefined;
  draw: (data: unknown, query: Query) => Drawn | undefined;
}

interface Drawn {
  settings: Settings;
  shown: ReactNode;
}

export type OpenAttempts = (widget: string, query: Query, place: string) => AttemptStore;

export type OpenDrafts = (widget: string, place: string, hasAddress: boolean, isVisitor: boolean) => DraftStore;

export const defineScreen = <Page extends { settings: Settings }>(
  { page: schema }: { page: Schema<Page> },
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
