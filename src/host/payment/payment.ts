import type { PaymentProvider } from '#machines/lib/world.ts';
import { once } from '../script/once.ts';

export const viewedPayment = (publishableKey: string | undefined, forms: object): PaymentProvider => ({
  ...createPayment(publishableKey, forms),
  confirm: withhold,
  authorize: withhold,
  confirmSetup: withhold,
});

const withhold = async () => ({ kind: 'viewOnly' }) as const;

/**
 * Creates a payment provider whose code loads when a payment form is about to be shown. It confirms the open forms
 * identified by `forms`.
 */
export function createPayment(publishableKey: string | undefined, forms: object): PaymentProvider {
  const open = once(async () => (await import('./stripe.ts')).createStripe(publishableKey, forms));
  return {
    load: async (pubkey) => (await open()).load(pubkey),
    confirm: async (intent) => (await open()).confirm(intent),
    authorize: async (authorization) => (await open()).authorize(authorization),
    readStatus: async (intent) => (await open()).readStatus(intent),
    confirmSetup: async (setup) => (await open()).confirmSetup(setup),
    readSetupStatus: async (setup) => (await open()).readSetupStatus(setup),
  };
}
