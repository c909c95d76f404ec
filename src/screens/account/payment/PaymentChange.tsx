import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow } from '#app/WorldProvider.tsx';
import { paymentChange } from '#machines/account/payment/payment-change.ports.ts';
import type { PaymentPage, Subscriber } from '#machines/api/contract.ts';
import { PaymentPage as PaymentPageSchema } from '#machines/api/schemas/pages/PaymentPage.ts';
import { linkToken } from '#machines/rules/link/link-token.ts';
import { readSetupReturn } from '#machines/rules/payment/setup-return.ts';
import { renewalDay } from '#machines/rules/subscription/renewal-day.ts';
import { useMessages } from '#messages/context.tsx';
import { cardWords, paymentChangeWords } from '#messages/en/payment-change.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { CallFailed } from '#screens/account/CallFailed.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { Success } from '#screens/account/Success.tsx';
import { RenewalNotice } from '#screens/purchase/checkout/RenewalNotice.tsx';
import { CardOnFile } from './CardOnFile.tsx';
import { CardUpdateForm } from './CardUpdateForm.tsx';

/** The page on which a reader changes the card or bank account on file (PAYM-1). */
export function PaymentChange({ page, query }: ScreenProps<PaymentPage>) {
  const [input] = useState(() => ({
    setup: page.payment_setup,
    token: linkToken(query),
    returned: readSetupReturn(query),
  }));
  const [snapshot, actor] = useFlow(paymentChange, input);
  useDeparture(snapshot.output);
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
          {page.subscriber && (
            <RenewalNotice onFile={context.details?.data ?? null} renewal={renewalOf(page.subscriber)} isHere />
          )}
          {children.card && <CardUpdateForm card={children.card} locale={page.settings.locale} />}
          {isCompleted && <QuietButton label={words.renew} onClick={() => actor.send({ type: 'card.renewed' })} />}
          <SettingsLink />
        </Stack>
      )}
    </>
  );
}

export const screen = defineScreen<PaymentPage>(PaymentPageSchema, PaymentChange, { strips: ['token'] });

const NOTHING = {};

const renewalOf = (subscriber: Subscriber) => (today: string) => renewalDay(subscriber, today);
