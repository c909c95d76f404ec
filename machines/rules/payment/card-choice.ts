export type CardChoice = 'use-card' | 'add-card';

/** Returns an order's card instruction: use the card on file, keep the new one, or none (CHECK-25). */
export function customerOf(pay: { card: CardChoice; keepsCard: boolean; hasAccount: boolean }): CardChoice | undefined {
  if (pay.card === 'use-card') return 'use-card';
  return pay.hasAccount && pay.keepsCard ? 'add-card' : undefined;
}

export const cardChoiceFor = (hasCardOnFile: boolean): CardChoice => (hasCardOnFile ? 'use-card' : 'add-card');
