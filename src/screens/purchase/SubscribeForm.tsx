import type { StateFrom } from 'xstate';
import type { subscribeMachine } from '#machines/purchase/subscribe.machine.ts';
import { type SubscribeEvent, savedAddress } from '#machines/purchase/subscribe-context.ts';
import { asksAddress, quote } from '#machines/purchase/subscribe-order.ts';
import type { Country, StateLists } from '#machines/rules/address.ts';
import { isFree } from '#machines/rules/order-review.ts';
import { placeProblems } from '#machines/rules/problem-places.ts';
import { zoneOf } from '#machines/rules/shipping.ts';
import { isBusy } from '#machines/rules/submit-label.ts';
import { useMessages } from '#messages/context.tsx';
import { addressWords } from '#messages/en/address.ts';
import { checkoutWords } from '#messages/en/checkout.ts';
import { subscribeWords } from '#messages/en/subscribe.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { Notice } from '#parts/Notice.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AddressSection } from './AddressSection.tsx';
import { CheckoutPanel } from './CheckoutPanel.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { PurchaserFields } from './PurchaserFields.tsx';
import { showProblems } from './problems-shown.ts';
import { SubscriptionBuilder } from './SubscriptionBuilder.tsx';
import { shownFields } from './subscribe-shown.ts';
import { useCheckout } from './use-checkout.ts';
import { useLoading } from './use-loading.ts';
import { useOrderLines } from './use-order-lines.ts';

export interface SubscribeFormProps {
  snapshot: StateFrom<typeof subscribeMachine>;
  send: (event: SubscribeEvent) => void;
}

/** The builder, the reader's details and the checkout as one form. */
export function SubscribeForm({ snapshot, send }: SubscribeFormProps) {
  const { freeOrder } = useMessages(checkoutWords);
  const { renewNote } = useMessages(subscribeWords);
  const address = useMessages(addressWords);
  const textOf = useProblemText();
  const { context, children } = snapshot;
  const checkout = useCheckout(children.checkout);
  const shippingLoading = useLoading(children.shipping);
  const productsLoading = useLoading(children.products);
  const lines = useOrderLines(context);
  const { page, choice, form, origin, shipping, problems: own } = context;
  const { settings, subscriber, payment_info } = page;

  const busy = isBusy(checkout.status);
  const problems = own.length > 0 ? own : checkout.problems;
  const placed = placeProblems(busy ? [] : problems, shownFields(context), ALIASES);
  const { tie, entries, payment } = showProblems('subscribe', placed, textOf);
  const saved = savedAddress(page, choice);
  const submit = () =>
    checkout.status === 'unsettled' ? checkout.send({ type: 'check.requested' }) : send({ type: 'form.submitted' });

  return (
    <PurchaseForm
      busy={busy}
      problems={problems}
      entries={entries}
      onSubmit={submit}
      notice={isFree(quote(context).totals.total) && <Notice>{freeOrder}</Notice>}
      conclusion={
        <CheckoutPanel
          checkout={checkout}
          lines={lines}
          terms={settings.terms_of_sale}
          note={choice.term === 'lifetime' ? undefined : renewNote}
          onFile={payment_info}
          offersKeeping={subscriber !== null}
          locale={settings.locale}
          problems={payment}
          isBotChecked={settings.bot_check !== undefined}
          onSubmit={submit}
        />
      }
    >
      <SubscriptionBuilder
        context={context}
        products={productsLoading}
        tie={tie}
        send={send}
        onRetryProducts={() => children.products?.send({ type: 'load.retried' })}
      />
      <PurchaserFields
        purchaser={form}
        isKnown={subscriber !== null}
        makesAccount={subscriber === null}
        tie={tie}
        onChange={(field, value) => send({ type: 'field.changed', field, value })}
      />
      {asksAddress(context) && (
        <AddressSection
          title={choice.medium === 'print' ? address.subscription : address.mailing}
          saved={saved}
          origin={origin}
          tied={tie('origin')}
          onOrigin={(chosen) => send({ type: 'origin.chosen', origin: chosen })}
        >
          <AddressFields
            address={form.address}
            countries={shipping?.[zoneOf(choice.shipcode)].countries ?? NO_COUNTRIES}
            states={shipping?.states ?? NO_STATES}
            loading={shippingLoading}
            tie={(line) => tie(`address.${line}`)}
            onChange={(line, value) => send({ type: 'field.changed', field: `address.${line}`, value })}
            onCountry={(code) => send({ type: 'country.chosen', code })}
            onRetry={() => children.shipping?.send({ type: 'load.retried' })}
          />
        </AddressSection>
      )}
    </PurchaseForm>
  );
}

const ALIASES = { password: 'password.password', amount: 'donation', address: 'address.line1' };
const NO_COUNTRIES: Country[] = [];
const NO_STATES: StateLists = {};
