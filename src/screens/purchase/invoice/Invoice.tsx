import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import type { ScreenProps } from '#app/screen.tsx';
import { attemptsAtPlace } from '#app/storage/attempts.ts';
import { openDrafts } from '#app/storage/drafts.ts';
import { reload } from '#host/address/location.ts';
import { onOld } from '#host/address/returns.ts';
import type { InvoicePage } from '#machines/api/contract.ts';
import { invoiceFlow } from '#machines/purchase/invoice/invoice.flow.ts';
import {
  couponOf,
  isDue,
  isPayable,
  latestFailure,
  type Owing,
  paymentState,
  withoutStop,
} from '#machines/rules/payment/invoice.ts';
import { receiptPath } from '#machines/rules/payment/landing.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { invoiceMessages } from '#messages/en/invoice.ts';
import type { English } from '#messages/english.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useContact, useLocale, useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import type { Definition } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { LaterNotice, loadDeposits } from '#screens/purchase/checkout/LaterNotice.tsx';
import { Giftees } from '#screens/purchase/checkout/review/OrderReview.tsx';
import { definePurchase } from '#screens/purchase/returned-payment/purchase-screen.tsx';
import styles from './Document.module.css';
import { InvoiceDue } from './InvoiceDue.tsx';
import { Letterhead } from './Letterhead.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { OrderRecord } from './OrderRecord.tsx';

/** An invoice opened by its token: its lines, status and, if payable here, its payment (INV-2, INV-12). */
export function Invoice({ page: opened }: Pick<ScreenProps<InvoicePage>, 'page'>) {
  const [page, setPage] = useState(opened);
  const words = useMessages(invoiceMessages);
  const contact = useContact();
  const textOf = useProblemText();
  const locale = useLocale();
  const payment = useRef<HTMLDivElement>(null);
  const { invoice, settings } = page;
  // It may have been paid since, here or elsewhere.
  useEffect(() => onOld(reload), []);
  if (!invoice) {
    return (
      <>
        <PageHeading title={words.title} />
        <Stack>
          <Notice kind="warning">{contact(words.missing, words.missingAlone)}</Notice>
          <SettingsLink />
        </Stack>
      </>
    );
  }
  const owing = { ...page, invoice };
  const deposits = paymentState(owing) === 'processing' ? invoice.processing?.deposits : undefined;
  return (
    <div className={styles.document}>
      <Letterhead
        title={words.title}
        lead={standing(owing, words, locale)}
        print={words.print}
        seller={settings.seller}
      />
      <OrderOutcome />
      {deposits && (
        <LaterNotice load={loadDeposits}>
          {({ DepositsNotice }) => <DepositsNotice deposits={deposits} of="payment" isNew={false} />}
        </LaterNotice>
      )}
      <InvoiceDue page={owing} payment={payment} />
      <InvoiceRecord page={owing} />
      {isPayable(owing) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which would repeat the label.
        <div ref={payment} role="group" aria-label={words.payOnline} tabIndex={-1}>
          <LazyPart
            load={loadInvoicePayment}
            loading={words.loadingPayment}
            failed={textOf({ field: 'payment', code: 'paymentUnavailable' })}
          >
            {({ InvoicePayment }) => <InvoicePayment page={page} invoice={invoice} onPage={setPage} />}
          </LazyPart>
        </div>
      )}
    </div>
  );
}

export const screen = definePurchase(invoiceFlow, Invoice, {
  attempts: attemptsAtPlace,
  drafts: openDrafts,
});

function standing(page: Owing, words: English['invoice'], locale: string): ReactNode {
  const paid = formatDate(page.invoice.paid_on, locale);
  switch (paymentState(page)) {
    case 'paid':
      return (
        <>
          {paid ? fillNodes(words.paidOn, { date: <time dateTime={page.invoice.paid_on}>{paid}</time> }) : words.paid}{' '}
          <span className="jr-screen">
            <TextLink href={receiptPath(page.receipt ?? '')}>{words.receipt}</TextLink>
          </span>
        </>
      );
    case 'processing':
      return page.invoice.processing?.deposits ? undefined : words.processing;
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

function InvoiceRecord({ page }: { page: InvoicePage & Owing }) {
  const words = useMessages(invoiceMessages);
  const { settings, invoice } = page;
  const { giftees } = invoice.bill;
  return (
    <>
      <OrderRecord
        order={invoice}
        number={{ term: words.number, detail: invoice.invoice_no }}
        terms={settings.terms_of_sale}
        withdrawal={settings.withdrawal && paymentState(page) === 'paid' ? invoice.invoice_no : undefined}
        billed={useBilled(invoice)}
        entries={useEntries(page)}
      />
      {giftees.length > 0 && (
        <Section title={words.gifts}>
          <Giftees giftees={giftees} />
        </Section>
      )}
    </>
  );
}

function useBilled({ billed_to, email_to }: Owing['invoice']): Definition[] {
  const words = useMessages(invoiceMessages);
  return [
    ...(billed_to ? [{ term: words.billedTo, detail: <ServerWords>{billed_to}</ServerWords> }] : []),
    ...(email_to ? [{ term: words.emailTo, detail: <ServerWords>{email_to}</ServerWords> }] : []),
  ];
}

function useEntries(page: Owing): Definition[] {
  const words = useMessages(invoiceMessages);
  const { invoice } = page;
  const { address, term } = invoice;
  const coupon = couponOf(invoice);
  return [
    ...(address ? [{ term: words.address, detail: <AddressLines address={address} /> }] : []),
    // Beside the due date as long as anything is due.
    ...(term && !isDue(page) ? [{ term: words.terms, detail: fillCount(words.net, term) }] : []),
    ...(coupon ? [{ term: words.coupon, detail: <ServerWords>{coupon}</ServerWords> }] : []),
  ];
}

const loadInvoicePayment = () => import('./InvoicePayment.tsx');
