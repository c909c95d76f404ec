import { useMessages } from '#messages/context.tsx';
import { statusWords } from '#messages/en/checkout.ts';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { ProgressBar } from '#parts/picture/ProgressBar.tsx';
import { type Progress, statusText } from './status-text.ts';

/** How an order is getting on, said aloud; keep it mounted. */
export function CheckoutStatus(progress: Progress) {
  const texts = useMessages(statusWords);
  return (
    <>
      <LiveRegion text={statusText(texts, progress)} hidden={progress.status === 'sendable'} />
      {progress.status === 'completing' && <ProgressBar label={texts.completing} />}
    </>
  );
}
