import type { Address, OrderLine, PrintedAddress, Receipt } from '#machines/api/contract.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';

/** What a receipt tells the reader to expect. `archive`: access to it begins; `digital`: digital goods. */
export type NextStep = 'archive' | 'renewed' | 'changed' | 'goods' | 'digital' | 'thanks' | 'monthly';

/** Returns the next steps after an order, the subscription first. */
export function nextSteps({ lines, phase, donation }: Pick<Receipt, 'lines' | 'phase' | 'donation'>): NextStep[] {
  const has = (...kinds: OrderLine['kind'][]) => lines.some(({ kind }) => kinds.includes(kind));
  // Paying for a gift's upgrade starts a subscription if the reader had none.
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

/** Fills in the missing fields of a printed address with ''. */
export const wholeAddress = (address: PrintedAddress): Address => ({ ...emptyAddress, ...address });
