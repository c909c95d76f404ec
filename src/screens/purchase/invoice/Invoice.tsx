import { type ReactNode, useEffect } from 'react';
import { Later } from '#app/Later.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { reload } from '#host/location.ts';
import { onOld } from '#host/returns.ts';
import type { InvoicePage } from '#machines/api/contract.ts';
import { InvoicePage as InvoicePageSchema } from '#machines/api/schemas/pages/InvoicePage.ts';
import { isPayable, latestFailure, type Owing, paymentState, withoutStop } from '#machines/rules/payment/invoice.ts';
import { receiptPath } from '#machines/rules/payment/landing.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { useContact, useMessages } from '#messages/context.tsx';
import { invoiceWords } from '#messages/en/invoice.ts';
import type { Messages } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { InvoiceRecord } from './InvoiceRecord.tsx';

/** An invoice, by its token: what it is for, how its payment stands, and its payment where it can be paid here (INV-2, INV-12). */
export function Invoice({ page }: Pick<ScreenProps<InvoicePage>, 'page'>) {
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
      <InvoiceRecord page={owing} />
      {isPayable(owing) && (
        <Later
          load={() => import('./InvoicePayment.tsx')}
          loading={words.loadingPayment}
          failed={textOf({ field: 'payment', code: 'paymentUnavailable' })}
        >
          {({ InvoicePayment }) => <InvoicePayment page={page} invoice={invoice} />}
        </Later>
      )}
    </>
  );
}

export const screen = defineScreen<InvoicePage>(InvoicePageSchema, Invoice);

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
