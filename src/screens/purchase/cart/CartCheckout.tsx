import { useEffect, useId } from 'react';
import type { ScreenProps } from '#app/screen.tsx';
import { attemptsOf } from '#app/storage/attempts.ts';
import { openDrafts } from '#app/storage/drafts.ts';
import { useSnapshot } from '#app/world/use-snapshot.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { cameBack } from '#host/address/location.ts';
import type { CheckoutPage } from '#machines/api/contract.ts';
import { cartCheckoutFlow } from '#machines/purchase/cart/cart-checkout.flow.ts';
import { askedOf, type cartCheckoutMachine, isUnpayable } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { couponOn, monthlyIn, renewsIn } from '#machines/rules/cart/cart-needs.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import { storeLinks } from '#machines/rules/cart/store-links.ts';
import { readLinkedCode } from '#machines/rules/subscription/coupon-code.ts';
import { submitMessages } from '#messages/en/common.ts';
import { checkoutMessages, reviewPanelMessages } from '#messages/en/order.ts';
import { cartCheckoutMessages, cartMessages } from '#messages/en/store.ts';
import { renewNoteMessages } from '#messages/en/subscription.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { Giftees } from '#screens/purchase/checkout/review/OrderReview.tsx';
import { OrderSummary } from '#screens/purchase/checkout/review/OrderSummary.tsx';
import {
  type PurchaseFormOf,
  type PurchaseShown,
  usePurchase,
  usePurchaseFlow,
} from '#screens/purchase/checkout/use-purchase.ts';
import { CouponPlace } from '#screens/purchase/coupon/CouponPlace.tsx';
import { useMonthlyCharge } from '#screens/purchase/donate/use-monthly-charge.ts';
import { definePurchase } from '#screens/purchase/returned-payment/purchase-screen.tsx';
import { CartView } from './Cart.tsx';
import { CartAddresses } from './CartAddresses.tsx';
import { ALIASES, editsTo, orderLinesOf, shownFields } from './cart-checkout-shown.ts';

/**
 * The checkout page (CHECK-1, CHECK-2): the cart and its checkout, or a link to the store if the cart is empty. Omits
 * the payment if the cart cannot be paid here.
 */
export function CartCheckout({ page, query }: ScreenProps<CheckoutPage>) {
  const [snapshot, actor] = usePurchaseFlow(cartCheckout, () => ({ page, link: readLinkedCode(query) }));
  useDeparture(snapshot.output);
  useEffect(() => {
    if (cameBack()) actor.send({ type: 'page.returned' });
  }, [actor]);
  const { title } = useMessages(cartCheckoutMessages);
  const cartText = useMessages(cartMessages);
  const { browse } = useMessages(reviewPanelMessages);
  const fields = shownFields(snapshot.context.draft);
  const purchase = usePurchase(snapshot, actor.send, { id: 'cart-checkout', fields, aliases: ALIASES });
  const { children, context } = snapshot;
  const { draft } = context;
  const cart = useSnapshot(children.cart);
  const tableId = useId();
  // A running or unsettled order is completed, whatever happens to its cart.
  const isUnderWay = purchase.checkout.status !== 'sendable';
  const isPayable = isUnderWay || (draft.cart.count > 0 && !isUnpayable(draft));
  return (
    <>
      <PageHeading title={title} />
      {cart && children.cart && (isUnderWay ? draft.cart.count > 0 : true) && (
        <Section title={cartText.title}>
          <CartView snapshot={cart} send={children.cart.send} tableId={tableId} />
          {draft.cart.count === 0 && (
            <p>
              <TextLink href={storeLinks(draft.page.settings.store).browse}>{browse}</TextLink>
            </p>
          )}
        </Section>
      )}
      {isPayable ? (
        <CartCheckoutForm snapshot={snapshot} purchase={purchase} send={actor.send} tableId={tableId} />
      ) : (
        <Unpayable snapshot={snapshot} purchase={purchase} send={actor.send} />
      )}
    </>
  );
}

