import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { useArrival } from '#app/world/WorldProvider.tsx';
import { orderOutcomeMessages } from '#messages/en/order.ts';
import { useMessages } from '#messages/use-messages.tsx';

/** Explains the second attempt when an order was already paid in another tab. */
export function OrderOutcome() {
  const words = useMessages(orderOutcomeMessages);
  const arrived = useArrival();
  const outcome = arrived?.act === 'order' && arrived.end === 'already' ? arrived : undefined;
  return <OutcomeNotice outcome={outcome} title={words.paidElsewhere} />;
}
