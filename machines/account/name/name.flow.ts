import type { ReaderPage } from '#machines/api/contract.ts';
import { ReaderPage as ReaderPageSchema } from '#machines/api/schemas/pages/ReaderPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const nameFlow = {
  widget: 'name',
  route: '/account/name',
  page: pageData<ReaderPage>(ReaderPageSchema),
} as const satisfies FlowDescription;
