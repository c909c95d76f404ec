import type { DonatePage } from '#machines/api/contract.ts';
import { DonatePage as DonatePageSchema } from '#machines/api/schemas/pages/DonatePage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const donateFlow = {
  widget: 'donate',
  route: '/donate',
  page: pageData<DonatePage>(DonatePageSchema),
} as const satisfies FlowDescription;
