import { useToday } from '#app/rendering/use-today.ts';
import { expiryOf, renewalRisk, type SavedMethods } from '#machines/rules/payment/card-expiry.ts';
import { renewalMessages } from '#messages/en/payment.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

export interface RenewalNoticeProps {
  onFile: SavedMethods | null;
  /** The earliest renewal day, given today (both ISO); undefined if the order does not renew. */
  renewal: (today: string) => string | undefined;
}

/** Warns that the card on file will have expired by the renewal, with a link to replace it (ACCT-21). */
export function RenewalNotice({ onFile, renewal }: RenewalNoticeProps) {
  const words = useMessages(renewalMessages);
  const today = useToday();
  const day = renewal(today);
  if (!onFile?.card || day === undefined) return null;
  const risk = renewalRisk(onFile, { today, renewal: day });
  if (!risk) return null;
  return (
    <Notice kind="warning">
      <p>
        {fill(words[risk], { expiry: expiryOf(onFile.card) })}{' '}
        <TextLink href="/account/payment">{words.replace}</TextLink>
      </p>
    </Notice>
  );
}
