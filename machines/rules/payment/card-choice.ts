/** How the reader pays: with the card on file, or with a new one. */
export type CardChoice = 'use-card' | 'add-card';

/** Returns an order's card instruction: use the card on file, keep the new one, or none (CHECK-25). */
export function customerOf(pay: { card: CardChoice; keepsCard: boolean; hasAccount: boolean }): CardChoice | undefined {
  if (pay.card === 'use-card') return 'use-card';
  return pay.hasAccount && pay.keepsCard ? 'add-card' : undefined;
}

/** Returns the initial choice: the card on file if there is one. */
export const cardChoiceFor = (hasCardOnFile: boolean): CardChoice => (hasCardOnFile ? 'use-card' : 'add-card');
