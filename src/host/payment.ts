import type { PaymentProvider } from '#machines/lib/world.ts';

/** The payment provider, whose code is loaded when a payment form is about to be shown and not before. */
export function createPayment(publishableKey: string | undefined): PaymentProvider {
  let provider: Promise<PaymentProvider> | undefined;
  const open = () => {
    if (publishableKey === undefined) return Promise.reject(new Error('The host page gives no publishable key.'));
    provider ??= import('./stripe.ts').then(({ createStripe }) => createStripe(publishableKey));
    return provider;
  };
  return {
    load: async () => (await open()).load(),
    confirm: async (intent) => (await open()).confirm(intent),
    authorize: async (authorization) => (await open()).authorize(authorization),
    readStatus: async (intent) => (await open()).readStatus(intent),
  };
}
