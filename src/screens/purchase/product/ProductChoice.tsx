import type { Tie } from '#app/problems-shown.ts';
import type { Product } from '#machines/api/contract.ts';
import { type ProductChoice as Choice, choiceLimit } from '#machines/rules/cart/product-choice.ts';
import { stockLabel } from '#machines/rules/cart/stock.ts';
import { sizesOf } from '#machines/rules/cart/swag.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { quantityWords } from '#messages/en/order.ts';
import { productWords } from '#messages/en/product.ts';
import { swagWords } from '#messages/en/subscription.ts';
import { fillCount, formatCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';
import { QuantityField } from '#parts/form/QuantityField.tsx';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { useClampNote } from '#screens/purchase/builder/use-clamp-note.ts';
import { StockLabel } from './StockLabel.tsx';

export interface ProductChoiceProps {
  product: Product;
  choice: Choice;
  /** How many of it the cart holds already. */
  held: number | undefined;
  tie: Tie;
  onSize: (size: string) => void;
  onQuantity: (typed: string) => void;
}

/** Which size, and how many of it (STORE-8, STORE-9). */
export function ProductChoice({ product, choice, held, tie, onSize, onQuantity }: ProductChoiceProps) {
  const words = useMessages(productWords);
  const swag = useMessages(swagWords);
  const common = useMessages(quantityWords);
  const locale = useLocale();
  const maximum = choiceLimit(product, choice.size);
  const chosen = sizesOf(product).find(({ ref }) => ref === choice.size);
  const note = useClampNote(choice, { min: 1, max: maximum });
  // Something always stands here: a line that went as the number is left would move the button away from under a click.
  const standing =
    held === undefined ? fill(common.atMost, { maximum: formatCount(maximum, locale) }) : fillCount(words.held, held);
  return (
    <>
      {product.kind === 'sized-product' && (
        <RadioGroup
          {...tie('size')}
          legend={words.size}
          value={choice.size}
          options={product.sizes.map(({ ref, name, quantity }) => {
            const isSoldOut = stockLabel(quantity) === 'soldOut';
            return { value: ref, label: name, disabled: isSoldOut, description: isSoldOut ? swag.soldOut : undefined };
          })}
          onChange={onSize}
        />
      )}
      {chosen && <StockLabel stock={chosen.quantity} />}
      <QuantityField
        {...tie('quantity')}
        label={words.quantity}
        hint={note ?? standing}
        value={choice.quantity}
        minimum={1}
        maximum={maximum}
        onChange={onQuantity}
      />
      <LiveRegion text={note ?? ''} hidden />
    </>
  );
}
