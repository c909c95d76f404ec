import type { WithdrawalPage } from '#machines/api/contract.ts';
import { WithdrawalPage as WithdrawalPageSchema } from '#machines/api/schemas/pages/WithdrawalPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const withdrawalFlow = {
  widget: 'withdrawal',
  route: '/withdraw',
  page: pageData<WithdrawalPage>(WithdrawalPageSchema),
} as const satisfies FlowDescription;
