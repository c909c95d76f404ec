import { cartMessages } from '#messages/en/store.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import styles from './QuantityArrows.module.css';

export interface QuantityArrowsProps {
  name: string;
  value: number;
  maximum: number;
  /** The buttons refuse clicks but keep the focus. */
  disabled?: boolean;
  describedBy?: string;
  /**
   * Called with the next number, even one out of bounds, so that the caller can explain the limit (CART-14, CART-17).
   */
  onChange: (quantity: number) => void;
}

export function QuantityArrows({ name, value, maximum, disabled, describedBy, onChange }: QuantityArrowsProps) {
  const cart = useMessages(cartMessages);
  const arrow = (by: 1 | -1, blocked: boolean) => (
    <button
      type="button"
      aria-disabled={disabled || blocked || undefined}
      aria-label={fill(by > 0 ? cart.more : cart.fewer, { name })}
      aria-describedby={describedBy}
      onClick={() => !disabled && onChange(value + by)}
    >
      <span aria-hidden="true">{by > 0 ? '+' : '−'}</span>
    </button>
  );
  return (
    <div className={styles.arrows}>
      {arrow(-1, value <= 1)}
      <span className={styles.value}>{value}</span>
      {arrow(1, value >= maximum)}
    </div>
  );
}
