import { useSnapshot } from '#app/use-snapshot.ts';
import { isUnpayable } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { storeLinks } from '#machines/rules/cart/store-links.ts';
import { useMessages } from '#messages/context.tsx';
import { cartWords } from '#messages/en/cart.ts';
import { cartCheckoutWords } from '#messages/en/cart-checkout.ts';
import { submitWords } from '#messages/en/common.ts';
import { reviewPanelWords } from '#messages/en/order.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { usePurchase } from '#screens/purchase/checkout/use-purchase.ts';
import { CartCheckoutForm, type CartCheckoutFormProps } from './CartCheckoutForm.tsx';
import { CartView } from './CartView.tsx';
import { ALIASES, shownFields } from './cart-checkout-shown.ts';

/** The cart, then its checkout; of an empty cart that it is, with the way to the store; nothing pays what may not be paid here. */
export function CartCheckoutView({ snapshot, send }: Omit<CartCheckoutFormProps, 'purchase'>) {
  const { title } = useMessages(cartCheckoutWords);
  const cartText = useMessages(cartWords);
  const { browse } = useMessages(reviewPanelWords);
  const fields = shownFields(snapshot.context.draft);
  const purchase = usePurchase(snapshot, send, { id: 'cart-checkout', fields, aliases: ALIASES });
  const { children, context } = snapshot;
  const { draft } = context;
  const cart = useSnapshot(children.cart);
  // An order that is under way, or in doubt, is seen to its end whatever has become of its cart.
  const isUnderWay = purchase.checkout.status !== 'sendable';
  const isPayable = isUnderWay || (draft.cart.count > 0 && !isUnpayable(draft));
  return (
    <>
      <PageHeading title={title} />
      {cart && children.cart && (isUnderWay ? draft.cart.count > 0 : true) && (
        <Section title={cartText.title}>
          <CartView snapshot={cart} send={children.cart.send} />
          {draft.cart.count === 0 && (
            <p>
              <TextLink href={storeLinks(draft.page.settings.store).browse}>{browse}</TextLink>
            </p>
          )}
        </Section>
      )}
      {isPayable ? (
        <CartCheckoutForm snapshot={snapshot} purchase={purchase} send={send} />
      ) : (
        <Unpayable snapshot={snapshot} purchase={purchase} send={send} />
      )}
    </>
  );
}

/** Why nothing can be paid, where the cart does not say it by itself. */
function Unpayable({ snapshot, purchase, send }: CartCheckoutFormProps) {
  const words = useMessages(cartCheckoutWords);
  const { empty } = useMessages(cartWords);
  const { checkAgain } = useMessages(submitWords);
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
