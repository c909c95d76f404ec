import { useState } from 'react';
import { readNow } from '#host/clock.ts';
import type { InvoicePage } from '#machines/api/contract.ts';
import { isPastDue, type Owing, paymentState } from '#machines/rules/payment/invoice.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { invoiceWords } from '#messages/en/invoice.ts';
import { formatDate } from '#messages/format-date.ts';
import { fillCount } from '#messages/plural.ts';
import { Section } from '#parts/layout/Section.tsx';
import type { Definition } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { Giftees } from '#screens/purchase/checkout/Giftees.tsx';
import { OrderRecord } from './OrderRecord.tsx';

/** What stands on an invoice: its number and dates, who pays, what for, and how without a card (INV-5, INV-11). */
export function InvoiceRecord({ page }: { page: InvoicePage & Owing }) {
  const words = useMessages(invoiceWords);
  const { settings, business_info, invoice } = page;
  const entries = useEntries(page);
  const { name, email, created, lines, total, bill } = invoice;
  const takesOffline = business_info && !['paid', 'processing'].includes(paymentState(page));
  return (
    <>
      <OrderRecord
        entries={entries}
        name={name}
        email={email}
        created={created}
        lines={lines}
        total={total}
        terms={settings.terms_of_sale}
      />
      {bill.giftees.length > 0 && (
        <Section title={words.gifts}>
          <Giftees giftees={bill.giftees} />
        </Section>
      )}
      {takesOffline && (
        <Section title={words.offline}>
          <p>
            <ServerWords>{business_info.checking}</ServerWords>
          </p>
          <address>
            {business_info.banking.map((line) => (
              <div key={line}>
                <ServerWords>{line}</ServerWords>
              </div>
            ))}
          </address>
        </Section>
      )}
    </>
  );
}

function useEntries(page: Owing): Definition[] {
  const words = useMessages(invoiceWords);
  const locale = useLocale();
  const [now] = useState(readNow);
  const { invoice } = page;
  const { invoice_no, billed_to, email_to, address, term, due_date, bill } = invoice;
  const coupon = bill.membership?.item.coupon;
  const due = due_date && formatDate(due_date, locale);
  return [
    { term: words.number, detail: invoice_no },
    ...(billed_to ? [{ term: words.billedTo, detail: <ServerWords>{billed_to}</ServerWords> }] : []),
    ...(email_to ? [{ term: words.emailTo, detail: <ServerWords>{email_to}</ServerWords> }] : []),
    ...(address ? [{ term: words.address, detail: <AddressLines address={address} /> }] : []),
    ...(coupon ? [{ term: words.coupon, detail: <ServerWords>{coupon}</ServerWords> }] : []),
    ...(term ? [{ term: words.terms, detail: fillCount(words.net, term) }] : []),
    ...(due
      ? [
          {
            term: words.due,
            detail: (
              <>
                <time dateTime={due_date ?? undefined}>{due}</time>
                {paymentState(page) !== 'paid' && isPastDue(invoice, now) && <strong> {words.pastDue}</strong>}
              </>
            ),
          },
        ]
      : []),
  ];
}
