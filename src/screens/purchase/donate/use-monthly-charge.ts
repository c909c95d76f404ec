import type { Cents } from '#machines/rules/price/money.ts';
import { monthlyChargeMessages } from '#messages/en/donation.ts';
import { fill } from '#messages/message.ts';
import { useMessages, useMoney } from '#messages/use-messages.tsx';

/** What is charged today and every month, shown before the order; undefined for a one-time donation (BEYOND-31). */
export function useMonthlyCharge(amount: Cents): string | undefined {
  const { monthlyCharge } = useMessages(monthlyChargeMessages);
  const money = useMoney();
  return amount > 0 ? fill(monthlyCharge, { amount: money(amount) }) : undefined;
}
