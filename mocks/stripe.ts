import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { Journal } from './journal/journal.ts';
import { walletUnder } from './scenario/switches.ts';
import { createStripeClient, type StripeOptions } from './stripe/client.ts';
import { IntegrationError } from './stripe/outcome.ts';

/** Stripe's own script, by any release, which the double is handed over for. */
const SCRIPT = /^https:\/\/js\.stripe\.com\/(?:v3|[a-z]+)\/(?:stripe\.js)?(?:\?.*)?$/;

/** Hands the page a double of Stripe's client in place of Stripe's script, unless the journal's world blocks it. */
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

/** What Stripe's script leaves at `window.Stripe`, over the intents and setups of the journal. */
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
