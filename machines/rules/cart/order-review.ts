import type { DonationProcess } from '#machines/rules/donation/donation.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { SubscriptionPrice } from '#machines/rules/price/pricing.ts';
import type { Choice, Purpose } from '#machines/rules/subscription/subscription.ts';

export type LineKind = keyof typeof SECTION_OF;
export type SectionName = (typeof SECTIONS)[number];
export type GoodsKind = 'basic-product' | 'sized-product' | 'digital-product' | 'print-issue' | 'digital-issue';

export interface ReviewSection<L> {
  section: SectionName;
  lines: L[];
}

/** Goods in an order. `price` is in cents for the whole line; undefined if only the server knows it. */
export interface GoodsLine {
  kind: GoodsKind;
  ref: string;
  name: string;
  quantity: number;
  price?: Cents;
}

export type ReviewLine =
  | { kind: 'personal-subscription' | 'gift-subscription'; choice: Choice; price: SubscriptionPrice }
  | { kind: 'donation-item'; process: DonationProcess; cents: Cents }
  | GoodsLine;

/** An order to review before it is placed. */
export interface Order {
  subscription?: { purpose: Purpose; choice: Choice; price: SubscriptionPrice };
  donation?: { process: DonationProcess; cents: Cents };
  products?: readonly GoodsLine[];
}

/** Whether an order has a subscription or upgrade, so that the terms of sale apply (BEYOND-47). */
export const hasSubscription = (lines: readonly { kind: LineKind }[]): boolean =>
  lines.some(({ kind }) => ['personal-subscription', 'gift-subscriptions'].includes(SECTION_OF[kind]));

/** Groups lines by section, in review order, without empty sections (CHECK-18, CHECK-21). */
export const sectionsOf = <L extends { kind: LineKind }>(lines: readonly L[]): ReviewSection<L>[] =>
  SECTIONS.map((section) => ({ section, lines: lines.filter(({ kind }) => SECTION_OF[kind] === section) })).filter(
    (section) => section.lines.length > 0,
  );

/** Returns the review of an order before it is placed, without a donation of 0 and goods with quantity 0. */
export function reviewSections({ subscription, donation, products = [] }: Order): ReviewSection<ReviewLine>[] {
  const lines: ReviewLine[] = products.filter(({ quantity }) => quantity > 0);
  if (subscription) {
    const { purpose, choice, price } = subscription;
    lines.push({ kind: `${purpose}-subscription`, choice, price });
  }
  if (donation && donation.cents > 0) lines.push({ kind: 'donation-item', ...donation });
  return sectionsOf(lines);
}

/** Whether the review shows its shipping total. The threshold of one cent is specified (CHECK-20). */
export const showsShipping = (shippingCents: Cents): boolean => shippingCents > 1;

/** Whether nothing is to be paid (CHECK-19). */
export const isFree = (total: Cents): boolean => total === 0;

const SECTIONS = [
  'personal-subscription',
  'gift-subscriptions',
  'donation',
  'items-for-shipping',
  'digital-items',
] as const;

const SECTION_OF = {
  'personal-subscription': 'personal-subscription',
  'subscription-upgrade': 'personal-subscription',
  'gift-subscription': 'gift-subscriptions',
  'donation-item': 'donation',
  'basic-product': 'items-for-shipping',
  'sized-product': 'items-for-shipping',
  'print-issue': 'items-for-shipping',
  'digital-product': 'digital-items',
  'digital-issue': 'digital-items',
} as const satisfies Record<string, SectionName>;
