import type { Product } from '#machines/api/contract.ts';
import { shelfLabel } from '#machines/rules/cart/stock.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { productWords, storeWords } from '#messages/en/product.ts';
import { formatList } from '#messages/format-list.ts';
import { fill } from '#messages/text.ts';
import { Price } from '#parts/text/Price.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { ShelfItem } from './Shelf.tsx';
import { StockLabel } from './StockLabel.tsx';

/** A product on the shelf: what it costs, the sizes or formats it comes in, and whether there is any left (STORE-5). */
export function ProductItem({ product }: { product: Product }) {
  const store = useMessages(storeWords);
  const words = useMessages(productWords);
  const locale = useLocale();
  const { slug, name, image, quantity, sizes, print_price, list_price, formats } = product;
  return (
    <ShelfItem href={`/store/product/${slug}`} image={image} name={name}>
      <p>
        <Price price={print_price} before={list_price} />
      </p>
      {sizes.length > 1 && (
        <p>
          <ServerWords>
            {fill(store.sizes, {
              sizes: formatList(
                sizes.map((size) => size.name),
                locale,
              ),
            })}
          </ServerWords>
        </p>
      )}
      {formats && <p>{fill(words.formats, { formats: formatList(formats, locale) })}</p>}
      <StockLabel stock={quantity} label={shelfLabel(product)} />
    </ShelfItem>
  );
}
