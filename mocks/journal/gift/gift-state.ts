import type { GiftSubscription, GivenGift, Subscriber } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { pages, replies } from '../../replies.ts';
import type { Giver } from '../order/order.ts';
import { lookUp } from '../read-fields.ts';

export interface GiftState {
  gifts: Record<string, Gift>;
  /** The delivery date (ISO) of each gift not mailed yet, by token. */
  scheduled: Record<string, string>;
  /** The tokens of gifts, oldest first, by receipt and by giver (an account or a guest's email). */
  givenBy: Record<string, string[]>;
}

export interface Gift {
  subscription: GiftSubscription;
  status: 'open' | 'redeemed' | 'expired' | 'refunded';
  canUpgrade: boolean;
  /** The giver's view; undefined for a documented gift whose giver is unknown. */
  given?: Given;
}

/** The giver of a gift and the status of its link. Dates are ISO. */
export interface Given {
  giver: Giver;
  created: string;
  mails: number;
  sentAt?: string;
  openedAt?: string;
  redeemedAt?: string;
}

export const giftOf = ({ gifts }: GiftState, token: string): Gift | undefined => lookUp(gifts, token);

/**
 * Returns the documented gifts. All examples share a token, so only the first keeps it; the others are named after
 * their example (`gft_expiredGift`).
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
    gft_withMessage: given(withMessage),
  };
  for (const [token, { subscription }] of Object.entries(examples)) subscription.token = token;
  const scheduled = pages.showAccount.giver.body.gifts.flatMap((gift) =>
    gift.state === 'scheduled' ? [[gift.token, gift.deliver_on]] : [],
  );
  const { subscriber, gifts } = copyOf(pages.showAccount.giver.body);
  const known = giftsGiven(subscriber, gifts);
  return {
    gifts: { ...examples, ...known },
    scheduled: Object.fromEntries(scheduled),
    givenBy: { [subscriber.account.ref]: Object.keys(known) },
  };
}

/** The gifts that an account page lists, by token, oldest first. */
export function giftsGiven({ account: { ref, name, email } }: Subscriber, gifts: GivenGift[]): Record<string, Gift> {
  return Object.fromEntries(
    gifts.toReversed().map((gift): [string, Gift] => {
      const { token, term, level, deliverable: set, message, deliver_on, recipient_name: recipient } = gift;
      const { created = '', sent_at: sentAt, opened_at: openedAt, redeemed_at: redeemedAt, mails = 0 } = gift;
      const subscription = {
        ...{ token, term, level, deliverables: { set }, order: { name } },
        ...(message !== undefined && { message }),
        ...(deliver_on !== undefined && { deliver_on }),
      };
      const giver = { account: ref, name, email, ...(recipient !== undefined && { recipient }) };
      const status = gift.state === 'redeemed' ? 'redeemed' : 'open';
      const days = { ...(sentAt && { sentAt }), ...(openedAt && { openedAt }), ...(redeemedAt && { redeemedAt }) };
      return [token, { subscription, status, canUpgrade: true, given: { giver, created, mails, ...days } }];
    }),
  );
}

type OpenExample = typeof fresh | typeof digitalGift | typeof misaligned | typeof upgradeClosed | typeof withMessage;

const given = ({ body }: OpenExample): Gift => ({
  subscription: copyOf(body.redeem.gift),
  status: 'open',
  canUpgrade: true,
});

const { fresh, digitalGift, misaligned, upgradeClosed } = replies.getGift;
const { withMessage } = pages.showRedeem;
