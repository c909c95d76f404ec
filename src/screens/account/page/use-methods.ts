import { useToday } from '#app/rendering/use-today.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { canPay } from '#machines/rules/payment/card-expiry.ts';
import { payingMessages } from '#messages/en/account.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';

export interface MethodNamed {
  kind: 'card' | 'ach';
  name: string;
  digits: string;
}

/** Returns the methods on file by short name, the card first. */
export function useMethods(onFile: AccountPage['payment_info']): MethodNamed[] {
  const words = useMessages(payingMessages);
  const { card, ach } = onFile ?? {};
  const methods: MethodNamed[] = [];
  if (card) {
    const digits = card.last_four;
    methods.push({ kind: 'card', name: fill(words.shortCard, { type: card.type, digits }), digits });
  }
  if (ach) {
    const digits = ach.last_four;
    methods.push({ kind: 'ach', name: fill(words.shortBank, { bank: ach.bank_name, digits }), digits });
  }
  return methods;
}

/** Whether a method on file can pay today; an expired card cannot. */
export function useIsPayable(onFile: AccountPage['payment_info']): boolean {
  const today = useToday();
  return onFile !== null && canPay(onFile, today);
}
