import type { ClampedQuantity } from '#machines/rules/cart/quantity.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { quantityWords } from '#messages/en/order.ts';
import { swagWords } from '#messages/en/subscription.ts';
import { formatCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';

/** Explains a clamped quantity (CART-17); undefined if it was not clamped. */
export function useClampNote(
  line: Pick<ClampedQuantity, 'changed'> | undefined,
  { min, max }: { min: number; max: number },
): string | undefined {
  const words = useMessages(quantityWords);
  const locale = useLocale();
  const { wholeNumber } = useMessages(swagWords);
  switch (line?.changed) {
    case 'lowered':
      return fill(words.atMost, { maximum: formatCount(max, locale) });
    case 'raised':
      return fill(words.atLeast, { minimum: formatCount(min, locale) });
    case 'floored':
    case 'notANumber':
      return wholeNumber;
    default:
      return undefined;
  }
}
