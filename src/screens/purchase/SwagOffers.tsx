import type { Product } from '#machines/api/contract.ts';
import type { SwagLine } from '#machines/rules/swag.ts';
import { useMessages } from '#messages/context.tsx';
import { productsWords } from '#messages/en/products.ts';
import { subscribeWords } from '#messages/en/subscribe.ts';
import { LoadNotice, type LoadState } from '#parts/LoadNotice.tsx';
import { Section } from '#parts/Section.tsx';
import { SwagOffer } from './SwagOffer.tsx';

export interface SwagOffersProps {
  products: readonly Product[];
  lines: readonly SwagLine[];
  loading: LoadState;
  onChoose: (product: string, size: string, quantity: string | number) => void;
  onRemove: (product: string) => void;
  onRetry: () => void;
}

/** "Add Swag": the products offered beside a subscription; nothing at all where there are none (SUBSCRIBE-15). */
export function SwagOffers({ products, lines, loading, onChoose, onRemove, onRetry }: SwagOffersProps) {
  const subscribe = useMessages(subscribeWords);
  const swag = useMessages(productsWords);
  if (loading === 'loaded' && products.length === 0) return null;
  return (
    <Section title={subscribe.swag} group>
      <LoadNotice state={loading} loading={swag.loading} failed={swag.failed} onRetry={onRetry} />
      {products.map((product) => (
        <SwagOffer
          key={product.ref}
          product={product}
          line={lines.find((line) => line.product.ref === product.ref)}
          onChoose={(size, quantity) => onChoose(product.ref, size, quantity)}
          onRemove={() => onRemove(product.ref)}
        />
      ))}
    </Section>
  );
}
