import type { CartContext } from '#machines/purchase/cart/cart-context.ts';
import { landingFor } from '#machines/rules/payment/landing.ts';
import { cartMessages } from '#messages/en/store.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { orderedText } from './cart-shown.tsx';

/** What became of the ordered cart, with a link to its receipt or invoice; renders nothing if no cart was ordered. */
export function OrderedNotice({ cart, paid = cart.paid }: Pick<CartContext, 'cart' | 'paid'>) {
  const words = useMessages(cartMessages);
  const { invoiced } = cart;
  if (!invoiced && !paid) return null;
  return (
    <Notice>
      <p>
        {paid && !invoiced ? orderedText(words, paid) : words.invoiced}{' '}
        {paid && (
          <TextLink href={landingFor(paid)}>{paid.status === 'completed' ? words.receipt : words.invoice}</TextLink>
        )}
      </p>
    </Notice>
  );
}
