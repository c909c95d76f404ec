import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { useArrival } from '#app/WorldProvider.tsx';
import { useMessages } from '#messages/context.tsx';
import { orderOutcomeWords } from '#messages/en/outcome.ts';

/** Explains the second attempt when an order was already paid in another tab. */
export function OrderOutcome() {
  const words = useMessages(orderOutcomeWords);
  const arrived = useArrival();
  const outcome = arrived?.act === 'order' && arrived.end === 'already' ? arrived : undefined;
  return <OutcomeNotice outcome={outcome} title={words.paidElsewhere} />;
}
