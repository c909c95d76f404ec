import type { GiftSubscription } from '#machines/api/contract.ts';
import type { Desk } from '../desk.ts';
import { lookUp } from '../look-up.ts';
import type { Deed } from '../order/order-state.ts';
import type { JournalState } from '../state.ts';
import { send } from '../visitor/mails.ts';

/** What the journal knows of gifts. */
export interface GiftState {
  /** Every gift subscription that was bought, by its token. */
  gifts: Record<string, Gift>;
}

/** A gift subscription, and what has become of it. */
export interface Gift {
  subscription: GiftSubscription;
  status: 'open' | 'redeemed' | 'expired' | 'refunded';
  /** Whether another delivery may be bought with it. */
  canUpgrade: boolean;
}

/** The gift of this token. */
export const giftOf = ({ gifts }: JournalState, token: string): Gift | undefined => lookUp(gifts, token);

/** Marks a gift as somebody's, so that nobody else redeems it. */
export function redeemed({ gifts }: JournalState, token: string): void {
  const gift = lookUp(gifts, token);
  if (gift) gift.status = 'redeemed';
}

/** Makes the gifts of an order, and mails each of their links to the giver. */
export function makeGifts(desk: Desk, { giver, email, gift, count }: Extract<Deed, { kind: 'give' }>): void {
  const { deliverable, ...terms } = gift;
  for (let one = 0; one < count; one += 1) {
    const token = desk.newId('gft_');
    const subscription = { token, ...terms, deliverables: { set: deliverable }, order: { name: giver } };
    desk.state.gifts[token] = { subscription, status: 'open', canUpgrade: true };
    send(desk, { to: email, about: 'gift', link: `/subscribe/redeem?token=${token}` });
  }
}
