import type { EventFromLogic, StateFrom } from 'xstate';
import { ArrivalNotice } from '#app/ArrivalNotice.tsx';
import type { monthlyDonationCardMachine } from '#machines/account/monthly-donation/monthly-donation-card.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { cardWords, donationCardWords } from '#messages/en/payment-change.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { CallFailed } from '#screens/account/CallFailed.tsx';
import { CardOnFile } from '#screens/account/payment/CardOnFile.tsx';
import { CardUpdateForm } from '#screens/account/payment/CardUpdateForm.tsx';
import { Success } from '#screens/account/Success.tsx';
import { DonationRestart } from './DonationRestart.tsx';

export interface MonthlyDonationCardViewProps {
  snapshot: StateFrom<typeof monthlyDonationCardMachine>;
  send: (event: EventFromLogic<typeof monthlyDonationCardMachine>) => void;
  locale?: string;
}

/** The page for the card of a monthly donation, as its flow stands. */
export function MonthlyDonationCardView({ snapshot, send, locale }: MonthlyDonationCardViewProps) {
  const words = useMessages(donationCardWords);
  const card = useMessages(cardWords);
  const { context, children } = snapshot;
  const isRestarting = snapshot.matches('restarting') || snapshot.matches('unrestarted');
  const isUpdated = isRestarting || snapshot.matches('completed');
  const said = isUpdated ? card.updated : snapshot.matches('processing') ? card.processing : undefined;
  const lead = context.isFailing && snapshot.matches('loaded') ? words.failing : undefined;
  return (
    <>
      <PageHeading title={words.title} lead={lead} />
      {snapshot.matches('failed') ? (
        <CallFailed />
      ) : (
        <Stack>
          <ArrivalNotice />
          <Success kept={context.details ?? NOTHING}>{said}</Success>
          {isRestarting && (
            <DonationRestart
              busy={snapshot.matches('restarting')}
              problems={context.problems}
              onRetry={() => send({ type: 'restart.retried' })}
            />
          )}
          <CardOnFile name={context.name} details={context.details} />
          {children.card && <CardUpdateForm card={children.card} locale={locale} />}
          {isUpdated && !snapshot.hasTag('busy') && (
            <QuietButton label={card.renew} onClick={() => send({ type: 'card.renewed' })} />
          )}
        </Stack>
      )}
    </>
  );
}

const NOTHING = {};
