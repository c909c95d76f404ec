import { useProblemsShown } from '#app/use-problems-shown.ts';
import { useSnapshot } from '#app/use-snapshot.ts';
import { isUnpayable } from '#machines/purchase/cart/cart-checkout-context.ts';
import { storeLinks } from '#machines/rules/cart/store-links.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
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
import { useCheckout } from '#screens/purchase/checkout/use-checkout.ts';
import { CartCheckoutForm, type CartCheckoutFormProps } from './CartCheckoutForm.tsx';
import { CartView } from './CartView.tsx';

/** The cart, then its checkout; of an empty cart that it is, with the way to the store; nothing pays what may not be paid here. */
export function CartCheckoutView({ snapshot, send }: Omit<CartCheckoutFormProps, 'checkout'>) {
  const { title } = useMessages(cartCheckoutWords);
  const cartText = useMessages(cartWords);
  const { browse } = useMessages(reviewPanelWords);
  const { context, children } = snapshot;
  const checkout = useCheckout(children.checkout);
  const cart = useSnapshot(children.cart);
  // An order that is under way, or in doubt, is seen to its end whatever has become of its cart.
  const isUnderWay = checkout.status !== 'sendable';
  const isPayable = isUnderWay || (context.cart.count > 0 && !isUnpayable(context));
  return (
    <>
      <PageHeading title={title} />
      {cart && children.cart && (isUnderWay ? context.cart.count > 0 : true) && (
        <Section title={cartText.title}>
          <CartView snapshot={cart} send={children.cart.send} />
          {context.cart.count === 0 && (
            <p>
              <TextLink href={storeLinks(context.page.settings.store).browse}>{browse}</TextLink>
            </p>
          )}
        </Section>
      )}
      {isPayable ? (
        <CartCheckoutForm snapshot={snapshot} checkout={checkout} send={send} />
      ) : (
        <Unpayable snapshot={snapshot} checkout={checkout} send={send} />
      )}
    </>
  );
}

/** Why nothing can be paid, where the cart does not say it by itself. */
function Unpayable({ snapshot: { context }, checkout, send }: CartCheckoutFormProps) {
  const words = useMessages(cartCheckoutWords);
  const { empty } = useMessages(cartWords);
  const { checkAgain } = useMessages(submitWords);
  const { entries } = useProblemsShown('cart-checkout', placeProblems(checkout.problems, []));
  const isHeld = context.cart.count > 0 && !context.cart.invoiced;
  return (
    <Stack>
      <ErrorSummary entries={entries.filter(({ text }) => text !== empty)} />
      {context.cart.count === 0 && checkout.isUnanswered && (
        <Notice kind="warning">
          <p>{words.unanswered}</p>
        </Notice>
      )}
      {isHeld && (
        <Notice kind="warning">
          <p>{words.held}</p>
          <QuietButton
            label={checkAgain}
            disabled={context.heard.isBusy}
            onClick={() => send({ type: 'cart.checked' })}
          />
        </Notice>
      )}
    </Stack>
  );
}
