import { useMessages } from '#messages/context.tsx';
import { LiveRegion } from '#parts/LiveRegion.tsx';
import { ProgressBar } from '#parts/ProgressBar.tsx';
import { type Progress, statusText } from './status-text.ts';

/** How an order is getting on, said aloud; keep it mounted. */
export function CheckoutStatus(progress: Progress) {
  const messages = useMessages();
  return (
    <>
      <LiveRegion text={statusText(messages, progress)} hidden={progress.status === 'sendable'} />
      {progress.status === 'completing' && <ProgressBar label={messages.status.completing} />}
    </>
  );
}
