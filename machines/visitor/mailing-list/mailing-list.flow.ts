import type { ShellPage } from '#machines/api/contract.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { object } from '#machines/api/shapes.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const mailingListFlow = {
  widget: 'mailing-list',
  route: '/',
  page: pageData<Pick<ShellPage, 'settings'>>(object({ settings: Settings })),
} as const satisfies FlowDescription;
