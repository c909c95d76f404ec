import { Later } from '#app/Later.tsx';
import { useMessages } from '#messages/context.tsx';
import { productsWords, subscribeWords } from '#messages/en/builder.ts';
import { Section } from '#parts/layout/Section.tsx';
import { LoadNotice, type LoadState } from '#parts/notice/LoadNotice.tsx';
import type { SwagListProps } from './SwagList.tsx';
import styles from './SwagOffers.module.css';

export interface SwagOffersProps extends SwagListProps {
  loading: LoadState;
  onRetry: () => void;
}

/** "Add Swag": the products offered beside a subscription; nothing at all where there are none (SUBSCRIBE-15). */
export function SwagOffers({ loading, onRetry, ...list }: SwagOffersProps) {
  const { swag: title } = useMessages(subscribeWords);
  const words = useMessages(productsWords);
  if (loading === 'loaded' && list.products.length === 0) return null;
  return (
    <Section title={title} group>
      {loading === 'loaded' ? (
        <Later load={() => import('./SwagList.tsx')} place={styles.place} {...words}>
          {({ SwagList }) => <SwagList {...list} />}
        </Later>
      ) : (
        <div className={loading === 'loading' ? styles.place : undefined}>
          <LoadNotice state={loading} {...words} onRetry={onRetry} />
        </div>
      )}
    </Section>
  );
}
