import { useMemo } from 'react';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import type { PaymentDetails } from '#machines/api/contract.ts';
import type { Act, Outcome } from '#machines/lib/outcome.ts';
import { cardMessages } from '#messages/en/card.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useMethodsOnFile } from '#screens/purchase/checkout/payment/use-methods-on-file.ts';

export interface UpdateOutcomeProps {
  act: Extract<Act, 'paymentUpdate' | 'donationCardUpdate'>;
  state: 'completed' | 'processing' | undefined;
  /** What is on file now; null if nothing. */
  details: PaymentDetails | null;
}

/** Confirms an updated card or bank account, or reports that the bank has yet to confirm it (PAYM-4). */
export function UpdateOutcome({ act, state, details }: UpdateOutcomeProps) {
  const words = useMessages(cardMessages);
  const { card, bank } = useMethodsOnFile(details?.data ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card on file is another outcome.
  const outcome = useMemo<Outcome | undefined>(() => state && { act, end: 'done' }, [act, state, details]);
  const method = [card, bank].filter(Boolean).join(', ');
  return (
    <OutcomeNotice
      outcome={outcome}
      title={state === 'processing' ? words.processing : words.updated}
      now={state === 'completed' && method && <ServerWords>{fill(words.nowOnFile, { method })}</ServerWords>}
    />
  );
}
