import type { DonationSetupPage } from '#machines/api/contract.ts';
import { DonationSetupPage as DonationSetupPageSchema } from '#machines/api/schemas/pages/DonationSetupPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const monthlyDonationCardFlow = {
  widget: 'monthly-donation-card',
  route: '/donation/setup',
  page: pageData<DonationSetupPage>(DonationSetupPageSchema),
  hasLink: true,
} as const satisfies FlowDescription;
