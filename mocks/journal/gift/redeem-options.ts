import type { RedeemOptions } from '#machines/api/contract.ts';
import { upgradePrice, upgradePrices } from '#machines/rules/price/upgrade-price.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import { pages, replies } from '../../replies.ts';
import { accountOf } from '../account/accounts.ts';
import { TARIFF } from '../catalogue/prices.ts';
import type { Desk } from '../desk.ts';
import type { Account } from '../state.ts';
import { type Gift, giftOf } from './gifts.ts';

/** What whoever asks may do with the gift of a token. */
export function redeemOptions(desk: Desk, token: string): RedeemOptions {
  const gift = giftOf(desk.state, token);
  if (!gift) return { status: 'notfound' };
  if (gift.status === 'redeemed') return { status: 'redeemed' };
  const account = accountOf(desk);
  const message = closedBecause(gift, account);
  if (message) return { status: 'closed', message };
  const { term, level, deliverables } = gift.subscription;
  return {
    status: 'open',
    session: SESSION,
    gift: gift.subscription,
    misaligned: isMisaligned(gift, account),
    can_upgrade: gift.canUpgrade,
    upgrade_prices: upgradePrices(TARIFF, { term, level, deliverable: deliverables.set }),
  };
}

/** What it costs to have a gift delivered so, beside what its giver paid. */
export const giftUpgrade = ({ subscription: { term, level, deliverables } }: Gift, deliverable: Deliverable) =>
  upgradePrice(TARIFF, { term, level, deliverable: deliverables.set }, { level, deliverable }, { left: 1, of: 1 });

/** Why a gift that nobody has redeemed cannot be redeemed by a reader; nothing when it can. */
export function closedBecause({ status }: Gift, account: Account | undefined): string | undefined {
  if (status === 'expired') return replies.getGift.expiredGift.body.redeem.message;
  if (status === 'refunded') return replies.getGift.refundedGift.body.redeem.message;
  const isNeedless = account?.subscriber.timetable.lifetime_subscription === true;
  return isNeedless ? replies.getGift.needlessGift.body.redeem.message : undefined;
}

/** Whether delivery changes between the subscription that runs and the gift that follows it (REDEEM-9). */
function isMisaligned({ subscription }: Gift, account: Account | undefined): boolean {
  const current = account?.subscriber.timetable.current_subscription;
  return current?.state === 'active' && current.info.deliverables.active !== subscription.deliverables.set;
}

const SESSION = pages.showRedeem.fresh.body.redeem.session;
