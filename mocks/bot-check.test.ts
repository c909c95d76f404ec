import { getResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { settle } from '../tests/support/test-world.ts';
import { botCheckScript, createRecaptcha } from './bot-check.ts';
import { createJournal } from './journal/journal.ts';
import { stripeScript } from './stripe.ts';

afterEach(() => {
  for (const double of ['mockRecaptcha', 'mockStripe']) Reflect.deleteProperty(globalThis, double);
});

test('gives a fresh token each time', async () => {
  const { ready, execute } = createRecaptcha(createJournal());
  await new Promise<void>((resolve) => ready(resolve));
  const tokens = [await execute('key', { action: 'checkout' }), await execute('key', { action: 'checkout' })];
  expect(new Set(tokens).size).toBe(2);
});

test('never answers when it is silent', async () => {
  const journal = createJournal();
  journal.choose('bot-check-silent');
  const token = createRecaptcha(journal).execute('key', { action: 'checkout' });
  expect(await Promise.race([token, settle().then(() => 'nothing')])).toBe('nothing');
});

test.each([
  [
    'https://www.google.com/recaptcha/api.js?render=6LfLantern',
    'bot-check-blocked',
    'window.grecaptcha = window.mockRecaptcha;',
  ],
  ['https://js.stripe.com/endive/stripe.js', 'payment-script-blocked', 'window.Stripe = window.mockStripe;'],
  [
    'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false',
    'payment-script-blocked',
    'window.Stripe = window.mockStripe;',
  ],
] as const)('replaces %s with a double unless it is blocked', async (url, blocked, script) => {
  const journal = createJournal();
  const ask = () => getResponse([botCheckScript(journal), stripeScript(journal)], new Request(url));
  journal.choose(blocked);
  expect((await ask())?.type).toBe('error');
  journal.choose('happy');
  expect(await (await ask())?.text()).toBe(script);
});
