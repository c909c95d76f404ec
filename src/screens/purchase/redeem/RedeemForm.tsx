import type { StateFrom } from 'xstate';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import type { redeemMachine } from '#machines/purchase/redeem/redeem.machine.ts';
import {
  asksAddress,
  giftOf,
  type RedeemEvent,
  savedAddress,
  shipcodeOf,
} from '#machines/purchase/redeem/redeem-context.ts';
import { isBusy } from '#machines/rules/payment/submit-label.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { addressWords } from '#messages/en/order.ts';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { ReaderAddress } from '#screens/purchase/checkout/ReaderAddress.tsx';
import { useCheckout } from '#screens/purchase/checkout/use-checkout.ts';
import { RedeemConclusion } from './RedeemConclusion.tsx';
import { RedeemDelivery } from './RedeemDelivery.tsx';
import { ALIASES, shownFields } from './redeem-shown.ts';

export interface RedeemFormProps {
  snapshot: StateFrom<typeof redeemMachine>;
  send: (event: RedeemEvent) => void;
}

/** How the gift is delivered, to whom, and what is paid for it, as one form. */
export function RedeemForm({ snapshot, send }: RedeemFormProps) {
  const words = useMessages(addressWords);
  const { context, children } = snapshot;
  const { page, deliverable, form, problems: own } = context;
  const isReading = snapshot.matches({ open: 'checking' });
  const ordered = useCheckout(children.checkout);
  const checkout = isReading ? { ...ordered, status: 'loading' as const } : ordered;
  const busy = isBusy(checkout.status);
  const problems = own.length > 0 ? own : checkout.problems;
  const placed = placeProblems(busy ? [] : problems, shownFields(context), ALIASES);
  const { tie, entries, payment } = useProblemsShown('redeem', placed);
  const submit = () =>
    checkout.status === 'unsettled' ? checkout.send({ type: 'check.requested' }) : send({ type: 'form.submitted' });
  return (
    <PurchaseForm
      busy={busy}
      problems={problems}
      entries={entries}
      onSubmit={submit}
      conclusion={<RedeemConclusion context={context} checkout={checkout} problems={payment} onSubmit={submit} />}
    >
      <RedeemDelivery
        gift={giftOf(context)}
        timetable={page.subscriber?.timetable}
        settings={page.settings}
        deliverable={deliverable}
        tied={tie('subscription.deliverable')}
        onChange={(chosen) => send({ type: 'delivery.chosen', deliverable: chosen })}
      />
      <PurchaserFields
        purchaser={form}
        isKnown={page.subscriber !== null}
        makesAccount={page.subscriber === null}
        tie={tie}
        onChange={(field, value) => send({ type: 'field.changed', field, value })}
      />
      {asksAddress(context) && (
        <ReaderAddress
          title={words.subscription}
          context={context}
          saved={savedAddress(context)}
          category={shipcodeOf(context)}
          countries={children.shipping}
          tie={tie}
          send={send}
        />
      )}
    </PurchaseForm>
  );
}
