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

/** The methods on file by their short names, in the order that they are charged: a bank account first, since it does not expire. */
export function useMethods(onFile: AccountPage['payment_info']): MethodNamed[] {
  const words = useMessages(payingWords);
  const { card, ach } = onFile ?? {};
  return [
    ...(card
      ? [
          {
            kind: 'card' as const,
            name: fill(words.shortCard, { type: card.type, digits: card.last_four }),
            digits: card.last_four,
          },
        ]
      : []),
    ...(ach
      ? [
          {
            kind: 'ach' as const,
            name: fill(words.shortBank, { bank: ach.bank_name, digits: ach.last_four }),
            digits: ach.last_four,
          },
        ]
      : []),
  ];
}
