import { useEffect } from 'react';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useArrival, useWorld } from '#app/world/WorldProvider.tsx';
import type { ReceiptPage } from '#machines/api/contract.ts';
import { receiptFlow } from '#machines/purchase/invoice/receipt.flow.ts';
import { linkTrouble } from '#machines/rules/link/mailed-link.ts';
import { receiptMessages } from '#messages/en/invoice.ts';
import { fill } from '#messages/message.ts';
import { useContact, useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { LinkNotice } from '#screens/account/link/LinkNotice.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { ReceiptGifts } from '#screens/purchase/gift/ReceiptGifts.tsx';
import styles from './Document.module.css';
import { Letterhead } from './Letterhead.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { OrderRecord } from './OrderRecord.tsx';

export function Receipt({ page }: Pick<ScreenProps<ReceiptPage>, 'page'>) {
  const { settings, receipt } = page;
  // An administrator viewing a receipt is not logged in as its reader.
  const subscriber = settings.view_only ? undefined : page.subscriber;
  const words = useMessages(receiptMessages);
  const contact = useContact();
  const isGift = useArrival()?.act === 'giftRedemption';
  const { changes } = useWorld();
  const isLoggedIn = Boolean(subscriber);
  useEffect(() => {
    // The order may have logged its reader in, which no reply reports.
    if (isLoggedIn) changes.announce('session');
  }, [changes, isLoggedIn]);
  if (!receipt) {
    return (
      <>
        <PageHeading title={words.title} />
        {linkTrouble(page) === 'missing' ? (
          <LinkNotice trouble="missing" viewer="anybody" path="/receipts" />
        ) : (
          <Stack>
            <Notice kind="warning">{contact(words.missing, words.missingAlone)}</Notice>
            <SettingsLink />
          </Stack>
        )}
      </>
    );
  }
  return (
    <div className={styles.document}>
      <Letterhead
        title={words.title}
        lead={isGift ? <Redeemed email={receipt.email} /> : words.thanks}
        print={words.print}
        seller={settings.seller}
      />
      <OrderOutcome />
      <ReceiptGifts gifts={receipt.gifts} giver={receipt.name} settings={settings} />
      <OrderRecord
        order={receipt}
        number={
          receipt.number ? { term: words.number, detail: <ServerWords>{receipt.number}</ServerWords> } : undefined
        }
        terms={settings.terms_of_sale}
        withdrawal={settings.withdrawal && isSale(receipt) ? receipt.number : undefined}
        hidesNotes={receipt.gifts !== undefined}
      />
      <LazyPart load={loadNextSteps} loading={words.loadingNext} failed={words.nextFailed}>
        {({ NextSteps, RenewalRecord }) => (
          <>
            <NextSteps receipt={receipt} subscriber={subscriber} />
            <RenewalRecord receipt={receipt} />
          </>
        )}
      </LazyPart>
    </div>
  );
}

const isSale = ({ lines }: NonNullable<ReceiptPage['receipt']>): boolean =>
  lines.some(({ kind }) => kind !== 'donation-item');

function Redeemed({ email }: { email: string }) {
  const { redeemed, mailed } = useMessages(receiptMessages);
  return (
    <>
      {redeemed}
      <br />
      <ServerWords>{fill(mailed, { address: email })}</ServerWords>
    </>
  );
}

export const screen = defineScreen(receiptFlow, Receipt);

const loadNextSteps = async () => ({ ...(await import('./NextSteps.tsx')), ...(await import('./RenewalRecord.tsx')) });
