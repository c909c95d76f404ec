import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { Journal } from './journal/journal.ts';
import { walletUnder } from './scenario/switches.ts';
import { createStripeClient, type StripeOptions } from './stripe/client.ts';
import { IntegrationError } from './stripe/outcome.ts';

const SCRIPT = /^https:\/\/js\.stripe\.com\/(?:v3|[a-z]+)\/(?:stripe\.js)?(?:\?.*)?$/;

/** Returns a handler that serves a double of Stripe's client in place of its script, unless the scenario blocks it. */
export const stripeScript = (journal: Journal): HttpHandler =>
  http.get(SCRIPT, async () => {
    const { payment } = journal.state().switches;
    if (payment === 'blocked') return HttpResponse.error();
    if (payment === 'silent') await delay('infinite');
    Object.assign(globalThis, {
      mockStripe: createStripe(journal, { wallet: () => walletUnder(journal.state().switches) }),
    });
    return new HttpResponse('window.Stripe = window.mockStripe;', { headers: { 'Content-Type': 'text/javascript' } });
  });

/** The `window.Stripe` double, over the journal's intents and setups. */
export function createStripe(
  { payments, setups }: Pick<StripeOptions, 'payments' | 'setups'>,
  options?: Omit<StripeOptions, 'payments' | 'setups'>,
) {
  const stripe = (publishableKey: string) => {
    if (!publishableKey.startsWith('pk_')) throw new IntegrationError('Invalid API key: use your publishable key.');
    return createStripeClient({ payments, setups, ...options });
  };
  return Object.assign(stripe, { version: 'endive' });
}
