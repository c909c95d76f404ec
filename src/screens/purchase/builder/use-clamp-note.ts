import type { ClampedQuantity } from '#machines/rules/cart/quantity.ts';
import { quantityMessages } from '#messages/en/order.ts';
import { swagMessages } from '#messages/en/store.ts';
import { formatCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';

/** Explains a clamped quantity (CART-17); undefined if it was not clamped. */
export function useClampNote(
  line: Pick<ClampedQuantity, 'changed'> | undefined,
  { min, max }: { min: number; max: number },
): string | undefined {
  const words = useMessages(quantityMessages);
  const locale = useLocale();
  const { wholeNumber } = useMessages(swagMessages);
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
