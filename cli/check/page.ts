import type { Widget } from '#machines/flows.ts';
import type { PageContent } from './read-html.ts';
import type { Report } from './report.ts';
import type { ServedPage } from './served-page.ts';

/** A page with what it holds, and where to report what is wrong with it. */
export interface Page extends ServedPage, PageContent, Report {
  widgets: Widget[];
  /** The page data; undefined if there is none to check. */
  data: unknown;
}
