import type { Product } from '#machines/api/contract.ts';
import type { SwagLine } from '#machines/rules/cart/swag.ts';
import { SwagOffer, type SwagOfferProps } from './SwagOffer.tsx';

export interface SwagListProps extends Pick<SwagOfferProps, 'onChange'> {
  products: readonly Product[];
  /** What of them is in the order. */
  lines: readonly SwagLine[];
}

/** The products, each with what of it is in the order; loaded when there are any. */
export const SwagList = ({ products, lines, onChange }: SwagListProps) =>
  products.map((product) => (
    <SwagOffer
      key={product.ref}
      product={product}
      line={lines.find((line) => line.product.ref === product.ref)}
      onChange={onChange}
    />
  ));
