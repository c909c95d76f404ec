// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as grids lose their table roles in some browsers.
import { memo, type ReactNode, useId } from 'react';
import { commonMessages } from '#messages/en/common.ts';
import { reviewMessages } from '#messages/en/order.ts';
import { cartMessages } from '#messages/en/store.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { QuantityArrows } from '#parts/form/number/QuantityArrows.tsx';
import { Money } from '#parts/text/Money.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './CartTable.module.css';

export interface CartTableFoot {
  row: 'subtotal' | 'shipping' | 'discount' | 'listPrice' | 'total';
  /** In cents. */
  amount: number;
}

export interface CartTableProps extends CartRowActions {
  id?: string | undefined;
  lines: readonly CartTableLine[];
  foot: readonly CartTableFoot[];
  /** Whether lines can be removed; false for a cart with an invoice (CART-11). */
  hasRemove: boolean;
  isLocked?: boolean;
  /** A change is pending, so the totals are provisional. */
  isBusy?: boolean;
}

export function CartTable({
  id,
  lines,
  foot,
  hasRemove,
  isLocked = false,
  isBusy = false,
  ...actions
}: CartTableProps) {
  const cart = useMessages(cartMessages);
  const review = useMessages(reviewMessages);
  const columns = [review.quantity, review.item, review.shipping, review.amount, ...(hasRemove ? [cart.remove] : [])];
  return (
    <table id={id} tabIndex={id ? -1 : undefined} className={styles.table} role="table" aria-busy={isBusy || undefined}>
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

/** Lines per chunk; each chunk is laid out and compared separately. */
const CHUNK = 50;

const chunksOf = (lines: readonly CartTableLine[]): { from: number; chunk: readonly CartTableLine[] }[] =>
  Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, at) => {
    const from = at * CHUNK;
    return { from, chunk: lines.slice(from, from + CHUNK) };
  });

function FootRow({ row, amount, columns }: CartTableFoot & { columns: number }) {
  const { free } = useMessages(commonMessages);
  const { subtotal } = useMessages(cartMessages);
  const { shipping, discount, listPrice, total } = useMessages(reviewMessages);
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

interface CartRowProps extends CartRowActions {
  /** Must keep its identity while unchanged, because rows are memoized. */
  line: CartTableLine;
  hasRemove: boolean;
  isLocked: boolean;
}

type Row = CartTableLine & Omit<CartRowProps, 'line'>;

const CartRow = memo(function CartRow({ line, ...rest }: CartRowProps) {
  const row: Row = { ...line, ...rest };
  const { name, isGift, note, price, shipping, discount, isPending, hasRemove, quantity } = row;
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
        {isGift && <GiftLabel />}
        {note}
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

function GiftLabel() {
  const { gift } = useMessages(cartMessages);
  return <span className={`${styles.gift} jr-fine`}>{gift}</span>;
}

const classesOf = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

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
  const common = useMessages(commonMessages);
  if (!error && !hint) return null;
  return (
    <span id={whyId} className={error ? `${styles.why} ${styles.error}` : styles.why}>
      {error && <span className="jr-hidden">{common.error} </span>}
      <ServerWords>{error ?? hint ?? ''}</ServerWords>
    </span>
  );
}

function Remove({ id, name, quantity, isLocked, onRemove }: Row) {
  const { removeLine } = useMessages(cartMessages);
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

function Shipping({ cents }: { cents?: number | undefined }) {
  const { unshipped } = useMessages(cartMessages);
  const { shipping } = useMessages(reviewMessages);
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {shipping}{' '}
      </span>
      {cents === undefined ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="jr-hidden">{unshipped}</span>
        </>
      ) : (
        <Money cents={cents} />
      )}
    </>
  );
}

function Price({ cents, discount }: { cents: number; discount: number }) {
  const { insteadOf } = useMessages(cartMessages);
  if (discount === 0) return <Money cents={cents} />;
  return (
    <>
      <Money cents={cents} />
      <span className="jr-hidden"> {insteadOf} </span>
      <s>
        <Money cents={cents + discount} />
      </s>
    </>
  );
}

/** The functions must be stable, because rows are memoized. */
interface CartRowActions {
  onQuantity: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
}

export interface CartTableLine {
  id: string;
  name: string;
  /** Marks a gift, since it has the same name as one's own subscription. */
  isGift: boolean;
  note?: ReactNode;
  /** 0 while the line is being removed. */
  quantity: number;
  maximum: number;
  hasArrows: boolean;
  /** In cents, with discount. Shipping has its own column. */
  price: number;
  /** In cents; undefined if nothing is shipped. */
  shipping?: number | undefined;
  /** In cents. */
  discount: number;
  /** The quantity changed and its price is not known yet. */
  isPending: boolean;
  /** Why the quantity differs from the requested one. */
  hint?: string | undefined;
  error?: string | undefined;
}
