import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import type { ReceiptPage } from '#machines/api/contract.ts';
import { ReceiptPage as ReceiptPageSchema } from '#machines/api/schemas.gen.ts';
import { useContact, useMessages } from '#messages/context.tsx';
import { receiptWords } from '#messages/en/records.ts';
import { Notice } from '#parts/Notice.tsx';
import { PageHeading } from '#parts/PageHeading.tsx';
import { OrderRecord } from './OrderRecord.tsx';

/** The receipt of an order (INV-1, INV-3). */
export function Receipt({ page: { settings, receipt } }: Pick<ScreenProps<ReceiptPage>, 'page'>) {
  const words = useMessages(receiptWords);
  const contact = useContact();
  if (!receipt) {
    return (
      <>
        <PageHeading title={words.title} />
        <Notice kind="warning">{contact(words.missing, words.missingAlone)}</Notice>
      </>
    );
  }
  const { name, email, created, lines, total } = receipt;
  return (
    <>
      <PageHeading title={words.title} lead={words.thanks} />
      <OrderRecord
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

export const screen = defineScreen<ReceiptPage>(ReceiptPageSchema, Receipt);
