import { useState } from 'react';
import type { StateFrom } from 'xstate';
import { useToday } from '#app/rendering/use-today.ts';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { paymentChangeFlow } from '#machines/account/payment/payment-change.flow.ts';
import { paymentChange } from '#machines/account/payment/payment-change.ports.ts';
import type { PaymentPage } from '#machines/api/contract.ts';
import { isGifted } from '#machines/rules/gift/gifted.ts';
import { linkToken } from '#machines/rules/link/link-token.ts';
import { linkTrouble } from '#machines/rules/link/mailed-link.ts';
import { shownOnFile } from '#machines/rules/payment/card-expiry.ts';
import { readSetupReturn } from '#machines/rules/payment/setup-return.ts';
import { isRenewable } from '#machines/rules/subscription/overview.ts';
import { cardMessages } from '#messages/en/card.ts';
import { paymentHealthMessages } from '#messages/en/payment.ts';
import { paymentChangeMessages } from '#messages/en/remedy.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { CallFailed } from '#screens/account/CallFailed.tsx';
import { LinkNotice } from '#screens/account/link/LinkNotice.tsx';
import { PaymentHealth } from '#screens/account/PaymentHealth.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { LaterNotice, loadDeposits } from '#screens/purchase/checkout/LaterNotice.tsx';
import { CardOnFile } from './CardOnFile.tsx';
import { CardUpdateForm } from './CardUpdateForm.tsx';
import { UpdateOutcome } from './UpdateOutcome.tsx';

export function PaymentChange({ page, query }: ScreenProps<PaymentPage>) {
  const [input] = useState(() => ({
    setup: page.payment_setup,
    token: linkToken(query),
    returned: readSetupReturn(query),
  }));
  const [snapshot, actor] = useFlow(paymentChange, input);
  useDeparture(snapshot.output);
  const { title } = useMessages(paymentChangeMessages);
  const words = useMessages(cardMessages);
  const { context, children } = snapshot;
  const isCompleted = snapshot.matches('completed');
  const today = useToday();
  const details = shownOnFile(context.details, isCompleted, today);
  const trouble = linkTrouble(page);
  const isShown = !snapshot.matches('failed');
  const { subscriber } = page;
  const isGiven = subscriber != null && isGifted(subscriber) && isRenewable(subscriber) && context.details === null;
  return (
    <>
      <PageHeading title={title} />
      {trouble && !(isShown && trouble === 'missing') && (
        <LinkNotice
          trouble={trouble}
          viewer={page.subscriber ? 'reader' : 'visitor'}
          token={context.token}
          path="/account/payment"
        />
      )}
      {!isShown && !trouble && <CallFailed />}
      {isShown && (
        <Stack>
          {page.subscriber && (
            <PaymentHealth
              page={{ ...page, subscriber: page.subscriber }}
              onFile={details?.data}
              here="/account/payment"
            />
          )}
          {context.deposits && !isCompleted && (
            <LaterNotice load={loadDeposits}>
              {({ DepositsNotice }) => (
                <DepositsNotice deposits={context.deposits ?? {}} of="setup" isNew={snapshot.matches('verifying')} />
              )}
            </LaterNotice>
          )}
          <UpdateOutcome act="paymentUpdate" state={stateOf(snapshot)} details={details ?? null} />
          {isGiven ? <Given /> : <CardOnFile name={context.name} details={details} />}
          {children.card && !isGiven && <CardUpdateForm card={children.card} locale={page.settings.locale} />}
          {isCompleted && <QuietButton label={words.renew} onClick={() => actor.send({ type: 'card.renewed' })} />}
          <SettingsLink />
        </Stack>
      )}
    </>
  );
}

/** Replaces the form while every cycle is a gift (BEYOND-67). */
function Given() {
  const { given } = useMessages(cardMessages);
  const { renewalFailedFix: renew } = useMessages(paymentHealthMessages);
  return (
    <>
      <p>{given}</p>
      <p>
        <TextLink href="/subscribe/renew">{renew}</TextLink>
      </p>
    </>
  );
}

export const screen = defineScreen(paymentChangeFlow, PaymentChange);

function stateOf(snapshot: StateFrom<typeof paymentChange.machine>): 'completed' | 'processing' | undefined {
  if (snapshot.matches('completed')) return 'completed';
  return snapshot.matches('processing') ? 'processing' : undefined;
}
