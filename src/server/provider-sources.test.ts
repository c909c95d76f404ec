import { expect, test } from 'vitest';
import { SCRIPTS } from '#host/script/trusted-script.ts';
import { contentPolicy } from './content-policy.ts';
import published from './provider-sources.published.json' with { type: 'json' };
import { PROVIDER_SOURCES } from './provider-sources.ts';

const journal = 'Ember Days';
const settings = {
  stripe: { journal, payment: { publishable_key: 'pk_test_emberdays' } },
  recaptcha: { journal, bot_check: { provider: 'recaptcha', site_key: '6LfEmberDays' } },
  turnstile: { journal, bot_check: { provider: 'turnstile', site_key: '0x4AAAAAAAEmberDays' } },
  hcaptcha: { journal, bot_check: { provider: 'hcaptcha', site_key: '5b2f1c64-09ab-4c7e-8d31-e1be7da75000' } },
} as const;

test.each(Object.keys(PROVIDER_SOURCES) as (keyof typeof PROVIDER_SOURCES)[])(
  'allows everything that %s was recorded to publish [BEYOND-78]',
  (provider) => {
    const policy: Readonly<Record<string, readonly string[]>> = contentPolicy([settings[provider]]);
    const { page, sources } = published[provider];
    expect(PROVIDER_SOURCES[provider].published).toBe(page);
    for (const [directive, needed] of Object.entries<string[]>(sources))
      expect(policy[directive]).toEqual(expect.arrayContaining(needed));
  },
);

test.each(Object.entries(SCRIPTS))('allows the script of %s that the widgets load [BEYOND-79]', (provider, script) => {
  const policy = contentPolicy([settings[provider as keyof typeof settings]]);
  const covers = (source: string) =>
    source.includes('*.')
      ? new URL(script).host.endsWith(source.replace('https://*', ''))
      : source.startsWith('https:') && script.startsWith(source);
  expect(policy['script-src']?.some(covers)).toBe(true);
});
