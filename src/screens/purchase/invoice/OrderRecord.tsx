import type { Receipt } from '#machines/api/contract.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { receiptWords } from '#messages/en/invoice.ts';
import { purchaserWords, reviewWords } from '#messages/en/order.ts';
import { formatDate } from '#messages/format-date.ts';
import { Section } from '#parts/layout/Section.tsx';
import { type Definition, DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { OrderReview } from '#screens/purchase/checkout/OrderReview.tsx';

export interface OrderRecordProps {
  order: Pick<Receipt, 'name' | 'email' | 'created' | 'lines' | 'total'>;
  terms?: string;
  /** What stands before the purchaser, such as an invoice's number. */
  entries?: readonly Definition[];
}

/** An order that was placed, read-only: who, when and what (INV-3). */
export function OrderRecord({ order, terms, entries = [] }: OrderRecordProps) {
  const { name, email, created, lines, total } = order;
  const purchaser = useMessages(purchaserWords);
  const receipt = useMessages(receiptWords);
  const review = useMessages(reviewWords);
  const day = formatDate(created, useLocale());
  return (
    <>
      <Section title={purchaser.title}>
        <DefinitionList
          entries={[
            ...entries,
            { term: receipt.name, detail: <ServerWords>{name}</ServerWords> },
            { term: receipt.email, detail: <ServerWords>{email}</ServerWords> },
            ...(day ? [{ term: receipt.date, detail: <time dateTime={created}>{day}</time> }] : []),
          ]}
        />
      </Section>
      <Section title={review.title}>
        <OrderReview lines={lines} total={total} terms={terms} hideCaption />
      </Section>
    </>
  );
}
