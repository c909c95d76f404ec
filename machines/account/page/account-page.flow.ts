import type { AccountPage } from '#machines/api/contract.ts';
import { AccountPage as AccountPageSchema } from '#machines/api/schemas/pages/AccountPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const accountFlow = {
  widget: 'account',
  route: '/account',
  page: pageData<AccountPage>(AccountPageSchema),
} as const satisfies FlowDescription;
