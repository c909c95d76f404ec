import type { Cents } from '#machines/rules/price/money.ts';
import { useMessages, useMoney } from '#messages/context.tsx';
import { monthlyChargeWords } from '#messages/en/donate.ts';
import { fill } from '#messages/text.ts';

/** What is charged today and every month, shown before the order; undefined for a one-time donation (BEYOND-31). */
export function useMonthlyCharge(amount: Cents): string | undefined {
  const { monthlyCharge } = useMessages(monthlyChargeWords);
  const money = useMoney();
  return amount > 0 ? fill(monthlyCharge, { amount: money(amount) }) : undefined;
}
