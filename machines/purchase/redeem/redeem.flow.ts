import type { RedeemPage } from '#machines/api/contract.ts';
import { RedeemPage as RedeemPageSchema } from '#machines/api/schemas/pages/RedeemPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const redeemFlow = {
  widget: 'redeem',
  route: '/subscribe/redeem',
  page: pageData<RedeemPage>(RedeemPageSchema),
  hasLink: true,
} as const satisfies FlowDescription;
