import { type ComponentType, type ReactNode, useState } from 'react';
import { useIsHydrating } from '#app/rendering/hydration.ts';
import { defineScreen, type Screen, type ScreenProps } from '#app/screen.tsx';
import { useWorld } from '#app/world/WorldProvider.tsx';
import type { Settings } from '#machines/api/contract.ts';
import type { Schema } from '#machines/api/shapes.ts';
import type { Query } from '#machines/rules/link/query.ts';
import { readPaymentReturn } from '#machines/rules/payment/payment-return.ts';
import { statusMessages } from '#messages/en/order.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { LaterNotice } from '#screens/purchase/checkout/LaterNotice.tsx';

/** Defines a screen that places orders. A payment it does not know comes before its form. */
export const definePurchase = <Page extends { settings: Settings }>(
  flow: { page: Schema<Page> },
  Purchase: ComponentType<ScreenProps<Page>>,
  kept: Pick<Screen<Page>, 'attempts' | 'drafts'>,
): Screen<Page> =>
  defineScreen<Page>(
    flow,
    (props) => (
      <ReturnGate query={props.query}>
        <Purchase {...props} />
      </ReturnGate>
    ),
    kept,
  );

/**
 * Shows a payment that the reader returns from, instead of a form to pay again. The server, which cannot tell whether
 * the browser knows it, shows that it is being checked.
 */
function ReturnGate({ query, children }: { query: Query; children: ReactNode }) {
  const { attempts } = useWorld();
  const { checking } = useMessages(statusMessages);
  const isHydrating = useIsHydrating();
  const [claim, setClaim] = useState(() => attempts.read().find(({ step }) => step === 'returned'));
  if (isHydrating && readPaymentReturn(query)) return <LiveRegion text={checking} />;
  if (!claim) return children;
  const returned = readPaymentReturn(query) ?? { intent: claim.intent, isFailed: false };
  return (
    <LaterNotice load={load}>
      {({ ReturnedPayment }) => <ReturnedPayment returned={returned} onKnown={() => setClaim(undefined)} />}
    </LaterNotice>
  );
}

const load = () => import('./ReturnedPayment.tsx');
