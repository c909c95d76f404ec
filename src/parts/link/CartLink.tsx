import { cartMessages } from '#messages/en/store.ts';
import { fillCount, formatCount } from '#messages/format/plural.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { decorative } from '#parts/decorative.tsx';
import styles from './CartLink.module.css';

export interface CartLinkProps {
  count: number;
  /** Must be a safe URL; the caller checks it. */
  href: string;
}

export const CartLink = decorative(({ count, href }: CartLinkProps) => {
  const { counter, counterLabel } = useMessages(cartMessages);
  const shown = formatCount(count, useLocale());
  return (
    <a className={styles.link} href={href} aria-label={fillCount(counterLabel, count)}>
      {counter} <span className={styles.count}>{shown}</span>
    </a>
  );
});
