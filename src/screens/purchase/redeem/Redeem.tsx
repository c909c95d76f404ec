import { useEffect, useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow, useWorld } from '#app/world.tsx';
import { onOld } from '#host/returns.ts';
import type { RedeemPage } from '#machines/api/contract.ts';
import { RedeemPage as RedeemPageSchema } from '#machines/api/schemas/RedeemPage.ts';
import { redeem } from '#machines/purchase/redeem/redeem.ports.ts';
import { RedeemView } from './RedeemView.tsx';

/** The page that redeems a gift (REDEEM-1). */
export function Redeem({ page }: Pick<ScreenProps<RedeemPage>, 'page'>) {
  const { attempts } = useWorld();
  const [input] = useState(() => ({ page, attempt: attempts.read() }));
  const [snapshot, actor] = useFlow(redeem, input);
  useDeparture(snapshot.output);
  useEffect(() => onOld(() => actor.send({ type: 'page.returned' })), [actor]);
  return <RedeemView snapshot={snapshot} send={actor.send} />;
}

export const screen = defineScreen<RedeemPage>(RedeemPageSchema, Redeem);
