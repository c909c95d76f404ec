import type { PaymentProvider } from '#machines/lib/world.ts';
import { once } from './once.ts';

/** The payment provider of a page that is for viewing only: it tells what became of a payment, and confirms none. */
export const viewedPayment = (publishableKey: string | undefined): PaymentProvider => ({
  ...createPayment(publishableKey),
  confirm: withhold,
  authorize: withhold,
  confirmSetup: withhold,
});

const withhold = async () => ({ kind: 'viewOnly' }) as const;

/** The payment provider, whose code is loaded when a payment form is about to be shown and not before. */
export function createPayment(publishableKey: string | undefined): PaymentProvider {
  const open = once(async () => (await import('./stripe.ts')).createStripe(publishableKey));
  return {
    load: async (pubkey) => (await open()).load(pubkey),
    confirm: async (intent) => (await open()).confirm(intent),
    authorize: async (authorization) => (await open()).authorize(authorization),
    readStatus: async (intent) => (await open()).readStatus(intent),
    confirmSetup: async (setup) => (await open()).confirmSetup(setup),
    readSetupStatus: async (setup) => (await open()).readSetupStatus(setup),
  };
}
