import type { paths } from '#machines/api/schema.ts';
import type { Schema } from '#machines/api/shapes.ts';

/** What the rooms around a flow need to know of it. */
export interface FlowDescription {
  /** The name of its mount points. */
  widget: string;
  /** The page of the contract that shows it, or one of them. */
  route: keyof paths;
  /** Its page data. */
  page: Schema<unknown>;
  /** Whether the address of its page may carry the token of a mailed link. */
  hasLink?: true;
  /** How its orders are placed. */
  order?: object;
}

/** Gives a schema the contract's own type, by which hosts know the page data. */
export const pageData = <Page>(schema: Schema<Page>): Schema<Page> => schema;
