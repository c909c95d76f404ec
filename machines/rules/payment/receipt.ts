import type { Address, OrderLine, PrintedAddress, Receipt } from '#machines/api/contract.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';

/** What a reader can do or expect after an order. */
export type NextStep = 'archive' | 'renewed' | 'changed' | 'goods' | 'digital' | 'thanks' | 'monthly';

/** What follows from an order, the subscription first; a server tells more with `phase` and `donation`. */
export function nextSteps({ lines, phase, donation }: Pick<Receipt, 'lines' | 'phase' | 'donation'>): NextStep[] {
  const has = (...kinds: OrderLine['kind'][]) => lines.some(({ kind }) => kinds.includes(kind));
  // What is paid on top of a gift begins a subscription, where the reader had none.
  const begins = has('subscription-upgrade') && phase === 'introductory';
  return [
    ...(has('personal-subscription') || begins
      ? [phase === 'renewal' ? ('renewed' as const) : ('archive' as const)]
      : []),
    ...(has('subscription-upgrade') && !begins ? ['changed' as const] : []),
    ...(has('basic-product', 'sized-product', 'print-issue') ? ['goods' as const] : []),
    ...(has('digital-product', 'digital-issue') ? ['digital' as const] : []),
    ...(has('donation-item') ? [donation === 'monthly' ? ('monthly' as const) : ('thanks' as const)] : []),
  ];
}

/** Whether the terms of a subscription hold for an order: they are printed only where one was bought or changed. */
export const hasSubscriptionTerms = (lines: readonly Pick<OrderLine, 'kind'>[]): boolean =>
  lines.some(({ kind }) => TERMED.has(kind));

const TERMED: ReadonlySet<OrderLine['kind']> = new Set([
  'personal-subscription',
  'gift-subscription',
  'subscription-upgrade',
]);

/** An address that is only printed, with every part that is missing left blank. */
export const wholeAddress = (address: PrintedAddress): Address => ({ ...emptyAddress, ...address });
