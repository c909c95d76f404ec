import type { EventFromLogic, StateFrom } from 'xstate';
import type { paymentChangeMachine } from '#machines/account/payment/payment-change.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { cardWords, paymentChangeWords } from '#messages/en/payment-change.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { CallFailed } from '#screens/account/CallFailed.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { Success } from '#screens/account/Success.tsx';
import { CardOnFile } from './CardOnFile.tsx';
import { CardUpdateForm } from './CardUpdateForm.tsx';

export interface PaymentChangeViewProps {
  snapshot: StateFrom<typeof paymentChangeMachine>;
  send: (event: EventFromLogic<typeof paymentChangeMachine>) => void;
  locale?: string;
}

/** The change-payment page, as its flow stands. */
export function PaymentChangeView({ snapshot, send, locale }: PaymentChangeViewProps) {
  const { title } = useMessages(paymentChangeWords);
  const words = useMessages(cardWords);
  const { context, children } = snapshot;
  const isCompleted = snapshot.matches('completed');
  const said = isCompleted ? words.updated : snapshot.matches('processing') ? words.processing : undefined;
  return (
    <>
      <PageHeading title={title} />
      {snapshot.matches('failed') ? (
        <CallFailed />
      ) : (
        <Stack>
          <Success kept={context.details ?? NOTHING}>{said}</Success>
          <CardOnFile name={context.name} details={context.details} />
          {children.card && <CardUpdateForm card={children.card} locale={locale} />}
          {isCompleted && <QuietButton label={words.renew} onClick={() => send({ type: 'card.renewed' })} />}
          <SettingsLink />
        </Stack>
      )}
    </>
  );
}

const NOTHING = {};
