import type { ReactNode } from 'react';
import type { Invoice, OrderLine } from '#machines/api/contract.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { hasSubscription, type SectionName, sectionsOf, showsShipping } from '#machines/rules/cart/order-review.ts';
import { type OrderTotals, orderTotals } from '#machines/rules/price/pricing.ts';
import { commonMessages } from '#messages/en/common.ts';
import { reviewMessages, summaryMessages, termsMessages } from '#messages/en/order.ts';
import type { English } from '#messages/english.ts';
import { useMessages } from '#messages/use-messages.tsx';
import type { PictureProps } from '#parts/picture/Cover.tsx';
import { OrderReviewTable, type ReviewTotal } from '#parts/table/OrderReviewTable.tsx';
import { Money } from '#parts/text/Money.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './OrderReview.module.css';

export interface SummaryLine extends OrderLine {
  image?: PictureProps['image'];
  details?: ReactNode;
}

export type SectionEdits = Partial<Record<SectionName | 'shipping', string>>;

export interface OrderReviewProps {
  lines: readonly SummaryLine[];
  /** In cents; defaults to the sum of the lines. */
  total?: number | undefined;
  /** Totals from the server, if it sends all of them. */
  totals?: OrderTotals;
  terms?: string;
  hideCaption?: boolean;
  below?: ReactNode;
  /** The targets of the "Edit" links; omitted once the order can no longer be edited. */
  edits?: SectionEdits | undefined;
  /** The lines are listed elsewhere on the page: shows only the number and price of each section. */
  isBrief?: boolean;
}

export function OrderReview({
  lines,
  total,
  totals = orderTotals(lines),
  terms,
  hideCaption,
  below,
  edits = NO_EDITS,
  isBrief = false,
}: OrderReviewProps) {
  const review = useMessages(reviewMessages);
  const sorted = sectionsOf(lines);
  const sections = (isBrief ? [] : sorted).map(({ section, lines: ordered }) => ({
    title: titleOf(review, section),
    edit: edits[section],
    lines: ordered.map(({ name, quantity, amount, image, details }, at) => ({
      id: `${at} ${name}`,
      name,
      quantity,
      amount,
      image,
      details,
    })),
  }));
  return (
    <div>
      {lines.length === 0 ? (
        <p>{review.empty}</p>
      ) : (
        <OrderReviewTable
          caption={review.title}
          hideCaption={hideCaption}
          sections={sections}
          totals={[
            ...(isBrief ? sorted : []).map(({ section, lines: ordered }) => ({
              label: titleOf(review, section),
              count: sumOf(ordered, 'quantity'),
              amount: sumOf(ordered, 'amount'),
              edit: edits[section],
            })),
            ...totalsOf(review, totals, total, edits),
          ]}
        />
      )}
      {below}
      <TermsOfSale lines={lines} terms={terms} />
    </div>
  );
}

export function TermsOfSale({ lines, terms }: Pick<OrderReviewProps, 'lines' | 'terms'>) {
  const words = useMessages(termsMessages);
  if (!terms || !hasSubscription(lines)) return null;
  return (
    <p className={`${styles.terms} jr-fine`}>
      {words.terms} <ServerWords>{terms}</ServerWords>
    </p>
  );
}

export interface OrderTotalProps extends Pick<OrderReviewProps, 'lines' | 'total' | 'totals'> {
  label?: string;
}

/** The order total, for orders whose lines are listed elsewhere on the page. */
export function OrderTotal({ label, lines, total, totals = orderTotals(lines) }: OrderTotalProps) {
  const review = useMessages(reviewMessages);
  const words = useMessages(summaryMessages);
  const { free } = useMessages(commonMessages);
  const charged = total ?? totals.total;
  if (lines.length === 0) return <p>{review.empty}</p>;
  return (
    <p className={`${styles.total} jr-screen`}>
      {label ?? words.total} <strong>{charged === 0 ? free : <Money cents={charged} />}</strong>
    </p>
  );
}

const NO_EDITS: SectionEdits = {};

const sumOf = (lines: readonly OrderLine[], key: 'quantity' | 'amount'): number =>
  lines.reduce((sum, line) => sum + line[key], 0);

function totalsOf(
  review: English['review'],
  totals: OrderTotals,
  charged?: number,
  edits?: SectionEdits,
): ReviewTotal[] {
  const { shipping, discount, listPrice, total } = totals;
  return [
    ...(showsShipping(shipping) ? [{ label: review.shipping, amount: shipping, edit: edits?.shipping }] : []),
    ...(discount > 0
      ? [
          { label: review.discount, amount: -discount },
          { label: review.listPrice, amount: listPrice, struck: true },
        ]
      : []),
    { label: review.total, amount: charged ?? total, strong: true },
  ];
}

function titleOf(review: English['review'], section: SectionName): string {
  switch (section) {
    case 'personal-subscription':
      return review.personal;
    case 'gift-subscriptions':
      return review.gifts;
    case 'donation':
      return review.donation;
    case 'items-for-shipping':
      return review.shipped;
    case 'digital-items':
      return review.digital;
  }
}

export const Giftees = ({ giftees }: { giftees: Invoice['bill']['giftees'] }) => (
  <ul className={styles.giftees}>
    {giftees.map(({ name, address, goods }) => (
      <li key={`${name} ${address?.line1}`}>
        <span className={styles.name}>
          <ServerWords>{name}</ServerWords>
        </span>
        {address && (
          <>
            {', '}
            <ServerWords>{linesOf(address).join(', ')}</ServerWords>
          </>
        )}
        <ul>
          {goods.map((given) => (
            <li key={given.name}>
              {given.qty} × <ServerWords>{given.name}</ServerWords>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
