import type { Product } from '#machines/api/contract.ts';
import type { ChosenProduct } from '#machines/purchase/builder/builder.ts';
import { isShipped, type ProductLine, sizesOf } from '#machines/rules/cart/product-lines.ts';
import { productLimit } from '#machines/rules/cart/quantity.ts';
import { stockLabel } from '#machines/rules/cart/stock.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { swagMessages } from '#messages/en/store.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill, type Messages } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioGroup } from '#parts/form/choice/RadioGroup.tsx';
import { QuantityField } from '#parts/form/number/QuantityField.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Cover } from '#parts/picture/Cover.tsx';
import { Money } from '#parts/text/Money.tsx';
import styles from './OfferList.module.css';
import { useClampNote } from './use-clamp-note.ts';

export interface OfferListProps extends Pick<ProductOfferProps, 'onChange'> {
  products: readonly Product[];
  lines: readonly ProductLine[];
}

export const OfferList = ({ products, lines, onChange }: OfferListProps) =>
  products.map((product) => (
    <ProductOffer
      key={product.ref}
      product={product}
      line={lines.find((line) => line.product.ref === product.ref)}
      onChange={onChange}
    />
  ));

interface ProductOfferProps {
  product: Product;
  /** The ordered size and quantity; undefined if not ordered. */
  line?: ProductLine;
  onChange: (choice: ChosenProduct) => void;
}

function ProductOffer({ product, line, onChange }: ProductOfferProps) {
  const swag = useMessages(swagMessages);
  const maximum = productLimit(line?.size.quantity);
  const note = useClampNote(line, { min: 1, max: maximum });
  const source = safeHref(product.image.source);
  const sizes = sizesOf(product).map(({ ref, name, quantity }) => ({
    value: ref,
    label: product.kind === 'sized-product' ? name : swag.add,
    price: <Money cents={product.price} />,
    ...stockOf(swag, quantity),
  }));
  return (
    <div className={styles.offer}>
      {source && <Cover source={source} alt="" width={product.image.width} height={product.image.height} />}
      <Stack>
        <RadioGroup
          legend={product.name}
          value={line?.size.ref ?? NONE}
          options={[{ value: NONE, label: swag.none }, ...sizes]}
          onChange={(size) => onChange(size === NONE ? { product } : { product, size, quantity: line?.quantity ?? 1 })}
        />
        {line && isShipped(product.kind) && (
          <QuantityField
            label={fill(swag.quantity, { name: product.name })}
            hint={note}
            value={line.quantity}
            minimum={1}
            maximum={maximum}
            onChange={(quantity) => onChange({ product, size: line.size.ref, quantity })}
          />
        )}
        <LiveRegion text={note ?? ''} hidden />
      </Stack>
    </div>
  );
}

const NONE = '';

function stockOf(swag: Messages<typeof swagMessages>, stock: number) {
  switch (stockLabel(stock)) {
    case 'soldOut':
      return { disabled: true, description: swag.soldOut };
    case 'low':
      return { description: fillCount(swag.low, stock) };
    case undefined:
      return {};
  }
}
