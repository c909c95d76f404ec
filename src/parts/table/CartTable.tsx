// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as grids lose their table roles in some browsers.
import { memo } from 'react';
import { useMessages } from '#messages/context.tsx';
import { cartWords } from '#messages/en/cart.ts';
import { commonWords } from '#messages/en/common.ts';
import { reviewWords } from '#messages/en/order.ts';
import { Money } from '#parts/text/Money.tsx';
import { CartRow, classesOf } from './CartRow.tsx';
import styles from './CartTable.module.css';
import type { CartRowActions, CartTableLine } from './cart-line.ts';

export interface CartTableFoot {
  row: 'subtotal' | 'shipping' | 'discount' | 'listPrice' | 'total';
  /** In cents. */
  amount: number;
}

export interface CartTableProps extends CartRowActions {
  lines: readonly CartTableLine[];
  foot: readonly CartTableFoot[];
  /** Whether lines can be taken out; never of a cart that has an invoice (CART-11). */
  hasRemove: boolean;
  /** Nothing can be changed now. */
  isLocked?: boolean;
  /** A change is under way, so that the foot is not the last word. */
  isBusy?: boolean;
}

/** The lines of a cart and what they come to (CART-11, CART-12). */
export function CartTable({ lines, foot, hasRemove, isLocked = false, isBusy = false, ...actions }: CartTableProps) {
  const cart = useMessages(cartWords);
  const review = useMessages(reviewWords);
  const columns = [review.quantity, review.item, review.shipping, review.amount, ...(hasRemove ? [cart.remove] : [])];
  return (
    <table className={styles.table} role="table" aria-busy={isBusy || undefined}>
      <caption className="jr-hidden">{cart.title}</caption>
      <thead role="rowgroup">
        <tr className={hasRemove ? `${styles.row} ${styles.removable}` : styles.row} role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column === cart.remove ? <span className="jr-hidden">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      {chunksOf(lines).map(({ from, chunk }) => (
        <tbody className={chunk.length === CHUNK ? styles.chunk : undefined} key={from} role="rowgroup">
          <Rows lines={chunk} {...actions} hasRemove={hasRemove} isLocked={isLocked} />
        </tbody>
      ))}
      <tfoot
        className={classesOf(styles.foot, hasRemove && styles.footBesideRemove, isBusy && styles.busy)}
        role="rowgroup"
      >
        {foot.map((each) => (
          <FootRow key={each.row} {...each} columns={columns.length} />
        ))}
      </tfoot>
    </table>
  );
}

type RowsProps = Pick<CartTableProps, 'lines' | 'hasRemove'> & CartRowActions & { isLocked: boolean };

/** Some lines of a table, passed over where none of them has changed. */
const Rows = memo(
  function Rows({ lines, ...row }: RowsProps) {
    return lines.map((line) => <CartRow key={line.id} line={line} {...row} />);
  },
  ({ lines: before, ...one }, { lines: now, ...other }) =>
    before.length === now.length && before.every((line, at) => line === now[at]) && isSame(one, other),
);

const isSame = (one: Omit<RowsProps, 'lines'>, other: Omit<RowsProps, 'lines'>): boolean =>
  one.hasRemove === other.hasRemove &&
  one.isLocked === other.isLocked &&
  one.onQuantity === other.onQuantity &&
  one.onRemove === other.onRemove;

/** So many lines are laid out, and compared, apart from all others. */
const CHUNK = 50;

const chunksOf = (lines: readonly CartTableLine[]): { from: number; chunk: readonly CartTableLine[] }[] =>
  Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, at) => {
    const from = at * CHUNK;
    return { from, chunk: lines.slice(from, from + CHUNK) };
  });

function FootRow({ row, amount, columns }: CartTableFoot & { columns: number }) {
  const { free } = useMessages(commonWords);
  const { subtotal } = useMessages(cartWords);
  const { shipping, discount, listPrice, total } = useMessages(reviewWords);
  const labels = { subtotal, shipping, discount, listPrice, total };
  const isTotal = row === 'total';
  const span = columns - 1;
  return (
    <tr className={isTotal ? `${styles.sum} ${styles.total}` : styles.sum} role="row">
      <th role="rowheader" scope="row" colSpan={span} aria-colspan={span}>
        {labels[row]}
      </th>
      <td role="cell">{isTotal && amount === 0 ? free : <Money cents={row === 'discount' ? -amount : amount} />}</td>
    </tr>
  );
}
