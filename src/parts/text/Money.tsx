import { useMessages, useMoney } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { fill } from '#messages/text.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  /** An integer. */
  cents: number;
  /** Marks what comes on top of what is paid already. */
  isExtra?: boolean;
}

/** An amount, as `$12.05`; nothing is said in words. */
export function Money({ cents, isExtra = false }: MoneyProps) {
  const { noCharge, extra } = useMessages(commonWords);
  const money = useMoney();
  if (cents === 0) return <>{noCharge}</>;
  return <bdi className={styles.money}>{isExtra ? fill(extra, { price: money(cents) }) : money(cents)}</bdi>;
}
