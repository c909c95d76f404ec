import type { RenewalPage } from '#machines/api/contract.ts';
import { RenewalPage as RenewalPageSchema } from '#machines/api/schemas/pages/RenewalPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const renewalRetryFlow = {
  widget: 'renewal-retry',
  route: '/account/renewal',
  page: pageData<RenewalPage>(RenewalPageSchema),
} as const satisfies FlowDescription;
