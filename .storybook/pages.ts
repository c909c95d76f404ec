import type { InvoicePage, ReceiptPage, SubscribePage } from '#machines/api/contract.ts';
import { pages } from '#mocks/replies.ts';

interface PageData {
  showSubscribe: SubscribePage;
  showReceipt: ReceiptPage;
  showInvoice: InvoicePage;
}

/** The documented page data of this name, as a copy of its own. */
export const pageOf = <Id extends keyof PageData>(id: Id, name: keyof (typeof pages)[Id] & string): PageData[Id] => {
  const named: Record<string, { body: unknown }> = pages[id];
  // The documented pages satisfy the contract's types; a copy is no longer read-only.
  return structuredClone(named[name]?.body) as PageData[Id];
};
