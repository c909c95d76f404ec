import type { StateFrom } from 'xstate';
import { askedOf, type cartCheckoutMachine } from '#machines/purchase/cart/cart-checkout.machine.ts';
import type { ChangeOf, PurchaseEvent } from '#machines/purchase/checkout/purchase.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { needsOf } from '#machines/rules/cart/cart-needs.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
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
import type { PurchaseShown } from '#screens/purchase/checkout/use-purchase.ts';
import { CartAddresses } from './CartAddresses.tsx';
import { orderLinesOf } from './cart-checkout-shown.ts';

export interface CartCheckoutFormProps {
  snapshot: StateFrom<typeof cartCheckoutMachine>;
  purchase: PurchaseShown;
  send: (event: PurchaseEvent<ChangeOf<typeof cartCheckoutMachine>>) => void;
}

/** Who orders what is in the cart, where it goes, and how it is paid (CHECK-3). */
export function CartCheckoutForm({ snapshot, purchase, send }: CartCheckoutFormProps) {
  const { freeOrder } = useMessages(checkoutWords);
  const { renewNote } = useMessages(renewNoteWords);
  const words = useMessages(cartCheckoutWords);
  const { draft } = snapshot.context;
  const { page, cart, heard, form } = draft;
  const lines = linesOf(cart);
  const totals = cartTotals(lines);
  const giftees = [cart.billing.a, cart.billing.b, cart.billing.c].flatMap((group) => group.giftees);
  const change = (changed: ChangeOf<typeof cartCheckoutMachine>) => send({ type: 'form.changed', change: changed });
  return (
    <PurchaseForm
      purchase={purchase}
      notice={lines.length > 0 && isFree(totals.total) && <Notice>{freeOrder}</Notice>}
      conclusion={
        <>
          <CheckoutPanel
            purchase={purchase}
            page={page}
            lines={orderLinesOf(lines)}
            totals={totals}
            hidesReview={lines.length === 0}
            isWaiting={heard.isBusy}
            note={needsOf(lines).account ? renewNote : undefined}
            offersKeeping={page.subscriber !== null}
          />
          <LiveRegion text={heard.isBusy ? words.waiting : ''} hidden />
        </>
      }
    >
      {cart.count > 0 && (
        <>
          <PurchaserFields
            purchaser={form}
            isKnown={page.subscriber !== null}
            newPassword={askedOf(draft).account && form}
            tie={purchase.tie}
            onChange={(text) => change({ text })}
          />
          <CartAddresses draft={draft} countries={snapshot.children.shipping} tie={purchase.tie} change={change} />
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
