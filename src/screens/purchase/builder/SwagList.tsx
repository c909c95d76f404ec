import type { Product } from '#machines/api/contract.ts';
import type { SwagLine } from '#machines/rules/cart/swag.ts';
import { SwagOffer } from './SwagOffer.tsx';

export interface SwagListProps {
  products: readonly Product[];
  lines: readonly SwagLine[];
  onChoose: (product: string, size: string, quantity: string | number) => void;
  onRemove: (product: string) => void;
}

/** The products, each with what of it is in the order; loaded when there are any. */
export const SwagList = ({ products, lines, onChoose, onRemove }: SwagListProps) =>
  products.map((product) => (
    <SwagOffer
      key={product.ref}
      product={product}
      line={lines.find((line) => line.product.ref === product.ref)}
      onChoose={(size, quantity) => onChoose(product.ref, size, quantity)}
      onRemove={() => onRemove(product.ref)}
    />
  ));
