import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow, useWorld } from '#app/world.tsx';
import type { RenewPage } from '#machines/api/contract.ts';
import { RenewPage as RenewPageSchema } from '#machines/api/schemas/RenewPage.ts';
import { renew } from '#machines/purchase/renew/renew.ports.ts';
import { RenewView } from './RenewView.tsx';

/** The page that renews a subscription (RENEW-1). */
export function Renew({ page }: Pick<ScreenProps<RenewPage>, 'page'>) {
  const { attempts } = useWorld();
  const [input] = useState(() => ({ page, attempt: attempts.read() }));
  const [snapshot, actor] = useFlow(renew, input);
  useDeparture(snapshot.output);
  return <RenewView snapshot={snapshot} send={actor.send} />;
}

export const screen = defineScreen<RenewPage>(RenewPageSchema, Renew);
