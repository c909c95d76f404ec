import { useEffect } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useArrival, useWorld } from '#app/WorldProvider.tsx';
import type { ReceiptPage } from '#machines/api/contract.ts';
import { ReceiptPage as ReceiptPageSchema } from '#machines/api/schemas/pages/ReceiptPage.ts';
import { linkTrouble } from '#machines/rules/link/mailed-link.ts';
import { useContact, useMessages } from '#messages/context.tsx';
import { receiptWords } from '#messages/en/invoice.ts';
import { fill } from '#messages/text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { LinkNotice } from '#screens/account/link/LinkNotice.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { OrderRecord } from './OrderRecord.tsx';

/** The receipt of an order (INV-1, INV-3). */
export function Receipt({ page }: Pick<ScreenProps<ReceiptPage>, 'page'>) {
  const { settings, receipt } = page;
  const words = useMessages(receiptWords);
  const contact = useContact();
  const isGift = useArrival()?.act === 'giftRedemption';
  const { changes } = useWorld();
  const isLoggedIn = Boolean(page.subscriber);
  useEffect(() => {
    // The order may have logged its reader in, which no reply to it says.
    if (isLoggedIn) changes.announce('session');
  }, [changes, isLoggedIn]);
  if (!receipt) {
    return (
      <>
        <PageHeading title={words.title} />
        {linkTrouble(page) === 'missing' ? (
          <LinkNotice trouble="missing" viewer="anybody" path="/receipts" />
        ) : (
          <Notice kind="warning">{contact(words.missing, words.missingAlone)}</Notice>
        )}
      </>
    );
  }
  return (
    <>
      <PageHeading title={words.title} lead={isGift ? <Redeemed email={receipt.email} /> : words.thanks} />
      <OrderOutcome />
      <OrderRecord order={receipt} terms={settings.terms_of_sale} />
    </>
  );
}

/** What is said of an order that a gift was redeemed with (REDEEM-12). */
function Redeemed({ email }: { email: string }) {
  const { redeemed, mailed } = useMessages(receiptWords);
  return (
    <>
      {redeemed}
      <br />
      <ServerWords>{fill(mailed, { address: email })}</ServerWords>
    </>
  );
}

export const screen = defineScreen<ReceiptPage>(ReceiptPageSchema, Receipt);
