import type { ReaderPage } from '#machines/api/contract.ts';
import { ReaderPage as ReaderPageSchema } from '#machines/api/schemas/pages/ReaderPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const addressDeletionFlow = {
  widget: 'address-deletion',
  route: '/account/address/{shipcode}/delete',
  page: pageData<ReaderPage>(ReaderPageSchema),
} as const satisfies FlowDescription;
