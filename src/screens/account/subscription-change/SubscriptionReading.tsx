import type { ActorRefFrom } from 'xstate';
import { useLoading } from '#app/use-loading.ts';
import type { subscriptionInfoMachine } from '#machines/account/subscription-change/delivery-address.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { subscriptionChangeWords } from '#messages/en/subscription-change.ts';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';

/** A subscription that is read again after a change (SUBS-12); what can be chosen is shown once it is. */
export function SubscriptionReading({ info }: { info: ActorRefFrom<typeof subscriptionInfoMachine> | undefined }) {
  const words = useMessages(subscriptionChangeWords);
  return (
    <LoadNotice
      state={useLoading(info)}
      loading={words.reading}
      failed={words.readFailed}
      onRetry={() => info?.send({ type: 'load.retried' })}
    />
  );
}
