import type { CartState } from '#machines/api/contract.ts';
import { landingFor } from '#machines/rules/payment/landing.ts';
import { useMessages } from '#messages/context.tsx';
import { cartWords } from '#messages/en/cart.ts';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

/** What has become of the cart that was ordered, and the way to its receipt or invoice; nothing where none was. */
export function OrderedNotice({ cart: { invoiced, paid } }: { cart: CartState }) {
  const words = useMessages(cartWords);
  if (!invoiced && !paid) return null;
  const isPaid = paid?.status === 'completed';
  return (
    <Notice>
      <p>
        {invoiced ? words.invoiced : isPaid ? words.paid : words.debited}{' '}
        {paid && <TextLink href={landingFor(paid)}>{isPaid ? words.receipt : words.invoice}</TextLink>}
      </p>
    </Notice>
  );
}
