import type { ComponentType, ReactNode } from 'react';
import { type GenericSchema, safeParse } from 'valibot';

/** What a screen is given: the page data its host injected, checked, and the query of the address. */
export interface ScreenProps<Page> {
  page: Page;
  query: URLSearchParams;
}

/** A screen that checks the page data it needs; it draws nothing from data that does not pass. */
export interface Screen<Page> {
  schema: GenericSchema<unknown, Page>;
  draw: (data: unknown, query: URLSearchParams) => ReactNode | undefined;
}

/** Pairs a screen with the schema of its page data, so that the check is loaded with the screen alone. */
export const defineScreen = <Page,>(
  schema: GenericSchema<unknown, Page>,
  Screen: ComponentType<ScreenProps<Page>>,
): Screen<Page> => ({
  schema,
  draw: (data, query) => {
    const page = safeParse(schema, data);
    return page.success ? <Screen page={page.output} query={query} /> : undefined;
  },
});
