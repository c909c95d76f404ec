import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';

/** What a screen is given: the page data its host injected, checked, and the query of the address. */
export interface ScreenProps<Page> {
  page: Page;
  query: URLSearchParams;
}

/** A screen and the schema of the page data it needs. */
export interface Screen<Page> {
  schema: GenericSchema<unknown, Page>;
  Screen: ComponentType<ScreenProps<Page>>;
}
