import type { PaymentRecord } from '#machines/api/contract.ts';
import type { paymentWords } from '#messages/en/payment.ts';
import { fill, type Texts } from '#messages/text.ts';

/** Every method of payment that is on file, in words; a card and a bank account may both be (PAYM-6). */
export function methodsOnFile(
  words: Texts<typeof paymentWords>,
  { card, ach }: Pick<PaymentRecord, 'card' | 'ach'>,
): { card?: string; bank?: string } {
  const expiry = card && `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return {
    ...(card && expiry && { card: fill(words.cardOnFile, { type: card.type, digits: card.last_four, expiry }) }),
    ...(ach && { bank: fill(words.bankOnFile, { bank: ach.bank_name, digits: ach.last_four }) }),
  };
}
