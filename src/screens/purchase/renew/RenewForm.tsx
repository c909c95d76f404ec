import type { StateFrom } from 'xstate';
import { useLoading } from '#app/use-loading.ts';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import { quote } from '#machines/purchase/builder/builder.ts';
import type { renewMachine } from '#machines/purchase/renew/renew.machine.ts';
import {
  asksAddress,
  asksCategory,
  builtOf,
  chosenIn,
  type RenewEvent,
  savedAddress,
} from '#machines/purchase/renew/renew-context.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import { isBusy } from '#machines/rules/payment/submit-label.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { checkoutWords } from '#messages/en/checkout.ts';
import { addressWords } from '#messages/en/order.ts';
import { Notice } from '#parts/notice/Notice.tsx';
import { SubscriptionBuilder } from '#screens/purchase/builder/SubscriptionBuilder.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { ReaderAddress } from '#screens/purchase/checkout/ReaderAddress.tsx';
import { TimingChoice } from '#screens/purchase/checkout/TimingChoice.tsx';
import { useCheckout } from '#screens/purchase/checkout/use-checkout.ts';
import { RenewConclusion } from './RenewConclusion.tsx';
import { RenewHeld } from './RenewHeld.tsx';
import { ALIASES, shownFields } from './renew-shown.ts';

export interface RenewFormProps {
  snapshot: StateFrom<typeof renewMachine>;
  send: (event: RenewEvent) => void;
}

/** What is renewed, where it is sent and how it is paid, as one form. */
export function RenewForm({ snapshot, send }: RenewFormProps) {
  const words = useMessages(addressWords);
  const { freeOrder } = useMessages(checkoutWords);
  const { context, children } = snapshot;
  const checkout = useCheckout(children.checkout);
  const loading = useLoading(children.products);
  const built = builtOf(context);
  const { page, timing, form, products, problems: own } = context;
  const { settings } = page;
  const isNow = timing === 'now';
  const isAdding = snapshot.matches({ open: 'adding' });
  const busy = isAdding || isBusy(checkout.status);
  const problems = own.length > 0 || !isNow ? own : checkout.problems;
  const { tie, entries, payment } = useProblemsShown(
    'renew',
    placeProblems(busy ? [] : problems, shownFields(context), ALIASES),
  );
  const submit = () =>
    checkout.status === 'unsettled' ? checkout.send({ type: 'check.requested' }) : send({ type: 'form.submitted' });
  return (
    <PurchaseForm
      busy={busy}
      problems={problems}
      entries={entries}
      onSubmit={submit}
      notice={isNow && isFree(quote(built).totals.total) && <Notice>{freeOrder}</Notice>}
      conclusion={
        <RenewConclusion
          context={context}
          checkout={checkout}
          isAdding={isAdding}
          problems={payment}
          onSubmit={submit}
        />
      }
    >
      <RenewHeld context={context} onSettings={(chosen) => send({ type: 'settings.chosen', settings: chosen })} />
      <SubscriptionBuilder
        built={built}
        settings={settings}
        page="renew"
        asksCategory={asksCategory(context)}
        isSettled={!context.isChanging}
        products={{ products, loading, onRetry: () => children.products?.send({ type: 'load.retried' }) }}
        tie={tie}
        send={send}
      />
      {settings.features?.renew?.checkout_later && (
        <TimingChoice timing={timing} onChange={(chosen) => send({ type: 'timing.chosen', timing: chosen })} />
      )}
      {isNow && (
        <PurchaserFields
          purchaser={{ ...form, password: '', confirm: '' }}
          isKnown
          makesAccount={false}
          tie={tie}
          onChange={(field, value) => {
            if (field === 'name' || field === 'email') send({ type: 'field.changed', field, value });
          }}
        />
      )}
      {asksAddress(context) && (
        <ReaderAddress
          title={chosenIn(context).medium === 'print' ? words.subscription : words.mailing}
          context={context}
          saved={savedAddress(context)}
          category={chosenIn(context).shipcode}
          countries={children.shipping}
          tie={tie}
          send={send}
        />
      )}
    </PurchaseForm>
  );
}
