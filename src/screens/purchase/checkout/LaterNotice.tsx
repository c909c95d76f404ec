import { LazyPart, type LazyPartProps } from '#app/rendering/LazyPart.tsx';
import { statusMessages } from '#messages/en/order.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';

/** A notice about an order, which few readers see. */
export function LaterNotice<Module>(props: Pick<LazyPartProps<Module>, 'load' | 'children'>) {
  const { checking } = useMessages(statusMessages);
  const textOf = useProblemText();
  return <LazyPart {...props} loading={checking} failed={textOf({ field: 'general', code: 'callFailed' })} />;
}

export const loadDeposits = () => import('#screens/purchase/checkout/payment/DepositsNotice.tsx');
