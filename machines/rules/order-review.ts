import type { DonationProcess } from './donation.ts';
import type { Cents } from './money.ts';
import type { SubscriptionPrice } from './pricing.ts';
import type { Choice, Medium, Purpose } from './subscription.ts';

/** A subscription of the order and what it costs. */
export interface SubscriptionOrdered {
  purpose: Purpose;
  choice: Choice;
  price: SubscriptionPrice;
}

export interface DonationOrdered {
  process: DonationProcess;
  cents: Cents;
}

/** Goods of the order; the price of the line is left out where only the server knows it. */
export interface GoodsOrdered {
  ref: string;
  name: string;
  medium: Medium;
  quantity: number;
  price?: Cents;
}

/** All that is ordered. */
export interface Order {
  subscription?: SubscriptionOrdered;
  donation?: DonationOrdered;
  swag?: readonly GoodsOrdered[];
}

/** One section of the order review and its lines. */
export type ReviewSection =
  | { section: 'personal-subscription' | 'gift-subscriptions'; lines: readonly SubscriptionOrdered[] }
  | { section: 'donation'; lines: readonly DonationOrdered[] }
  | { section: 'items-for-shipping' | 'digital-items'; lines: readonly GoodsOrdered[] };

/** The sections of the order review, in its order; those without lines are left out (CHECK-18, CHECK-21). */
export function reviewSections({ subscription, donation, swag = [] }: Order): ReviewSection[] {
  const subscriptions = (purpose: Purpose) => (subscription?.purpose === purpose ? [subscription] : []);
  const goods = (medium: Medium) => swag.filter((line) => line.medium === medium && line.quantity > 0);
  const sections: ReviewSection[] = [
    { section: 'personal-subscription', lines: subscriptions('personal') },
    { section: 'gift-subscriptions', lines: subscriptions('gift') },
    { section: 'donation', lines: donation && donation.cents > 0 ? [donation] : [] },
    { section: 'items-for-shipping', lines: goods('print') },
    { section: 'digital-items', lines: goods('digital') },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** Whether the review shows its shipping total: only above one cent, as documented (CHECK-20). */
export const showsShipping = (shippingCents: Cents): boolean => shippingCents > 1;

/** Whether nothing is to be paid (CHECK-19). */
export const isFree = (total: Cents): boolean => total === 0;
