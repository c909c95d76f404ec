import { stockLabel } from '#machines/rules/cart/stock.ts';
import { swagMessages } from '#messages/en/store.ts';
import { fillCount } from '#messages/format/plural.ts';
import { useMessages } from '#messages/use-messages.tsx';
import styles from './StockLabel.module.css';

export interface StockLabelProps {
  stock: number;
  label?: ReturnType<typeof stockLabel>;
}

/** Labels low or no stock; renders nothing otherwise (STORE-11, STORE-13). */
export function StockLabel(props: StockLabelProps) {
  const words = useMessages(swagMessages);
  const label = 'label' in props ? props.label : stockLabel(props.stock);
  switch (label) {
    case 'soldOut':
      return <p className={styles.soldOut}>{words.soldOut}</p>;
    case 'low':
      return <p className="jr-fine">{fillCount(words.low, props.stock)}</p>;
    case undefined:
      return null;
  }
}
