import { useLocale, useMessages } from '#messages/context.tsx';
import { cartWords } from '#messages/en/cart.ts';
import { fill } from '#messages/text.ts';
import styles from './CartLink.module.css';

export interface CartLinkProps {
  count: number;
  /** An address that is safe to visit; checking it is the caller's. */
  href: string;
}

/** The way to the cart, with how many things are in it. */
export function CartLink({ count, href }: CartLinkProps) {
  const { counter, counterLabel } = useMessages(cartWords);
  const shown = new Intl.NumberFormat(useLocale()).format(count);
  return (
    <a className={styles.link} href={href} aria-label={fill(counterLabel, { count: shown })}>
      {counter} <span className={styles.count}>{shown}</span>
    </a>
  );
}
