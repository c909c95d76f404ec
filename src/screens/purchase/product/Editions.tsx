import type { Product, StoreIssue } from '#machines/api/contract.ts';
import { editionMessages } from '#messages/en/store.ts';
import { formatDate, formatMonth } from '#messages/format/format-date.ts';
import { formatList } from '#messages/format/format-list.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { Price } from '#parts/text/Price.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Editions.module.css';
import { StockLabel } from './StockLabel.tsx';

export function Editions({ issue }: { issue: Pick<StoreIssue, 'title' | 'print' | 'digital'> }) {
  const words = useMessages(editionMessages);
  const locale = useLocale();
  const { title, print, digital } = issue;
  if (!print && !digital) return <p>{words.outOfPrint}</p>;
  return (
    <ul className={styles.editions}>
      {print && <Edition product={print} name={words.print} title={title} />}
      {digital && (
        <Edition
          product={digital}
          name={digital.formats ? fill(words.formats, { formats: formatList(digital.formats, locale) }) : words.digital}
          title={title}
        />
      )}
    </ul>
  );
}

const Edition = ({ product, name, title }: { product: Product; name: string; title: string }) => (
  <li className={styles.edition}>
    <a className={styles.link} href={`/store/product/${product.slug}`}>
      <span className="jr-hidden">
        <ServerWords>{title}</ServerWords>,{' '}
      </span>
      {name}
    </a>
    <Price price={product.print_price} before={product.list_price} />
    <StockLabel stock={product.quantity} />
  </li>
);

/** The number and month of an issue, or its day if not yet released. */
export function IssueDate({ issue: { number, released, release_date } }: { issue: StoreIssue }) {
  const words = useMessages(editionMessages);
  const locale = useLocale();
  const date = released ? formatMonth(release_date, locale) : formatDate(release_date, locale);
  return (
    <>
      {fill(words.number, { number: String(number) })}
      {date !== undefined && (
        <>
          {' · '}
          <time dateTime={release_date}>{released ? date : fill(words.comesOut, { date })}</time>
        </>
      )}
    </>
  );
}
