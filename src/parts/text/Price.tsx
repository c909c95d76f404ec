import { productMessages } from '#messages/en/store.ts';
import { useMessages, useMoney } from '#messages/use-messages.tsx';
import styles from './Money.module.css';
import { ServerWords } from './ServerWords.tsx';

export interface PriceProps {
  price: string;
  /** The price before a reduction, in cents. */
  before?: number | undefined;
}

export function Price({ price, before }: PriceProps) {
  const words = useMessages(productMessages);
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
