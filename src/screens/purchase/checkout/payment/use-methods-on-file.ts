import { useToday } from '#app/rendering/use-today.ts';
import { expiryOf, isExpired, type SavedMethods } from '#machines/rules/payment/card-expiry.ts';
import { paymentMessages } from '#messages/en/payment.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';

/** The names of all methods on file; both a card and a bank account may be (PAYM-6). */
export function useMethodsOnFile({ card, ach }: SavedMethods): { card?: string; bank?: string; hasExpired: boolean } {
  const words = useMessages(paymentMessages);
  const today = useToday();
  const hasExpired = card !== undefined && isExpired(card, today);
  const cardText = hasExpired ? words.cardExpired : words.cardOnFile;
  return {
    ...(card && { card: fill(cardText, { type: card.type, digits: card.last_four, expiry: expiryOf(card) }) }),
    ...(ach && { bank: fill(words.bankOnFile, { bank: ach.bank_name, digits: ach.last_four }) }),
    hasExpired,
  };
}
