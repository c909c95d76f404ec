import type { Cents } from '#machines/rules/price/money.ts';
import { useMessages, useMoney } from '#messages/context.tsx';
import { monthlyChargeWords } from '#messages/en/donate.ts';
import { fill } from '#messages/text.ts';

/**
 * What is charged today and every month, said before the order; undefined if there is no monthly charge (BEYOND-31).
 */
export function useMonthlyCharge(amount: Cents): string | undefined {
  const { monthlyCharge } = useMessages(monthlyChargeWords);
  const money = useMoney();
  return amount > 0 ? fill(monthlyCharge, { amount: money(amount) }) : undefined;
}
