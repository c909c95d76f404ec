import type { EmailPage } from '#machines/api/contract.ts';
import { EmailPage as EmailPageSchema } from '#machines/api/schemas/pages/EmailPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const emailFlow = {
  widget: 'email',
  route: '/account/email',
  page: pageData<EmailPage>(EmailPageSchema),
  hasLink: true,
} as const satisfies FlowDescription;
