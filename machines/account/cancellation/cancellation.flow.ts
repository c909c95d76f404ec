import type { CancellationPage } from '#machines/api/contract.ts';
import { CancellationPage as CancellationPageSchema } from '#machines/api/schemas/pages/CancellationPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const cancellationFlow = {
  widget: 'cancellation',
  route: '/account/cancel/{token}',
  page: pageData<CancellationPage>(CancellationPageSchema),
} as const satisfies FlowDescription;
