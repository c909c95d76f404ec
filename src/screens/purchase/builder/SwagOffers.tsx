import { Later } from '#app/Later.tsx';
import { useFlow } from '#app/WorldProvider.tsx';
import type { SwagChoice } from '#machines/purchase/builder/builder.ts';
import { products } from '#machines/purchase/builder/products.ports.ts';
import { firstOffers } from '#machines/rules/cart/stock.ts';
import { SWAG_OFFERS, type SwagLine } from '#machines/rules/cart/swag.ts';
import { useMessages } from '#messages/context.tsx';
import { productsWords, subscribeWords } from '#messages/en/builder.ts';
import { Section } from '#parts/layout/Section.tsx';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';
import styles from './SwagOffers.module.css';

export interface SwagOffersProps {
  /** The tag of the products that are offered (SUBSCRIBE-16). */
  tag?: string;
  /** What of them is in the order. */
  lines: readonly SwagLine[];
  onChange: (choice: SwagChoice) => void;
}

/** "Add Swag": the products offered beside a subscription; nothing at all where there are none (SUBSCRIBE-15). */
export function SwagOffers({ tag = 'swag', lines, onChange }: SwagOffersProps) {
  const { swag: title } = useMessages(subscribeWords);
  const words = useMessages(productsWords);
  const [snapshot, actor] = useFlow(products, { key: tag });
  const offers = snapshot.output && firstOffers(snapshot.output.list, SWAG_OFFERS);
  if (offers?.length === 0) return null;
  const loading = snapshot.hasTag('busy') ? 'loading' : 'failed';
  return (
    <Section title={title} group>
      {offers ? (
        <Later load={() => import('./SwagList.tsx')} place={styles.place} {...words}>
          {({ SwagList }) => <SwagList products={offers} lines={lines} onChange={onChange} />}
        </Later>
      ) : (
        <div className={loading === 'loading' ? styles.place : undefined}>
          <LoadNotice state={loading} {...words} onRetry={() => actor.send({ type: 'load.retried' })} />
        </div>
      )}
    </Section>
  );
}
