import type { AccountPage } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { payingWords } from '#messages/en/account-page.ts';
import { fill } from '#messages/text.ts';

/** A method that is on file, by its short name. */
export interface MethodNamed {
  kind: 'card' | 'ach';
  name: string;
  digits: string;
}

/** The methods on file by their short names, the card first. */
export function useMethods(onFile: AccountPage['payment_info']): MethodNamed[] {
  const words = useMessages(payingWords);
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
