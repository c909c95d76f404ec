import type { Problem } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { checkoutWords } from '#messages/en/checkout.ts';
import { Notice } from '#parts/Notice.tsx';
import { SignInAgain } from '#screens/account/SignInAgain.tsx';

export interface RenewNoticesProps {
  problems: readonly Problem[];
  /** There is nothing to pay. */
  isFree: boolean;
}

/** What stands beside the problems of a renewal: that it is free, and the way back in where the session has ended. */
export function RenewNotices({ problems, isFree }: RenewNoticesProps) {
  const { freeOrder } = useMessages(checkoutWords);
  return (
    <>
      {isFree && <Notice>{freeOrder}</Notice>}
      <SignInAgain problems={problems} />
    </>
  );
}
