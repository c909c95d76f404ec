import type { OpenPage } from '#machines/api/contract.ts';
import { OpenPage as OpenPageSchema } from '#machines/api/schemas/pages/OpenPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const mailPauseFlow = {
  widget: 'mail-pause',
  route: '/account/mail',
  page: pageData<OpenPage>(OpenPageSchema),
} as const satisfies FlowDescription;
