import { useMoney } from '#messages/context.tsx';
import styles from './Money.module.css';

/** An amount of integer cents, as `$12.05`. */
export function Money({ cents }: { cents: number }) {
  const money = useMoney();
  return <bdi className={styles.money}>{money(cents)}</bdi>;
}
