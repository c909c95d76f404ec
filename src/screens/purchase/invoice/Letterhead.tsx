import type { ReactNode } from 'react';
import type { Settings } from '#machines/api/contract.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { wholeAddress } from '#machines/rules/payment/receipt.ts';
import { documentMessages } from '#messages/en/invoice.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Letterhead.module.css';
import { PrintButton } from './PrintButton.tsx';

export interface LetterheadProps extends Pick<Settings, 'seller'> {
  title: string;
  lead?: ReactNode;
  print: string;
}

export function Letterhead({ title, lead, print, seller }: LetterheadProps) {
  const words = useMessages(documentMessages);
  const head = (
    <>
      <PageHeading title={title} lead={lead} />
      <PrintButton label={print} />
    </>
  );
  if (!seller) return head;
  const { name, address = {}, tax_id, email } = seller;
  const lines = [name, ...linesOf(wholeAddress(address)), tax_id, email].filter((line) => line !== undefined);
  return (
    <div className={styles.head}>
      <div className={styles.title}>{head}</div>
      <div className={styles.seller}>
        <h2 className="jr-fine">{words.seller}</h2>
        <address>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and their order never changes.
            <div key={at}>
              <ServerWords>{line}</ServerWords>
            </div>
          ))}
        </address>
      </div>
    </div>
  );
}
