import type { IssuePage } from '#machines/api/contract.ts';
import { IssuePage as IssuePageSchema } from '#machines/api/schemas/pages/IssuePage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const issueFlow = {
  widget: 'issue',
  route: '/issue/{slug}',
  page: pageData<IssuePage>(IssuePageSchema),
} as const satisfies FlowDescription;
