import { type RefObject, useState } from 'react';
import { readNow } from '#host/clock.ts';
import type { InvoicePage } from '#machines/api/contract.ts';
import { isDue, isPastDue, isPayable, type Owing, paymentState } from '#machines/rules/payment/invoice.ts';
import { invoiceMessages } from '#messages/en/invoice.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { type Definition, DefinitionList } from '#parts/table/DefinitionList.tsx';
import { Money } from '#parts/text/Money.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './InvoiceDue.module.css';

export interface InvoiceDueProps {
  page: InvoicePage & Owing;
  payment: RefObject<HTMLDivElement | null>;
}

export function InvoiceDue({ page, payment }: InvoiceDueProps) {
  const words = useMessages(invoiceMessages);
  const state = paymentState(page);
  return (
    <Section
      title={state === 'paid' ? words.amountPaid : state === 'processing' ? words.amountPaying : words.amountDue}
    >
      <p className={styles.amount}>
        <Money cents={page.invoice.total} />
      </p>
      {isDue(page) && <HowToPay page={page} payment={payment} />}
    </Section>
  );
}

function HowToPay({ page, payment }: InvoiceDueProps) {
  const words = useMessages(invoiceMessages);
  const locale = useLocale();
  const [now] = useState(readNow);
  const { invoice, business_info: offline } = page;
  const { term, due_date } = invoice;
  const due = due_date && formatDate(due_date, locale);
  const entries: Definition[] = [
    {
      term: words.due,
      detail: due ? (
        <>
          <time dateTime={due_date ?? undefined}>{due}</time>
          {isPastDue(invoice, now) && <strong> {words.pastDue}</strong>}
        </>
      ) : (
        words.dueNow
      ),
    },
    ...(term ? [{ term: words.terms, detail: fillCount(words.net, term) }] : []),
    ...(offline ? [{ term: words.offline, detail: <Offline {...offline} /> }] : []),
  ];
  return (
    <>
      <DefinitionList entries={entries} />
      {isPayable(page) && (
        <div className="jr-screen">
          <QuietButton label={words.payOnline} onClick={() => payment.current?.focus()} />
        </div>
      )}
    </>
  );
}

const Offline = ({ checking, banking }: NonNullable<InvoicePage['business_info']>) => (
  <>
    <p>
      <ServerWords>{checking}</ServerWords>
    </p>
    <address>
      {banking.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and their order never changes.
        <div key={at}>
          <ServerWords>{line}</ServerWords>
        </div>
      ))}
    </address>
  </>
);
