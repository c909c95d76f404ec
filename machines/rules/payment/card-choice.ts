/** Pay with what is on file, or with a new card (CHECK-23). */
export type CardChoice = 'use-card' | 'add-card';

/** What the order says of the card: use the one on file, keep the new one, or nothing (CHECK-25). */
export function customerOf(pay: { card: CardChoice; keepsCard: boolean; hasAccount: boolean }): CardChoice | undefined {
  if (pay.card === 'use-card') return 'use-card';
  return pay.hasAccount && pay.keepsCard ? 'add-card' : undefined;
}

/** With a card on file it is used unless the reader says otherwise. */
export const cardChoiceFor = (hasCardOnFile: boolean): CardChoice => (hasCardOnFile ? 'use-card' : 'add-card');
