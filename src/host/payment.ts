import type { PaymentProvider } from '#machines/lib/world.ts';
import { once } from './once.ts';

/** The payment provider, whose code is loaded when a payment form is about to be shown and not before. */
export function createPayment(publishableKey: string | undefined): PaymentProvider {
  const open = once(async () => {
    if (publishableKey === undefined) throw new Error('The host page gives no publishable key.');
    return (await import('./stripe.ts')).createStripe(publishableKey);
  });
  return {
    load: async () => (await open()).load(),
    confirm: async (intent) => (await open()).confirm(intent),
    authorize: async (authorization) => (await open()).authorize(authorization),
    readStatus: async (intent) => (await open()).readStatus(intent),
  };
}
