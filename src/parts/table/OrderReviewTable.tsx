// biome-ignore-all lint/a11y/useSemanticElements: a heading of several rows has no element to offer.
// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as grids lose their table roles in some browsers.
import type { MouseEvent, ReactNode } from 'react';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { commonMessages } from '#messages/en/common.ts';
import { reviewMessages, summaryMessages } from '#messages/en/order.ts';
import { fillCount } from '#messages/format/plural.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Picture, type PictureProps } from '#parts/picture/Cover.tsx';
import { Money } from '#parts/text/Money.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './OrderReviewTable.module.css';

export interface ReviewLine {
  id: string;
  name: string;
  quantity: number;
  /** In cents. */
  amount: number;
  image?: PictureProps['image'];
  details?: ReactNode;
}

export interface ReviewTableSection {
  title: string;
  /** The id of the element that its "Edit" link focuses. */
  edit?: string | undefined;
  lines: readonly ReviewLine[];
}

export interface ReviewTotal {
  label: string;
  /** In cents. */
  amount: number;
  count?: number | undefined;
  /** The final row; shows FREE for an amount of 0 (CHECK-19). */
  strong?: boolean;
  struck?: boolean;
  edit?: string | undefined;
}

export interface OrderReviewTableProps {
  caption: string;
  hideCaption?: boolean;
  sections: readonly ReviewTableSection[];
  totals: readonly ReviewTotal[];
}

export function OrderReviewTable({ caption, hideCaption = false, sections, totals }: OrderReviewTableProps) {
  const review = useMessages(reviewMessages);
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

const Lines = ({ title, edit, lines }: ReviewTableSection) => (
  <tbody role="rowgroup">
    <tr className={styles.section} role="row">
      <th role="rowheader" aria-colspan={3} colSpan={3} scope="rowgroup">
        {title} <Edit id={edit} of={title} />
      </th>
    </tr>
    {lines.map(({ id, name, quantity, amount, image, details }) => (
      <tr className={styles.row} role="row" key={id}>
        <td className={styles.quantity} role="cell">
          {quantity} <span aria-hidden="true">×</span>
        </td>
        <th role="rowheader" scope="row">
          {safeHref(image?.source) !== undefined && (
            <span className={styles.picture}>
              <Picture image={image} name={name} />
            </span>
          )}
          <ServerWords>{name}</ServerWords>
          {details}
        </th>
        <td className={styles.amount} role="cell">
          <Money cents={amount} />
        </td>
      </tr>
    ))}
  </tbody>
);

function Edit({ id, of }: { id: string | undefined; of: string }) {
  const { edit } = useMessages(summaryMessages);
  if (id === undefined) return null;
  return (
    <a className={`${styles.edit} jr-screen`} href={`#${id}`} onClick={(event) => focusPart(event, id)}>
      {edit} <span className="jr-hidden">{of}</span>
    </a>
  );
}

// Following the fragment would leave the page under a host's `<base href>` and add a history entry.
function focusPart(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  const part = event.currentTarget.ownerDocument.getElementById(id);
  if (!part) return;
  if (part.tabIndex === -1 && part.hasAttribute('tabindex')) return part.focus();
  const group = part.closest('[role="radiogroup"]') ?? part;
  const control =
    group.querySelector<HTMLElement>('input:checked') ??
    (part.matches('input, select, textarea')
      ? part
      : part.querySelector<HTMLElement>('input, select, textarea, button'));
  (control ?? part).focus();
}

function Total({ label, amount, count, strong = false, struck, edit }: ReviewTotal) {
  const common = useMessages(commonMessages);
  const { items } = useMessages(summaryMessages);
  const cost = strong && amount === 0 ? common.free : <Money cents={amount} />;
  return (
    <tr className={strong ? `${styles.row} ${styles.strong}` : styles.row} role="row">
      <th role="rowheader" aria-colspan={2} colSpan={2} scope="row">
        {label}{' '}
        {count === undefined ? (
          <Edit id={edit} of={label} />
        ) : (
          <span className={styles.part}>
            <span className={styles.count}>{fillCount(items, count)}</span> <Edit id={edit} of={label} />
          </span>
        )}
      </th>
      <td role="cell">{struck ? <s>{cost}</s> : cost}</td>
    </tr>
  );
}
