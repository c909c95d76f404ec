import type { ReactNode } from 'react';
import type { Receipt, ReceiptPage } from '#machines/api/contract.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { type NextStep, nextSteps } from '#machines/rules/payment/receipt.ts';
import { nextStepMessages } from '#messages/en/next-steps.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { useContact, useLocale, useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { CancelLink } from '#screens/account/CancelLink.tsx';
import styles from './NextSteps.module.css';

export function NextSteps({ receipt, subscriber }: { receipt: Receipt } & Pick<ReceiptPage, 'subscriber'>) {
  const words = useMessages(nextStepMessages);
  const { mailed = [], downloads = [], next_issue } = receipt;
  const day = formatDate(next_issue?.date, useLocale());
  const steps = nextSteps(receipt).filter((step) => step !== 'digital' || downloads.length === 0);
  const says = mailed.length > 0 || day !== undefined;
  if (!says && steps.length === 0 && downloads.length === 0 && !subscriber && !receipt.cancel) return null;
  return (
    <Section title={words.title} screenOnly={!says}>
      {subscriber && (
        <p className="jr-screen">
          {fillNodes(words.loggedIn, { address: <ServerWords>{subscriber.account.email}</ServerWords> })}{' '}
          <TextLink href="/account">{words.account}</TextLink>
        </p>
      )}
      {mailed.length > 0 && (
        <ul className={styles.list}>
          {mailed.map((mail, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order never changes.
            <li key={at}>
              <Mailed mail={mail} />
            </li>
          ))}
        </ul>
      )}
      {day !== undefined && (
        <p>
          {fillNodes(next_issue?.title ? words.issue : words.untitledIssue, {
            title: <ServerWords>{next_issue?.title ?? ''}</ServerWords>,
            date: <time dateTime={next_issue?.date}>{day}</time>,
          })}
        </p>
      )}
      {downloads.length > 0 && (
        <ul className={`${styles.list} jr-screen`}>
          {downloads.map(({ title, href }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order never changes.
            <li key={at}>
              <Download title={title} href={safeHref(href)} />
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ul className={`${styles.list} jr-screen`}>
          {steps.map((step) => (
            <li key={step}>
              <Step step={step} receipt={receipt} />
            </li>
          ))}
        </ul>
      )}
      <CancelLink of={steps.includes('monthly') ? 'donation' : 'subscription'} token={receipt.cancel} />
    </Section>
  );
}

function Mailed({ mail: { what, to, count = 1 } }: { mail: NonNullable<Receipt['mailed']>[number] }): ReactNode {
  const words = useMessages(nextStepMessages);
  if (what === 'gift') return <ServerWords>{fillCount(words.mailedGift, count, { address: to })}</ServerWords>;
  const text = { receipt: words.mailedReceipt, downloads: words.mailedDownloads, donation: words.mailedDonation }[what];
  return fillNodes(text, { address: <ServerWords>{to}</ServerWords> });
}

/** Shows only the name if the URL is unsafe. */
function Download({ title, href }: { title: string; href: string | undefined }) {
  const words = useMessages(nextStepMessages);
  const name = <ServerWords>{title}</ServerWords>;
  return href === undefined ? name : <TextLink href={href}>{fillNodes(words.download, { title: name })}</TextLink>;
}

function Step({ step, receipt }: { step: NextStep; receipt: Receipt }): ReactNode {
  const words = useMessages(nextStepMessages);
  const contact = useContact();
  switch (step) {
    case 'archive':
      return (
        <>
          {words.subscribed} <TextLink href="/store/issues">{words.archive}</TextLink>
        </>
      );
    case 'monthly':
      return (
        <>
          {words.monthly}{' '}
          {receipt.mailed?.some(({ what }) => what === 'donation')
            ? words.stopByMail
            : contact(words.stop, words.stopAlone)}
        </>
      );
    case 'renewed':
    case 'changed':
    case 'goods':
    case 'digital':
    case 'thanks':
      return words[step];
  }
}
