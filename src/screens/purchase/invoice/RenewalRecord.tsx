import type { Receipt } from '#machines/api/contract.ts';
import { nextChargeMessages, renewalRecordMessages } from '#messages/en/rights/renewal.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { formatTime } from '#messages/format/format-time.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages, useMoney } from '#messages/use-messages.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

/** Without a heading, so that a receipt still fits one sheet: what the reader was told about the renewal, when they agreed, and what is charged next (BEYOND-217). */
export function RenewalRecord({ receipt }: { receipt: Receipt }) {
  const words = useMessages(renewalRecordMessages);
  const charge = useMessages(nextChargeMessages);
  const locale = useLocale();
  const money = useMoney();
  const { renewal_consent: told, next_charge: next } = receipt;
  const date = formatDate(next?.on, locale);
  if (!told && !date) return null;
  const timeOf = (time: string) => <time dateTime={time}>{formatTime(time, locale)}</time>;
  return (
    <section aria-label={words.title}>
      {next && date && (
        <p className={told && 'jr-screen'}>{fill(charge.charged, { amount: money(next.amount), date })}</p>
      )}
      {told && (
        <p className="jr-fine">
          <ServerWords>{told.text}</ServerWords>{' '}
          {fillNodes(words.shown, {
            version: <ServerWords>{told.text_version}</ServerWords>,
            time: timeOf(told.shown_at),
          })}
          {told.agreed_at && <> {fillNodes(words.agreed, { time: timeOf(told.agreed_at) })}</>}
        </p>
      )}
    </section>
  );
}
