import { useEffect, useRef } from 'react';
import { useFlow } from '#app/world/use-flow.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { scrollToProblem } from '#host/page/scroll.ts';
import { returnedPayment } from '#machines/purchase/returned-payment/returned-payment.ports.ts';
import type { PaymentReturn } from '#machines/rules/payment/payment-return.ts';
import { submitMessages } from '#messages/en/common.ts';
import { returnedMessages } from '#messages/en/order-question.ts';
import { useContact, useMessages } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { DepositsNotice } from '#screens/purchase/checkout/payment/DepositsNotice.tsx';

export interface ReturnedPaymentProps {
  returned: PaymentReturn;
  /** Shows the page: the server knows the order, or the reader begins another. */
  onKnown: () => void;
}

/** What became of a payment that this browser does not know. Only the reader's choice leads to another order. */
export function ReturnedPayment({ returned, onKnown }: ReturnedPaymentProps) {
  const words = useMessages(returnedMessages);
  const { checkAgain } = useMessages(submitMessages);
  const contact = useContact();
  const [snapshot, actor] = useFlow(returnedPayment, returned);
  useDeparture(snapshot.output);
  const place = useRef<HTMLDivElement>(null);
  const isKnown = snapshot.matches('known');
  const isBusy = snapshot.hasTag('busy') || snapshot.status === 'done';
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  useEffect(() => {
    if (!isBusy && place.current) scrollToProblem(place.current);
  }, [isBusy]);
  const { deposits } = snapshot.context;
  const isUnpaid = snapshot.matches('unpaid');
  const title = titleOf();
  const begin = () => actor.send({ type: 'order.begun' });
  return (
    <Stack>
      <PageHeading title={isBusy ? words.checking : title} />
      <LiveRegion text={isBusy ? words.checking : ''} hidden />
      {snapshot.matches('deposited') && deposits && <DepositsNotice deposits={deposits} of="payment" isNew />}
      {!isBusy && (
        // biome-ignore lint/a11y/useSemanticElements: there is no field to group.
        <div ref={place} role="group" aria-label={title} tabIndex={-1}>
          <Notice kind="warning">
            {isUnpaid ? (
              <p>{words.unpaidHint}</p>
            ) : (
              <>
                <p>{words.hint}</p>
                <ul>
                  <li>{words.receipt}</li>
                  <li>{words.browser}</li>
                  <li>
                    <TextLink href="/account">{words.account}</TextLink>
                  </li>
                  <li>{contact(words.support, words.supportAlone)}</li>
                </ul>
              </>
            )}
            {isUnpaid ? (
              <SubmitButton type="button" label={words.goOn} onClick={begin} />
            ) : (
              <>
                <SubmitButton
                  type="button"
                  label={checkAgain}
                  onClick={() => actor.send({ type: 'check.requested' })}
                />
                <QuietButton label={words.again} onClick={begin} />
              </>
            )}
          </Notice>
        </div>
      )}
    </Stack>
  );

  function titleOf(): string {
    if (snapshot.matches('paid')) return words.paid;
    if (isUnpaid) return words.unpaid;
    return returned.isFailed ? words.failed : words.claimed;
  }
}
