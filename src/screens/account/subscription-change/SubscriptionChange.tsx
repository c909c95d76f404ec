import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow, useWorld } from '#app/world.tsx';
import { subscriptionChange } from '#machines/account/subscription-change/subscription-change.ports.ts';
import type { SubscriptionPage } from '#machines/api/contract.ts';
import { SubscriptionPage as SubscriptionPageSchema } from '#machines/api/schemas/SubscriptionPage.ts';
import { SubscriptionChangeView } from './SubscriptionChangeView.tsx';

/** The page that changes one subscription (SUBS-1). */
export function SubscriptionChange({ page }: Pick<ScreenProps<SubscriptionPage>, 'page'>) {
  const { attempts } = useWorld();
  const [input] = useState(() => ({ page, attempt: attempts.read() }));
  const [snapshot, actor] = useFlow(subscriptionChange, input);
  useDeparture(snapshot.output);
  return <SubscriptionChangeView snapshot={snapshot} send={actor.send} />;
}

export const screen = defineScreen<SubscriptionPage>(SubscriptionPageSchema, SubscriptionChange);
