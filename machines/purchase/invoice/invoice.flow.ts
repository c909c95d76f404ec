import type { InvoicePage } from '#machines/api/contract.ts';
import { InvoicePage as InvoicePageSchema } from '#machines/api/schemas/pages/InvoicePage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const invoiceFlow = {
  widget: 'invoice',
  route: '/invoice/{invoice}',
  page: pageData<InvoicePage>(InvoicePageSchema),
} as const satisfies FlowDescription;
