import type { GiftSubscription } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { replies } from '../../replies.ts';
import { lookUp } from '../read-fields.ts';

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
export const giftOf = ({ gifts }: GiftState, token: string): Gift | undefined => lookUp(gifts, token);

/** Marks a gift as somebody's, so that nobody else redeems it. */
export function redeemed({ gifts }: GiftState, token: string): void {
  const gift = lookUp(gifts, token);
  if (gift) gift.status = 'redeemed';
}

/**
 * The documented gifts. The first has the documented token; the others have the name of their example in its place
 * (`gft_expiredGift`), since all examples share one.
 */
export function seedGifts(): GiftState {
  const examples: Record<string, Gift> = {
    [fresh.body.redeem.gift.token]: given(fresh),
    gft_digitalGift: given(digitalGift),
    gft_misaligned: given(misaligned),
    gft_upgradeClosed: { ...given(upgradeClosed), canUpgrade: false },
    gft_alreadyRedeemed: { ...given(fresh), status: 'redeemed' },
    gft_expiredGift: { ...given(fresh), status: 'expired' },
    gft_refundedGift: { ...given(fresh), status: 'refunded' },
  };
  for (const [token, { subscription }] of Object.entries(examples)) subscription.token = token;
  return { gifts: examples };
}

type OpenExample = typeof fresh | typeof digitalGift | typeof misaligned | typeof upgradeClosed;

const given = ({ body }: OpenExample): Gift => ({
  subscription: copyOf(body.redeem.gift),
  status: 'open',
  canUpgrade: true,
});

const { fresh, digitalGift, misaligned, upgradeClosed } = replies.getGift;
