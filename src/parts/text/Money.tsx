import { commonMessages } from '#messages/en/common.ts';
import { fill } from '#messages/message.ts';
import { useMessages, useMoney } from '#messages/use-messages.tsx';
import styles from './Money.module.css';

export interface MoneyProps {
  /** An integer. */
  cents: number;
  /** Marks an amount on top of what is already paid. */
  isExtra?: boolean;
}

export function Money({ cents, isExtra = false }: MoneyProps) {
  const { noCharge, extra } = useMessages(commonMessages);
  const money = useMoney();
  if (cents === 0) return <>{noCharge}</>;
  return <bdi className={styles.money}>{isExtra ? fill(extra, { price: money(cents) }) : money(cents)}</bdi>;
}
