import type { RenewPage } from '#machines/api/contract.ts';
import { RenewPage as RenewPageSchema } from '#machines/api/schemas/pages/RenewPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const renewFlow = {
  widget: 'renew',
  route: '/subscribe/renew',
  page: pageData<RenewPage>(RenewPageSchema),
} as const satisfies FlowDescription;
