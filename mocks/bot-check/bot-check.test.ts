import { getResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { settle } from '#fixtures/world/test-world.ts';
import { createJournal } from '../journal/journal.ts';
import type { BotCheckState } from '../scenario/switches.ts';
import { stripeScript } from '../stripe.ts';
import { botCheckScripts, createDoubles } from './bot-check.ts';

afterEach(() => {
  for (const double of ['mockBotCheck', 'mockStripe']) Reflect.deleteProperty(globalThis, double);
});

/** The only members that a widget without a challenge uses; Node has no DOM. */
const container = { isConnected: true, replaceChildren: () => undefined } as unknown as HTMLElement;

const providers = {
  recaptcha: async ({ recaptcha }) => {
    await new Promise<void>((resolve) => recaptcha.ready(resolve));
    return recaptcha.execute('6LfEmberDays', { action: 'checkout' });
  },
  turnstile: ({ turnstile }) =>
    new Promise<string>((callback, reject) => {
      const options = { sitekey: '0x4AAAAAAAEmberDays', action: 'checkout', callback, 'error-callback': reject };
      turnstile.render(container, options);
    }),
  hcaptcha: async ({ hcaptcha }) => {
    const options = { sitekey: '5b2f1c64-09ab-4c7e-8d31-e1be7da75000', size: 'invisible' };
    return (await hcaptcha.execute(hcaptcha.render(container, options), { async: true })).response;
  },
} satisfies Record<string, (doubles: ReturnType<typeof createDoubles>) => Promise<string>>;

const names = Object.keys(providers) as (keyof typeof providers)[];

function begin(botCheck: BotCheckState) {
  const journal = createJournal();
  journal.steer({ botCheck });
  return createDoubles(journal);
}

test.each(names)('%s returns a new token each time', async (name) => {
  const doubles = begin('passes');
  const tokens = [await providers[name](doubles), await providers[name](doubles)];
  expect([new Set(tokens).size, doubles.asked]).toEqual([2, 2]);
});

test.each(names)('%s never answers when it is silent', async (name) => {
  const token = providers[name](begin('silent'));
  expect(await Promise.race([token, settle().then(() => 'nothing')])).toBe('nothing');
});

test.each(names)('%s reports an error when it fails', async (name) => {
  await expect(providers[name](begin('fails'))).rejects.toBeDefined();
});

test('Turnstile rejects a site key of another provider', async () => {
  const { turnstile } = begin('passes');
  const code = new Promise((resolve) =>
    turnstile.render(container, { sitekey: '6LfEmberDays', 'error-callback': resolve }),
  );
  expect(await code).toBe('110100');
});

test.each([
  [
    'https://www.google.com/recaptcha/api.js?render=6LfLantern&trustedtypes=true',
    'bot-check-blocked',
    'window.grecaptcha = window.mockBotCheck.recaptcha;',
  ],
  [
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    'bot-check-blocked',
    'window.turnstile = window.mockBotCheck.turnstile;',
  ],
  [
    'https://js.hcaptcha.com/1/api.js?render=explicit&onload=ready',
    'bot-check-blocked',
    'window.hcaptcha = window.mockBotCheck.hcaptcha;setTimeout(() => window.ready());',
  ],
  ['https://js.stripe.com/endive/stripe.js', 'payment-script-blocked', 'window.Stripe = window.mockStripe;'],
  [
    'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false',
    'payment-script-blocked',
    'window.Stripe = window.mockStripe;',
  ],
] as const)('replaces %s with a double unless blocked', async (url, blocked, script) => {
  const journal = createJournal();
  const ask = () => getResponse([...botCheckScripts(journal), stripeScript(journal)], new Request(url));
  journal.choose(blocked);
  expect((await ask())?.type).toBe('error');
  journal.choose('happy');
  expect(await (await ask())?.text()).toBe(script);
});
