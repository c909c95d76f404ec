import { useEffect, useRef, useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { scrollToProblem } from '#host/page/scroll.ts';
import type { WithdrawalPage, Withdrawal as WithdrawalReply } from '#machines/api/contract.ts';
import { withdrawalFlow } from '#machines/purchase/withdrawal/withdrawal.flow.ts';
import { withdrawal as flow } from '#machines/purchase/withdrawal/withdrawal.ports.ts';
import { withdrawalMessages } from '#messages/en/rights/withdrawal.ts';
import { withdrawalLinkMessages } from '#messages/en/widgets.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from '#screens/purchase/invoice/Document.module.css';
import { Letterhead } from '#screens/purchase/invoice/Letterhead.tsx';
import { Declaration } from './Declaration.tsx';
import { Choosing, Confirming, Identifying, type StepProps } from './WithdrawalSteps.tsx';

export function Withdrawal({ page }: Pick<ScreenProps<WithdrawalPage>, 'page'>) {
  const [input] = useState(() => ({ page }));
  const [snapshot, actor] = useFlow(flow, input);
  const { link } = useMessages(withdrawalLinkMessages);
  const { lead } = useMessages(withdrawalMessages);
  const place = useRef<HTMLDivElement>(null);
  const { order, withdrawal, problems, outcome } = snapshot.context;
  const step = stepOf(snapshot);
  const shown = useRef(step);
  const isTold = problems.length > 0 || outcome !== undefined;
  useEffect(() => {
    // The button that led here is gone. A form with errors and an outcome take the focus themselves.
    if (shown.current !== step && !isTold && place.current) scrollToProblem(place.current);
    shown.current = step;
  }, [step, isTold]);
  return (
    <div ref={place} tabIndex={-1}>
      {withdrawal ? (
        <Acknowledgement withdrawal={withdrawal} settings={page.settings} />
      ) : (
        <>
          <PageHeading title={link} lead={lead} />
          {step === 'order' && <Identifying snapshot={snapshot} send={actor.send} />}
          {step === 'lines' && order && <Choosing snapshot={snapshot} order={order} send={actor.send} />}
          {step === 'confirmation' && <Confirming snapshot={snapshot} send={actor.send} />}
        </>
      )}
    </div>
  );
}

function stepOf(snapshot: StepProps['snapshot']) {
  if (snapshot.matches('identifying') || snapshot.matches('finding')) return 'order';
  if (snapshot.matches('choosing')) return 'lines';
  return snapshot.matches('declared') ? 'receipt' : 'confirmation';
}

interface AcknowledgementProps extends Pick<WithdrawalPage, 'settings'> {
  withdrawal: WithdrawalReply;
}

function Acknowledgement({ withdrawal, settings: { seller } }: AcknowledgementProps) {
  const words = useMessages(withdrawalMessages);
  return (
    <div className={styles.document}>
      <Letterhead
        title={words.acknowledgement}
        lead={<ServerWords>{fill(words.received, { address: withdrawal.email })}</ServerWords>}
        print={words.print}
        seller={seller}
      />
      <Declaration declared={withdrawal} />
    </div>
  );
}

export const screen = defineScreen(withdrawalFlow, Withdrawal);
