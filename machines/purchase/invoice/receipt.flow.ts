import type { ReceiptPage } from '#machines/api/contract.ts';
import { ReceiptPage as ReceiptPageSchema } from '#machines/api/schemas/pages/ReceiptPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const receiptFlow = {
  widget: 'receipt',
  route: '/receipts',
  page: pageData<ReceiptPage>(ReceiptPageSchema),
  hasLink: true,
} as const satisfies FlowDescription;
