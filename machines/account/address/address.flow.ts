import type { AddressPage } from '#machines/api/contract.ts';
import { AddressPage as AddressPageSchema } from '#machines/api/schemas/pages/AddressPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const addressFlow = {
  widget: 'address',
  route: '/account/address',
  page: pageData<AddressPage>(AddressPageSchema),
  hasLink: true,
} as const satisfies FlowDescription;
