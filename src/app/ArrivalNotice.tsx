import { useContact, useMessages } from '#messages/context.tsx';
import { noticeWords } from '#messages/en/account.ts';
import { problemWords } from '#messages/en/problem.ts';
import { Notice } from '#parts/notice/Notice.tsx';
import { useArrival } from './WorldProvider.tsx';

/** Says once what the page before did or could not do (PAYM-8, ACCT-20, MDON-5, ADDR-5); nothing where there is nothing to say. */
export function ArrivalNotice() {
  const words: Record<string, string> = useMessages(noticeWords);
  const { callFailed, callFailedAlone } = useMessages(problemWords);
  const contact = useContact();
  const code = useArrival();
  const title = typeof code === 'string' && Object.hasOwn(words, code) ? words[code] : undefined;
  const isDone = code === 'paymentUpdated' || code === 'addressDeleted' || code === 'paidElsewhere';
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
