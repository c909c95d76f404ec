import type { ReactNode } from 'react';
import type { Product, ProductPage } from '#machines/api/contract.ts';
import { isReleased } from '#machines/rules/cart/product-choice.ts';
import { isShipped } from '#machines/rules/cart/swag.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { couponWords } from '#messages/en/order.ts';
import { editionWords, productWords } from '#messages/en/product.ts';
import { formatDate } from '#messages/format-date.ts';
import { formatList } from '#messages/format-list.ts';
import { fill } from '#messages/text.ts';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Money } from '#parts/text/Money.tsx';
import { Price } from '#parts/text/Price.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './ProductFacts.module.css';

export interface ProductFactsProps {
  product: Product;
  coupon: ProductPage['coupon'];
}

/** What a product costs, what it comes as, and what there is to know before it is bought (STORE-15, STORE-19, STORE-20). */
export function ProductFacts({ product, coupon }: ProductFactsProps) {
  const words = useMessages(productWords);
  const { applied } = useMessages(couponWords);
  const { kind, print_price, list_price, formats, issue } = product;
  const locale = useLocale();
  const notes = useNotes(product);
  return (
    <div className={styles.facts}>
      <p className={styles.price}>
        <Price price={print_price} before={list_price} />
      </p>
      {coupon && (
        <p>
          <ServerWords>{fill(words.coupon, { code: coupon.code })}</ServerWords> · {applied} ·{' '}
          <Money cents={-coupon.discount} />
        </p>
      )}
      {formats && <p>{fill(words.formats, { formats: formatList(formats, locale) })}</p>}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {isShipped(kind) && <Note>{words.mayChange}</Note>}
      {issue && (
        <p>
          <TextLink href={`/issue/${issue.slug}`}>{fill(words.issue, { number: String(issue.number) })}</TextLink>
        </p>
      )}
    </div>
  );
}

/** What is said of an edition: when it comes, and how long that may take. */
function useNotes(product: Product): string[] {
  const words = useMessages(editionWords);
  const date = formatDate(product.issue?.release_date, useLocale()) ?? '';
  const isOut = product.issue?.released !== false;
  switch (product.kind) {
    case 'print-issue':
      return [...(isOut ? [] : [fill(words.advance, { date })]), words.posting];
    case 'digital-issue':
      return isReleased(product) ? [] : [words.afterRelease, fill(words.notReleased, { date })];
    default:
      return [];
  }
}

const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
