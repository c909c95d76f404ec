import type { PageDataProblem } from '#machines/api/page-data-problems.ts';
import type { Widget } from '#machines/flows.ts';
import { type ContentPolicy, contentPolicy, type PolicyOptions, policyHeader } from '#src/server/content-policy.ts';
import { checkPageData, type RenderOptions, render as renderAny, widgets } from '#src/server.tsx';
import type { Messages, PageData, PageDataOf, TextName } from './page-data.ts';

export type {
  ContentPolicy,
  Messages,
  PageData,
  PageDataOf,
  PageDataProblem,
  PolicyOptions,
  RenderOptions,
  TextName,
  Widget,
};
export { checkPageData, contentPolicy, policyHeader, widgets };

/**
 * Renders a widget with its mount point as HTML. The browser's module hydrates it on a page with the same page data and
 * address, and renders it again in its place otherwise. Returns '' for a header or footer with unreadable page data: the
 * host's own stays. Rejects an unknown widget and a `url` that is not one.
 */
export function render<Name extends Widget>(
  widget: Name,
  data: PageData<Name>,
  options?: RenderOptions,
): Promise<string> {
  return renderAny(widget, data, options);
}
