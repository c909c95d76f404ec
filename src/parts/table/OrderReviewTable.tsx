// biome-ignore-all lint/a11y/useSemanticElements: a heading of several rows has no element of its own to offer.
// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as grids lose their table roles in some browsers.
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { reviewWords } from '#messages/en/order.ts';
import { Money } from '#parts/text/Money.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './OrderReviewTable.module.css';

export interface ReviewLine {
  id: string;
  name: string;
  quantity: number;
  /** In cents. */
  amount: number;
}

export interface ReviewSection {
  title: string;
  lines: readonly ReviewLine[];
}

export interface ReviewTotal {
  label: string;
  /** In cents. */
  amount: number;
  /** The last row, set larger; an amount of 0 reads FREE there (CHECK-19). */
  strong?: boolean;
}

export interface OrderReviewTableProps {
  caption: string;
  /** Keeps the caption from sight, where a heading just above says the same. */
  hideCaption?: boolean;
  sections: readonly ReviewSection[];
  totals: readonly ReviewTotal[];
}

/** What is ordered, section by section, and what it comes to (CHECK-18). */
export function OrderReviewTable({ caption, hideCaption = false, sections, totals }: OrderReviewTableProps) {
  const review = useMessages(reviewWords);
  return (
    <table className={styles.table} role="table">
      <caption className={hideCaption ? 'jr-hidden' : styles.caption}>{caption}</caption>
      <thead className="jr-hidden" role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {review.quantity}
          </th>
          <th role="columnheader" scope="col">
            {review.item}
          </th>
          <th role="columnheader" scope="col">
            {review.amount}
          </th>
        </tr>
      </thead>
      {sections.map((section) => (
        <Lines key={section.title} {...section} />
      ))}
      <tfoot className={styles.totals} role="rowgroup">
        {totals.map((total) => (
          <Total key={total.label} {...total} />
        ))}
      </tfoot>
    </table>
  );
}

const Lines = ({ title, lines }: ReviewSection) => (
  <tbody role="rowgroup">
    <tr className={styles.section} role="row">
      <th role="rowheader" aria-colspan={3} colSpan={3} scope="rowgroup">
        {title}
      </th>
    </tr>
    {lines.map(({ id, name, quantity, amount }) => (
      <tr className={styles.row} role="row" key={id}>
        <td className={styles.quantity} role="cell">
          {quantity} <span aria-hidden="true">×</span>
        </td>
        <th role="rowheader" scope="row">
          <ServerWords>{name}</ServerWords>
        </th>
        <td role="cell">
          <Money cents={amount} />
        </td>
      </tr>
    ))}
  </tbody>
);

function Total({ label, amount, strong = false }: ReviewTotal) {
  const common = useMessages(commonWords);
  return (
    <tr className={strong ? `${styles.row} ${styles.strong}` : styles.row} role="row">
      <th role="rowheader" aria-colspan={2} colSpan={2} scope="row">
        {label}
      </th>
      <td role="cell">{strong && amount === 0 ? common.free : <Money cents={amount} />}</td>
    </tr>
  );
}
