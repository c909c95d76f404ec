import type { ReactNode } from 'react';
import type { Invoice, OrderLine } from '#machines/api/contract.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { type SectionName, sectionsOf, showsShipping } from '#machines/rules/cart/order-review.ts';
import { type OrderTotals, orderTotals } from '#machines/rules/price/pricing.ts';
import { useMessages } from '#messages/context.tsx';
import { reviewWords, termsWords } from '#messages/en/order.ts';
import type { Messages } from '#messages/messages.ts';
import { OrderReviewTable, type ReviewTotal } from '#parts/table/OrderReviewTable.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './OrderReview.module.css';

export interface OrderReviewProps {
  lines: readonly OrderLine[];
  /** In cents; added up from the lines where the server did not say it. */
  total?: number;
  /** What the server has added up, where it says all of it. */
  totals?: OrderTotals;
  /** The host's terms of sale. */
  terms?: string;
  /** Keeps its caption from sight, where a heading just above says the same. */
  hideCaption?: boolean;
  /** What stands between the total and the terms. */
  below?: ReactNode;
}

/** What is ordered, what it comes to, and on which terms (CHECK-18). */
export function OrderReview({
  lines,
  total,
  totals = orderTotals(lines),
  terms,
  hideCaption,
  below,
}: OrderReviewProps) {
  const review = useMessages(reviewWords);
  const { terms: termsTitle } = useMessages(termsWords);
  const sections = sectionsOf(lines).map(({ section, lines: ordered }) => ({
    title: titleOf(review, section),
    lines: ordered.map(({ name, quantity, amount }, at) => ({ id: `${at} ${name}`, name, quantity, amount })),
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
          totals={totalsOf(review, totals, total)}
        />
      )}
      {below}
      {terms && (
        <p className={`${styles.terms} jr-fine`}>
          {termsTitle} <ServerWords>{terms}</ServerWords>
        </p>
      )}
    </div>
  );
}

function totalsOf(review: Messages['review'], totals: OrderTotals, charged?: number): ReviewTotal[] {
  const { shipping, discount, listPrice, total } = totals;
  return [
    ...(showsShipping(shipping) ? [{ label: review.shipping, amount: shipping }] : []),
    ...(discount > 0
      ? [
          { label: review.discount, amount: -discount },
          { label: review.listPrice, amount: listPrice },
        ]
      : []),
    { label: review.total, amount: charged ?? total, strong: true },
  ];
}

function titleOf(review: Messages['review'], section: SectionName): string {
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

/** Who is given what, and where it goes (GIFT-5). */
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
