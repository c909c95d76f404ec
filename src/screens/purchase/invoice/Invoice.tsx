import { type ReactNode, useEffect, useState } from 'react';
import { attemptsAtPlace } from '#app/attempts.ts';
import { Later } from '#app/Later.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { readNow } from '#host/clock.ts';
import { reload } from '#host/location.ts';
import { onOld } from '#host/returns.ts';
import type { InvoicePage } from '#machines/api/contract.ts';
import { InvoicePage as InvoicePageSchema } from '#machines/api/schemas/pages/InvoicePage.ts';
import {
  couponOf,
  isPastDue,
  isPayable,
  latestFailure,
  type Owing,
  paymentState,
  withoutStop,
} from '#machines/rules/payment/invoice.ts';
import { receiptPath } from '#machines/rules/payment/landing.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { useContact, useLocale, useMessages } from '#messages/context.tsx';
import { invoiceWords } from '#messages/en/invoice.ts';
import { formatDate } from '#messages/format-date.ts';
import type { Messages } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import type { Definition } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { Giftees } from '#screens/purchase/checkout/OrderReview.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { OrderRecord } from './OrderRecord.tsx';

/** An invoice, by its token: what it is for, how its payment stands, and its payment where it can be paid here (INV-2, INV-12). */
export function Invoice({ page: opened }: Pick<ScreenProps<InvoicePage>, 'page'>) {
  const [page, setPage] = useState(opened);
  const words = useMessages(invoiceWords);
  const contact = useContact();
  const textOf = useProblemText();
  const { invoice } = page;
  // It may have been paid since, here or elsewhere.
  useEffect(() => onOld(reload), []);
  if (!invoice) {
    return (
      <>
        <PageHeading title={words.title} />
        <Notice kind="warning">{contact(words.missing, words.missingAlone)}</Notice>
      </>
    );
  }
  const owing = { ...page, invoice };
  return (
    <>
      <PageHeading title={words.title} lead={standing(owing, words)} />
      <OrderOutcome />
      <InvoiceRecord page={owing} />
      {isPayable(owing) && (
        <Later
          load={() => import('./InvoicePayment.tsx')}
          loading={words.loadingPayment}
          failed={textOf({ field: 'payment', code: 'paymentUnavailable' })}
        >
          {({ InvoicePayment }) => <InvoicePayment page={page} invoice={invoice} onPage={setPage} />}
        </Later>
      )}
    </>
  );
}

export const screen = defineScreen<InvoicePage>(InvoicePageSchema, Invoice, { attempts: attemptsAtPlace });

/** How the payment stands, in a sentence; nothing where there is nothing to say (INV-12). */
function standing(page: Owing, words: Messages['invoice']): ReactNode {
  switch (paymentState(page)) {
    case 'paid':
      return (
        <>
          {words.paid}{' '}
          <span className="jr-screen">
            <TextLink href={receiptPath(page.receipt ?? '')}>{words.receipt}</TextLink>
          </span>
        </>
      );
    case 'processing':
      return words.processing;
    case 'offline':
      return words.checkOrWire;
    case 'failed': {
      const message = withoutStop(serverWords(latestFailure(page.invoice)) ?? '');
      return <ServerWords>{fill(words.failed, { message })}</ServerWords>;
    }
    case 'closed':
    case 'payable':
      return undefined;
  }
}

/** What stands on an invoice: its number and dates, who pays, what for, and how without a card (INV-5, INV-11). */
function InvoiceRecord({ page }: { page: InvoicePage & Owing }) {
  const words = useMessages(invoiceWords);
  const { settings, business_info, invoice } = page;
  const { giftees } = invoice.bill;
  const takesOffline = business_info && !['paid', 'processing'].includes(paymentState(page));
  return (
    <>
      <OrderRecord entries={useEntries(page)} order={invoice} terms={settings.terms_of_sale} />
      {giftees.length > 0 && (
        <Section title={words.gifts}>
          <Giftees giftees={giftees} />
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
  const { invoice_no, billed_to, email_to, address, term, due_date } = invoice;
  const coupon = couponOf(invoice);
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
