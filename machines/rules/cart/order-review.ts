import type { Cents } from '#machines/rules/price/money.ts';

export type LineKind = keyof typeof SECTION_OF;
export type SectionName = (typeof SECTIONS)[number];

export interface ReviewSection<L> {
  section: SectionName;
  lines: L[];
}

/** Whether an order has a subscription or upgrade, so that the terms of sale apply (BEYOND-47). */
export const hasSubscription = (lines: readonly { kind: LineKind }[]): boolean =>
  lines.some(({ kind }) => ['personal-subscription', 'gift-subscriptions'].includes(SECTION_OF[kind]));

/** Groups lines by section, in review order, without empty sections (CHECK-18, CHECK-21). */
export const sectionsOf = <L extends { kind: LineKind }>(lines: readonly L[]): ReviewSection<L>[] =>
  SECTIONS.map((section) => ({ section, lines: lines.filter(({ kind }) => SECTION_OF[kind] === section) })).filter(
    (section) => section.lines.length > 0,
  );

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
