import { useToday } from '#app/rendering/use-today.ts';
import type { Settings, Subscriber } from '#machines/api/contract.ts';
import { expiryOf, type SavedMethods } from '#machines/rules/payment/card-expiry.ts';
import { fixOf, type PaymentIssue, paymentIssue } from '#machines/rules/payment/payment-health.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { paymentHealthMessages, renewalMessages } from '#messages/en/payment.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages, useMoney } from '#messages/use-messages.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

export interface PaymentHealthProps {
  page: { settings: Settings; subscriber: Subscriber };
  /** Null or undefined if nothing is on file. */
  onFile: SavedMethods | null | undefined;
  /** The current path; the notice does not link to it. */
  here?: string;
}

/** The most urgent problem with the reader's payment, and the link that fixes it. */
export function PaymentHealth({ page: { settings, subscriber }, onFile, here }: PaymentHealthProps) {
  const words = useMessages(paymentHealthMessages);
  const { replace } = useMessages(renewalMessages);
  const today = useToday();
  const issue = paymentIssue(subscriber, onFile ?? null, today);
  if (!issue) return null;
  const fix = fixOf(issue);
  return (
    <Notice kind="warning">
      <p>
        <IssueText issue={issue} />{' '}
        {!settings.view_only && fix !== here && (
          <TextLink href={fix}>{'card' in issue ? replace : words[`${issue.kind}Fix`]}</TextLink>
        )}
      </p>
    </Notice>
  );
}

export function IssueText({ issue }: { issue: PaymentIssue }) {
  const words = useMessages(paymentHealthMessages);
  const renewal = useMessages(renewalMessages);
  const locale = useLocale();
  const money = useMoney();
  if ('card' in issue)
    return fill(issue.isRenewing ? renewal[issue.kind] : words.expired, { expiry: expiryOf(issue.card) });
  const { failed_at, amount } = issue.failed;
  const values = { amount: money(amount), date: formatDate(failed_at, locale) ?? '' };
  const reason = issue.kind === 'renewalFailed' && serverWords(issue.failed.reason);
  return (
    <>
      {fill(words[issue.kind], values)} {reason && <ServerWords>{reason}</ServerWords>}
    </>
  );
}
