import { createHcaptcha } from '#mocks/bot-check/hcaptcha.ts';
import { createTokens } from '#mocks/bot-check/tokens.ts';
import { createTurnstile } from '#mocks/bot-check/turnstile.ts';
import type { Payments, Remote, Setups } from '#mocks/journal/payment/provider.ts';
import { createStripe } from '#mocks/stripe.ts';

// Provides the APIs of the providers' scripts. The widgets do not load a script whose API already exists.

/** Calls the journal behind the host. The result is null if the journal has none. */
const asking =
  (path: string) =>
  async (...given: unknown[]) => {
    const response = await fetch(`/doubles/${path}`, { method: 'POST', body: JSON.stringify(given) });
    if (!response.ok) throw new Error(`The journal answered ${response.status} for ${path}.`);
    return (await response.json()) ?? undefined;
  };

const sideOf = (side: string) => ({
  find: asking(`${side}/find`),
  confirm: asking(`${side}/confirm`),
  finishChallenge: asking(`${side}/finishChallenge`),
});

const payments: Remote<Payments> = sideOf('payments');
const setups: Remote<Setups> = sideOf('setups');

const tokens = createTokens(() => 'passes');

Object.assign(window, {
  Stripe: createStripe({ payments, setups }, { wallet: () => 'wallet' }),
  turnstile: createTurnstile(tokens),
  hcaptcha: createHcaptcha(tokens),
});
