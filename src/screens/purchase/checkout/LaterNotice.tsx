import { Later, type LaterProps } from '#app/Later.tsx';
import { useMessages } from '#messages/context.tsx';
import { statusWords } from '#messages/en/checkout.ts';
import { useProblemText } from '#messages/use-problem-text.ts';

/** A notice about an order, which few readers see. */
export function LaterNotice<Module>(props: Pick<LaterProps<Module>, 'load' | 'children'>) {
  const { checking } = useMessages(statusWords);
  const textOf = useProblemText();
  return <Later {...props} loading={checking} failed={textOf({ field: 'general', code: 'callFailed' })} />;
}

export const loadDeposits = () => import('./DepositsNotice.tsx');
