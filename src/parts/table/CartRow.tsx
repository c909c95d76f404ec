// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as grids lose their table roles in some browsers.
import { memo, useId } from 'react';
import { useMessages } from '#messages/context.tsx';
import { cartWords } from '#messages/en/cart.ts';
import { commonWords } from '#messages/en/common.ts';
import { fill } from '#messages/text.ts';
import { QuantityArrows } from '#parts/form/QuantityArrows.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Price, Shipping } from './CartPrices.tsx';
import styles from './CartTable.module.css';
import type { CartRowActions, CartTableLine } from './cart-line.ts';

export interface CartRowProps extends CartRowActions {
  /** The same object for as long as nothing of it changes. */
  line: CartTableLine;
  hasRemove: boolean;
  isLocked: boolean;
}

type Row = CartTableLine & Omit<CartRowProps, 'line'>;

/** One line of the cart table, drawn again only when something of it has changed. */
export const CartRow = memo(function CartRow({ line, ...rest }: CartRowProps) {
  const row: Row = { ...line, ...rest };
  const { name, price, shipping, discount, isPending, hasRemove, quantity } = row;
  const whyId = useId();
  const isGoing = quantity === 0;
  return (
    <tr
      className={classesOf(
        styles.row,
        styles.line,
        hasRemove && styles.removable,
        isPending && styles.pending,
        isGoing && styles.going,
      )}
      role="row"
      aria-busy={isPending || undefined}
    >
      <td className={styles.quantity} role="cell">
        <Quantity {...row} whyId={whyId} />
      </td>
      <th className={styles.item} role="rowheader" scope="row">
        <ServerWords>{name}</ServerWords>
        <Why {...row} whyId={whyId} />
      </th>
      <td className={styles.shipping} role="cell">
        <Shipping cents={shipping} />
      </td>
      <td className={styles.amount} role="cell">
        <Price cents={price} discount={discount} />
      </td>
      {hasRemove && <Remove {...row} />}
    </tr>
  );
});

/** Those of the class names that are meant. */
export const classesOf = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

function Quantity(row: Row & { whyId: string }) {
  const { id, name, quantity, maximum, hasArrows, isLocked, hint, error, whyId, onQuantity } = row;
  if (!hasArrows || quantity === 0) return <span className={styles.fixed}>{quantity}</span>;
  return (
    <QuantityArrows
      name={name}
      value={quantity}
      maximum={maximum}
      disabled={isLocked}
      describedBy={hint || error ? whyId : undefined}
      onChange={(next) => onQuantity(id, next)}
    />
  );
}

function Why({ whyId, hint, error }: Pick<Row, 'hint' | 'error'> & { whyId: string }) {
  const common = useMessages(commonWords);
  if (!error && !hint) return null;
  return (
    <span id={whyId} className={error ? `${styles.why} ${styles.error}` : styles.why}>
      {error && <span className="jr-hidden">{common.error} </span>}
      <ServerWords>{error ?? hint ?? ''}</ServerWords>
    </span>
  );
}

function Remove({ id, name, quantity, isLocked, onRemove }: Row) {
  const { removeLine } = useMessages(cartWords);
  const isBlocked = isLocked || quantity === 0;
  return (
    <td className={styles.remove} role="cell">
      <button
        type="button"
        aria-label={fill(removeLine, { name })}
        aria-disabled={isBlocked || undefined}
        onClick={() => !isBlocked && onRemove(id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </td>
  );
}
