import type { ShellPage } from '#machines/api/contract.ts';
import { ShellPage as ShellPageSchema } from '#machines/api/schemas/pages/ShellPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const headerFlow = {
  widget: 'header',
  route: '/',
  page: pageData<ShellPage>(ShellPageSchema),
} as const satisfies FlowDescription;
