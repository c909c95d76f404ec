import { useMessages } from '#messages/context.tsx';
import { cartWords } from '#messages/en/cart.ts';
import { fill } from '#messages/text.ts';
import styles from './QuantityArrows.module.css';

export interface QuantityArrowsProps {
  /** What there are so many of. */
  name: string;
  value: number;
  maximum: number;
  /** Nothing can be changed now; the buttons keep the focus. */
  disabled?: boolean;
  /** The id of what says why the number is not the one that was asked for. */
  describedBy?: string;
  /** Gets the next number; one out of bounds too, so that it can be said why there is no more (CART-14, CART-17). */
  onChange: (quantity: number) => void;
}

/** How many of a line there are, one more or one fewer at a time. */
export function QuantityArrows({ name, value, maximum, disabled, describedBy, onChange }: QuantityArrowsProps) {
  const cart = useMessages(cartWords);
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
