import { useLocale, useMessages } from '#messages/context.tsx';
import { cartWords } from '#messages/en/cart.ts';
import { fillCount, formatCount } from '#messages/plural.ts';
import { decorative } from '#parts/decorative.tsx';
import styles from './CartLink.module.css';

export interface CartLinkProps {
  count: number;
  /** Must be a safe URL; the caller checks it. */
  href: string;
}

export const CartLink = decorative(({ count, href }: CartLinkProps) => {
  const { counter, counterLabel } = useMessages(cartWords);
  const shown = formatCount(count, useLocale());
  return (
    <a className={styles.link} href={href} aria-label={fillCount(counterLabel, count)}>
      {counter} <span className={styles.count}>{shown}</span>
    </a>
  );
});
