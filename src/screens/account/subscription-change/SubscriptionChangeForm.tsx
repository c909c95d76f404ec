import type { StateFrom } from 'xstate';
import { useLoading } from '#app/use-loading.ts';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import type { subscriptionChangeMachine } from '#machines/account/subscription-change/subscription-change.machine.ts';
import {
  asksAddress,
  type SubscriptionChangeEvent,
  subscriptionOf,
} from '#machines/account/subscription-change/subscription-change-context.ts';
import { pendingIn } from '#machines/account/subscription-change/subscription-change-order.ts';
import { isBusy } from '#machines/rules/payment/submit-label.ts';
import { hasOther } from '#machines/rules/subscription/upgrade.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { subscriptionChangeWords } from '#messages/en/subscription-change.ts';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { useCheckout } from '#screens/purchase/checkout/use-checkout.ts';
import { ChangeAddress } from './ChangeAddress.tsx';
import { ChangeConclusion } from './ChangeConclusion.tsx';
import { ALIASES, shownFields } from './subscription-change-shown.ts';
import { UpgradeChoices } from './UpgradeChoices.tsx';

export interface SubscriptionChangeFormProps {
  snapshot: StateFrom<typeof subscriptionChangeMachine>;
  send: (event: SubscriptionChangeEvent) => void;
}

/** What can be chosen, the settings that go with it, and its conclusion, as one form. */
export function SubscriptionChangeForm({ snapshot, send }: SubscriptionChangeFormProps) {
  const words = useMessages(subscriptionChangeWords);
  const { context, children } = snapshot;
  const checkout = useCheckout(children.checkout);
  const countries = useLoading(children.shipping);
  const { page, choice, form, isUpdated } = context;
  const isSaving = children.address !== undefined;
  const busy = isBusy(checkout.status) || isSaving;
  // What an order was refused for is over once something else was done.
  const problems = context.problems.length > 0 || isUpdated ? context.problems : checkout.problems;
  const placed = placeProblems(busy ? [] : problems, shownFields(context), ALIASES);
  const { tie, entries, payment } = useProblemsShown('change', placed);
  const pending = pendingIn(context);
  const subscription = subscriptionOf(context);
  const hasNothing = pending === 'nothing' && (hasOther(subscription) || asksAddress(context));
  const submit = () =>
    checkout.status === 'unsettled' ? checkout.send({ type: 'check.requested' }) : send({ type: 'form.submitted' });
  return (
    <PurchaseForm
      busy={busy}
      problems={problems}
      entries={entries}
      onSubmit={submit}
      notice={hasNothing && <p>{words.nothing}</p>}
      conclusion={
        <ChangeConclusion
          context={context}
          checkout={checkout}
          isSaving={isSaving}
          problems={payment}
          onSubmit={submit}
        />
      }
    >
      <UpgradeChoices
        subscription={subscription}
        settings={page.settings}
        choice={choice}
        tie={tie}
        onLevel={(level) => send({ type: 'level.chosen', level })}
        onDelivery={(deliverable) => send({ type: 'delivery.chosen', deliverable })}
      />
      {pending === 'change' && (
        <PurchaserFields
          purchaser={{ ...form, password: '', confirm: '' }}
          isKnown={false}
          makesAccount={false}
          tie={tie}
          onChange={(field, value) => {
            if (field === 'name' || field === 'email') send({ type: 'field.changed', field, value });
          }}
        />
      )}
      {asksAddress(context) && (
        <ChangeAddress
          context={context}
          countries={countries}
          tie={tie}
          send={send}
          onRetry={() => children.shipping?.send({ type: 'load.retried' })}
        />
      )}
    </PurchaseForm>
  );
}
