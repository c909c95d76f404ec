import { useEffect, useRef } from 'react';
import { scrollToProblem } from '#host/page/scroll.ts';
import type { Deposits } from '#machines/api/contract.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { depositsMessages } from '#messages/en/order-question.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

export interface DepositsNoticeProps {
  deposits: Deposits;
  of: 'payment' | 'setup';
  /** Whether the reader just entered the account, so that the notice takes the focus. */
  isNew: boolean;
}

/** Says how to verify a bank account with small deposits, and until when. */
export function DepositsNotice({ deposits, of, isNew }: DepositsNoticeProps) {
  const words = useMessages(depositsMessages);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && place.current) scrollToProblem(place.current);
  }, [isNew]);
  const date = formatDate(deposits.arrives, locale);
  const href = safeHref(deposits.url);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be listed among the fields of the form.
    <div ref={place} role="group" aria-label={words.title} tabIndex={-1}>
      <Notice kind="warning" title={words.title}>
        <p>
          {words[of]} {date !== undefined && fill(words.arrives, { date })}
        </p>
        <p>{href === undefined ? words.mailed : <TextLink href={href}>{words.confirm}</TextLink>}</p>
      </Notice>
    </div>
  );
}
