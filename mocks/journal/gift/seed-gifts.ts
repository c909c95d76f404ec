import { copyOf } from '../../documented.ts';
import { replies } from '../../replies.ts';
import type { Gift, GiftState } from './gifts.ts';

const { fresh, digitalGift, misaligned, upgradeClosed } = replies.getGift;

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
