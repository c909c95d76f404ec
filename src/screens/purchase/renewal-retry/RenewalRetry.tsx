import { useEffect } from 'react';
import type { ScreenProps } from '#app/screen.tsx';
import { attemptsOf } from '#app/storage/attempts.ts';
import { openDrafts } from '#app/storage/drafts.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { reload } from '#host/address/location.ts';
import { onOld } from '#host/address/returns.ts';
import type { RenewalPage } from '#machines/api/contract.ts';
import { renewalRetryFlow } from '#machines/purchase/renewal-retry/renewal-retry.flow.ts';
import { renewalRetry } from '#machines/purchase/renewal-retry/renewal-retry.ports.ts';
import { yearsOf } from '#machines/rules/subscription/subscription.ts';
import { renewalRetryMessages, renewMessages, renewNoteMessages } from '#messages/en/subscription.ts';
import { fill } from '#messages/message.ts';
import { useMessages, useMoney } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { IssueText } from '#screens/account/PaymentHealth.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { usePurchase, usePurchaseFlow } from '#screens/purchase/checkout/use-purchase.ts';
import { definePurchase } from '#screens/purchase/returned-payment/purchase-screen.tsx';

export function RenewalRetry({ page }: Pick<ScreenProps<RenewalPage>, 'page'>) {
  const words = useMessages(renewalRetryMessages);
  const { title } = useMessages(renewMessages);
  const { renewNote } = useMessages(renewNoteMessages);
  const money = useMoney();
  const [snapshot, actor] = usePurchaseFlow(renewalRetry, () => ({ page }));
  useDeparture(snapshot.output);
  // It may have been paid since, here or elsewhere.
  useEffect(() => onOld(reload), []);
  const purchase = usePurchase(snapshot, actor.send, { id: 'renewal', fields: [] });
  const { renewal, subscriber } = page;
  const { renewal_failed: failed, current_subscription: current } = subscriber.timetable;
  return (
    <>
      <PageHeading title={title} />
      <Stack>
        {renewal && failed && (
          <Notice kind="warning">
            <p>
              <IssueText issue={{ kind: 'renewalFailed', failed }} />
            </p>
          </Notice>
        )}
        {renewal ? (
          <PurchaseForm
            purchase={purchase}
            conclusion={
              snapshot.hasTag('stale') ? (
                <SubmitButton label={words.outdated} />
              ) : (
                <CheckoutPanel
                  purchase={purchase}
                  page={page}
                  lines={renewal.lines}
                  total={renewal.total}
                  payLabel={fill(words.pay, { amount: money(renewal.total) })}
                  note={renewNote}
                  renewsIn={current ? yearsOf(current.info.term) : undefined}
                />
              )
            }
          />
        ) : (
          <Notice>{words.nothing}</Notice>
        )}
        <SettingsLink />
      </Stack>
    </>
  );
}

export const screen = definePurchase(renewalRetryFlow, RenewalRetry, {
  attempts: attemptsOf,
  drafts: openDrafts,
});
