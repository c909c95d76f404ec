import type { StateFrom } from 'xstate';
import { useLoading } from '#app/use-loading.ts';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import { quote } from '#machines/purchase/builder/builder.ts';
import type { subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { asksCategory, builtOf, type SubscribeEvent } from '#machines/purchase/subscribe/subscribe-context.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import { isBusy } from '#machines/rules/payment/submit-label.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { checkoutWords } from '#messages/en/checkout.ts';
import { renewNoteWords } from '#messages/en/subscription.ts';
import { Notice } from '#parts/notice/Notice.tsx';
import { SubscriptionBuilder } from '#screens/purchase/builder/SubscriptionBuilder.tsx';
import { useOrderLines } from '#screens/purchase/builder/use-order-lines.ts';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { LaterPanel } from '#screens/purchase/checkout/LaterPanel.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { TimingChoice } from '#screens/purchase/checkout/TimingChoice.tsx';
import { useCheckout } from '#screens/purchase/checkout/use-checkout.ts';
import { PurposeChoice } from './PurposeChoice.tsx';
import { SubscribeDetails } from './SubscribeDetails.tsx';
import { ALIASES, shownFields } from './subscribe-shown.ts';

export interface SubscribeFormProps {
  snapshot: StateFrom<typeof subscribeMachine>;
  send: (event: SubscribeEvent) => void;
}

/** The builder, the reader's details and the checkout as one form. */
export function SubscribeForm({ snapshot, send }: SubscribeFormProps) {
  const { freeOrder } = useMessages(checkoutWords);
  const { renewNote } = useMessages(renewNoteWords);
  const { context, children } = snapshot;
  const checkout = useCheckout(children.checkout);
  const loading = useLoading(children.products);
  const built = builtOf(context);
  const lines = useOrderLines(built);
  const { page, purpose, timing, choice, gifts, products, problems: own } = context;
  const { settings, subscriber, payment_info } = page;

  const isNow = timing === 'now';
  const isAdding = snapshot.matches({ open: 'adding' });
  const busy = isAdding || isBusy(checkout.status);
  const problems = own.length > 0 || !isNow ? own : checkout.problems;
  const placed = placeProblems(busy ? [] : problems, shownFields(context), ALIASES);
  const { tie, entries, payment } = useProblemsShown('subscribe', placed);
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
        isNow ? (
          <CheckoutPanel
            checkout={checkout}
            lines={lines}
            terms={settings.terms_of_sale}
            note={purpose === 'gift' || choice.term === 'lifetime' ? undefined : renewNote}
            onFile={payment_info}
            offersKeeping={subscriber !== null}
            locale={settings.locale}
            problems={payment}
            isBotChecked={settings.bot_check !== undefined}
            onSubmit={submit}
          />
        ) : (
          <LaterPanel lines={lines} busy={isAdding} />
        )
      }
    >
      <PurposeChoice
        purpose={purpose}
        gifts={gifts}
        tied={tie('giftsubs')}
        onPurpose={(chosen) => send({ type: 'purpose.chosen', purpose: chosen })}
        onQuantity={(quantity) => send({ type: 'quantity.changed', quantity })}
      />
      <SubscriptionBuilder
        built={built}
        settings={settings}
        page="subscribe"
        asksCategory={asksCategory(context)}
        products={{ products, loading, onRetry: () => children.products?.send({ type: 'load.retried' }) }}
        tie={tie}
        send={send}
      />
      {settings.features?.subscribe?.checkout_later && (
        <TimingChoice timing={timing} onChange={(chosen) => send({ type: 'timing.chosen', timing: chosen })} />
      )}
      {isNow && <SubscribeDetails context={context} countries={children.shipping} tie={tie} send={send} />}
    </PurchaseForm>
  );
}
