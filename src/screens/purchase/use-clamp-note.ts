import type { ClampedQuantity } from '#machines/rules/quantity.ts';
import { useMessages } from '#messages/context.tsx';
import { quantityWords } from '#messages/en/quantity.ts';
import { swagWords } from '#messages/en/swag.ts';
import { fill } from '#messages/text.ts';

/** Why a quantity is not the one that was typed (CART-17); nothing where it is. */
export function useClampNote(
  line: Pick<ClampedQuantity, 'changed'> | undefined,
  { min, max }: { min: number; max: number },
): string | undefined {
  const words = useMessages(quantityWords);
  const { wholeNumber } = useMessages(swagWords);
  switch (line?.changed) {
    case 'lowered':
      return fill(words.atMost, { maximum: String(max) });
    case 'raised':
      return fill(words.atLeast, { minimum: String(min) });
    case 'floored':
    case 'notANumber':
      return wholeNumber;
    default:
      return undefined;
  }
}
