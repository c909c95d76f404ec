import type { NoticeCode } from '#machines/lib/departure.ts';
import { useContact, useMessages } from '#messages/context.tsx';
import { noticeWords } from '#messages/en/account.ts';
import { problemWords } from '#messages/en/problem.ts';
import { Notice } from '#parts/notice/Notice.tsx';
import { useArrival } from './WorldProvider.tsx';

const DONE: ReadonlySet<unknown> = new Set<NoticeCode>([
  'autorenewOn',
  'autorenewOff',
  'autorenewOnAlready',
  'autorenewOffAlready',
  'paymentUpdated',
  'addressDeleted',
  'paidElsewhere',
]);

/** Says once what the page before did or could not do (PAYM-8, ACCT-20, MDON-5, ADDR-5); nothing where there is nothing to say. */
export function ArrivalNotice() {
  const words: Record<string, string> = useMessages(noticeWords);
  const { callFailed, callFailedAlone } = useMessages(problemWords);
  const contact = useContact();
  const code = useArrival();
  const title = typeof code === 'string' && Object.hasOwn(words, code) ? words[code] : undefined;
  const isDone = DONE.has(code);
  return (
    <>
      <div role="alert">
        {title !== undefined && !isDone && (
          <Notice kind="warning" title={title}>
            <p>{contact(callFailed, callFailedAlone)}</p>
          </Notice>
        )}
      </div>
      <div role="status">{title !== undefined && isDone && <Notice title={title} />}</div>
    </>
  );
}
