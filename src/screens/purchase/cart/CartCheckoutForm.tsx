import type { StateFrom } from 'xstate';
import { useLoading } from '#app/use-loading.ts';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import type { cartCheckoutMachine } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { askedOf, type CartCheckoutEvent } from '#machines/purchase/cart/cart-checkout-context.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { needsOf } from '#machines/rules/cart/cart-needs.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import { isBusy } from '#machines/rules/payment/submit-label.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { cartCheckoutWords } from '#messages/en/cart-checkout.ts';
import { checkoutWords } from '#messages/en/checkout.ts';
import { renewNoteWords } from '#messages/en/subscription.ts';
import { Section } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { Giftees } from '#screens/purchase/checkout/Giftees.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import type { CheckoutShown } from '#screens/purchase/checkout/use-checkout.ts';
import { CartAddresses } from './CartAddresses.tsx';
import { ALIASES, orderLinesOf, shownFields } from './cart-checkout-shown.ts';

export interface CartCheckoutFormProps {
  snapshot: StateFrom<typeof cartCheckoutMachine>;
  checkout: CheckoutShown;
  send: (event: CartCheckoutEvent) => void;
}

/** Who orders what is in the cart, where it goes, and how it is paid (CHECK-3). */
export function CartCheckoutForm({ snapshot, checkout, send }: CartCheckoutFormProps) {
  const { freeOrder } = useMessages(checkoutWords);
  const { renewNote } = useMessages(renewNoteWords);
  const words = useMessages(cartCheckoutWords);
  const { context, children } = snapshot;
  const loading = useLoading(children.shipping);
  const { page, cart, heard, form, problems: own } = context;
  const { settings, subscriber, payment_info } = page;

  const lines = linesOf(cart);
  const totals = cartTotals(lines);
  const giftees = [cart.billing.a, cart.billing.b, cart.billing.c].flatMap((group) => group.giftees);
  const busy = isBusy(checkout.status);
  const problems = own.length > 0 ? own : checkout.problems;
  const placed = placeProblems(busy ? [] : problems, shownFields(context), ALIASES);
  const { tie, entries, payment } = useProblemsShown('cart-checkout', placed);
  const submit = () =>
    checkout.status === 'unsettled' ? checkout.send({ type: 'check.requested' }) : send({ type: 'form.submitted' });

  return (
    <PurchaseForm
      busy={busy}
      problems={problems}
      entries={entries}
      onSubmit={submit}
      notice={lines.length > 0 && isFree(totals.total) && <Notice>{freeOrder}</Notice>}
      conclusion={
        <>
          <CheckoutPanel
            checkout={checkout}
            lines={orderLinesOf(lines)}
            totals={totals}
            hidesReview={lines.length === 0}
            isWaiting={heard.isBusy}
            terms={settings.terms_of_sale}
            note={needsOf(lines).account ? renewNote : undefined}
            onFile={payment_info}
            offersKeeping={subscriber !== null}
            locale={settings.locale}
            problems={payment}
            isBotChecked={settings.bot_check !== undefined}
            onSubmit={submit}
          />
          <LiveRegion text={heard.isBusy ? words.waiting : ''} hidden />
        </>
      }
    >
      {cart.count > 0 && (
        <>
          <PurchaserFields
            purchaser={form}
            isKnown={subscriber !== null}
            makesAccount={askedOf(context).account}
            tie={tie}
            onChange={(field, value) => send({ type: 'field.changed', field, value })}
          />
          <CartAddresses
            context={context}
            loading={loading}
            tie={tie}
            send={send}
            onRetry={() => children.shipping?.send({ type: 'load.retried' })}
          />
          {giftees.length > 0 && (
            <Section title={words.giftees}>
              <Giftees giftees={giftees} />
            </Section>
          )}
        </>
      )}
    </PurchaseForm>
  );
}
