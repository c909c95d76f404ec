import { useMessages, useMoney } from '#messages/context.tsx';
import { productWords } from '#messages/en/product.ts';
import styles from './Money.module.css';
import { ServerWords } from './ServerWords.tsx';

export interface PriceProps {
  /** The price as it is displayed (STORE-7). */
  price: string;
  /** What it cost before it was lowered, in cents. */
  before?: number | undefined;
}

/** What something costs; a price that was lowered stands struck through before it (STORE-15). */
export function Price({ price, before }: PriceProps) {
  const words = useMessages(productWords);
  const money = useMoney();
  return (
    <span className={styles.price}>
      {before !== undefined && (
        <>
          <span className="jr-hidden">{words.was} </span>
          <s className={styles.before}>{money(before)}</s> <span className="jr-hidden">{words.now} </span>
        </>
      )}
      <ServerWords>{price}</ServerWords>
    </span>
  );
}
