import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow, useWorld } from '#app/world.tsx';
import type { SubscribePage } from '#machines/api/contract.ts';
import { SubscribePage as SubscribePageSchema } from '#machines/api/schemas/SubscribePage.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { readSubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import { SubscribeView } from './SubscribeView.tsx';

/** The page that sells a new subscription (SUBSCRIBE-1). */
export function Subscribe({ page, query }: ScreenProps<SubscribePage>) {
  const { attempts } = useWorld();
  const [input] = useState(() => ({ page, link: readSubscribeLink(query), attempt: attempts.read() }));
  const [snapshot, actor] = useFlow(subscribe, input);
  useDeparture(snapshot.output);
  return <SubscribeView snapshot={snapshot} send={actor.send} />;
}

export const screen = defineScreen<SubscribePage>(SubscribePageSchema, Subscribe);
