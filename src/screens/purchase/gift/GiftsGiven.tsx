import { useEffect, useMemo } from 'react';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { giftResend as resendAct } from '#machines/account/acts.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { type Outcome, type OutcomeEnd, settled } from '#machines/lib/outcome.ts';
import { giftResend } from '#machines/purchase/gift/gift-resend.ports.ts';
import { giftOutcomeMessages, giftsMessages } from '#messages/en/gifts.ts';
import type { Messages } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { GiftList } from './GiftList.tsx';

export interface GiftsGivenProps {
  page: AccountPage;
  isReading: boolean;
  onCheck: () => void;
}

export function GiftsGiven({ page, isReading, onCheck }: GiftsGivenProps) {
  const words = useMessages(giftOutcomeMessages);
  const { resend } = useMessages(giftsMessages);
  const [snapshot, actor] = useFlow(giftResend, undefined);
  const { asked, outcome: told } = snapshot.context;
  const outcome = useSettled(told, page);
  const isAnswered = told !== undefined && told.end !== 'unsure';
  useEffect(() => {
    // The reply may mean that the gift has changed.
    if (isAnswered) onCheck();
  }, [isAnswered, onCheck]);
  const { gifts = [], settings, subscriber } = page;
  const request = (gift: NonNullable<typeof asked>) => actor.send({ type: 'resend.requested', gift });
  const isOpen = outcome?.end === 'unsure' || outcome?.end === 'contradicted';
  const again = gifts.find(({ token, state }) => token === asked?.token && state !== 'redeemed');
  return (
    <>
      <OutcomeNotice
        outcome={outcome}
        title={outcome && words[TITLES[outcome.end]]}
        onCheck={onCheck}
        isChecking={isReading}
        texts={{ 'giftResend.tooMany': words.tooMany }}
      >
        {isOpen && again && <QuietButton label={resend} onClick={() => request(again)} />}
      </OutcomeNotice>
      <GiftList
        gifts={gifts}
        giver={subscriber.account.name}
        settings={settings}
        onResend={settings.view_only ? undefined : request}
        resending={snapshot.hasTag('busy') ? asked?.token : undefined}
      />
    </>
  );
}

/** The outcome, checked against the current page data; stable between renders. */
function useSettled(told: Outcome | undefined, page: AccountPage): Outcome | undefined {
  const end =
    told && settled(told, told.end === 'unsure' ? resendAct.hasTakenEffect(page, told.facts ?? {}) : undefined).end;
  return useMemo(() => told && end && { ...told, end }, [told, end]);
}

const TITLES = {
  done: 'done',
  already: 'done',
  refused: 'refused',
  contradicted: 'contradicted',
  unsure: 'unsure',
} as const satisfies Record<OutcomeEnd, keyof Messages<typeof giftOutcomeMessages>>;
