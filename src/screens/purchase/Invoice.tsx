import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import type { InvoicePage, Invoice as InvoiceRecord } from '#machines/api/contract.ts';
import { InvoicePage as InvoicePageSchema } from '#machines/api/schemas.gen.ts';
import { serverWords } from '#machines/rules/safe-text.ts';
import { useContact, useMessages } from '#messages/context.tsx';
import { invoiceWords } from '#messages/en/records.ts';
import { fill } from '#messages/text.ts';
import { Notice } from '#parts/Notice.tsx';
import { PageHeading } from '#parts/PageHeading.tsx';
import { ServerWords } from '#parts/ServerWords.tsx';
import { OrderRecord } from './OrderRecord.tsx';

/** An invoice, by its token: what it is for, and how its payment stands (INV-2, INV-12). */
export function Invoice({ page: { settings, invoice } }: Pick<ScreenProps<InvoicePage>, 'page'>) {
  const words = useMessages(invoiceWords);
  const contact = useContact();
  if (!invoice) {
    return (
      <>
        <PageHeading title={words.title} />
        <Notice kind="warning">{contact(words.missing, words.missingAlone)}</Notice>
      </>
    );
  }
  const { invoice_no, name, email, created, lines, total } = invoice;
  return (
    <>
      <PageHeading title={words.title} lead={<PaymentState invoice={invoice} />} />
      <OrderRecord
        entries={[{ term: words.number, detail: invoice_no }]}
        name={name}
        email={email}
        created={created}
        lines={lines}
        total={total}
        terms={settings.terms_of_sale}
      />
    </>
  );
}

export const screen = defineScreen<InvoicePage>(InvoicePageSchema, Invoice);

function PaymentState({ invoice: { processing, failures } }: { invoice: InvoiceRecord }) {
  const words = useMessages(invoiceWords);
  if (processing) return words.processing;
  const latest = failures[0];
  return latest && <ServerWords>{fill(words.failed, { message: serverWords(latest.data.msg) ?? '' })}</ServerWords>;
}
