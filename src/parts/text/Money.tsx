import { useMessages, useMoney } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { fill } from '#messages/text.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  /** An integer. */
  cents: number;
  /** Marks an amount on top of what is already paid. */
  isExtra?: boolean;
}

export function Money({ cents, isExtra = false }: MoneyProps) {
  const { noCharge, extra } = useMessages(commonWords);
  const money = useMoney();
  if (cents === 0) return <>{noCharge}</>;
  return <bdi className={styles.money}>{isExtra ? fill(extra, { price: money(cents) }) : money(cents)}</bdi>;
}
