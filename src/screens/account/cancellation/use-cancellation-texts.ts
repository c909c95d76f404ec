import type { Cancellation } from '#machines/api/contract.ts';
import { cancellationMessages, stoppingMessages } from '#messages/en/cancellation.ts';
import { useMessages } from '#messages/use-messages.tsx';

/** Returns the texts of the page, some of which differ for a donation. */
export function useCancellationTexts(kind: Cancellation['kind']) {
  const cancelling = useMessages(cancellationMessages);
  const stopping = useMessages(stoppingMessages);
  return kind === 'donation' ? { ...cancelling, ...stopping } : cancelling;
}
