import type { IssuesPage } from '#machines/api/contract.ts';
import { IssuesPage as IssuesPageSchema } from '#machines/api/schemas/pages/IssuesPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const issuesFlow = {
  widget: 'issues',
  route: '/store/issues',
  page: pageData<IssuesPage>(IssuesPageSchema),
} as const satisfies FlowDescription;