export const screen = definePurchase(cartCheckoutFlow, CartCheckout, {
  attempts: attemptsOf,
  drafts: openDrafts,
});

function Unpayable({ snapshot, purchase, send }: UnpayableProps) {
  const words = useMessages(cartCheckoutMessages);
  const { empty } = useMessages(cartMessages);
  const { checkAgain } = useMessages(submitMessages);
  const { cart, heard } = snapshot.context.draft;
  const { entries, checkout } = purchase;
  const isHeld = cart.count > 0 && !cart.invoiced;
  return (
    <Stack>
      <ErrorSummary entries={entries.filter(({ text }) => text !== empty)} />
      {cart.count === 0 && checkout.isUnanswered && (
        <Notice kind="warning">
          <p>{words.unanswered}</p>
        </Notice>
      )}
      {isHeld && (
        <Notice kind="warning">
          <p>{words.held}</p>
          <QuietButton label={checkAgain} disabled={heard.isBusy} onClick={() => send({ type: 'page.returned' })} />
        </Notice>
      )}
    </Stack>
  );
}

interface UnpayableProps extends PurchaseFormOf<typeof cartCheckoutMachine> {
  purchase: PurchaseShown;
}

interface CartCheckoutFormProps extends UnpayableProps {
  tableId: string;
}

function CartCheckoutForm({ snapshot, purchase, send, tableId }: CartCheckoutFormProps) {
  const { freeOrder } = useMessages(checkoutMessages);
  const { renewNote } = useMessages(renewNoteMessages);
  const words = useMessages(cartCheckoutMessages);
  const { draft } = snapshot.context;
  const { page, cart, heard, form } = draft;
  const lines = linesOf(cart);
  const ordered = orderLinesOf(lines);
  const totals = cartTotals(lines);
  const monthly = monthlyIn(lines);
  const monthlyCharge = useMonthlyCharge(monthly);
  const years = renewsIn(lines);
  const notes = [years !== undefined && renewNote, monthlyCharge].filter(Boolean);
  const giftees = [cart.billing.a, cart.billing.b, cart.billing.c].flatMap((group) => group.giftees);
  const change = (changed: ChangeOf<typeof cartCheckoutMachine>) => send({ type: 'form.changed', change: changed });
  return (
    <PurchaseForm
      purchase={purchase}
      notice={lines.length > 0 && isFree(totals.total) && <Notice>{freeOrder}</Notice>}
      summary={lines.length > 0 && <OrderSummary lines={ordered} totals={totals} edits={editsTo(tableId)} isBrief />}
      conclusion={
        <>
          <CheckoutPanel
            purchase={purchase}
            page={page}
            lines={ordered}
            totals={totals}
            hidesReview={lines.length === 0}
            isSummarized
            isWaiting={heard.isBusy}
            note={notes.join(' ')}
            renewsIn={years}
            renewal={{ years, days: page.checkout.renews_on, monthly }}
          />
          <LiveRegion text={heard.isBusy ? words.waiting : ''} hidden />
        </>
      }
    >
      {cart.count > 0 && (
        <>
          {page.settings.typed_coupons && (
            <CouponPlace
              coupon={draft.coupon}
              standing={{ applied: couponOn(cart) }}
              canType
              tied={purchase.fieldProps('coupon')}
              isChecking={purchase.isPricing}
              isHeld={heard.isBusy}
              send={send}
            />
          )}
          <PurchaserFields
            purchaser={form}
            isKnown={page.subscriber !== null}
            newPassword={askedOf(draft).account && form}
            fieldProps={purchase.fieldProps}
            onChange={(text) => change({ text })}
          />
          <CartAddresses
            draft={draft}
            countries={snapshot.children.shipping}
            fieldProps={purchase.fieldProps}
            change={change}
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
