import { expect, type Page } from '@playwright/test';
import { steer } from '#fixtures/journeys/journal.ts';
import { OWN_PROFILE, test } from '#fixtures/journeys/journey.ts';
import { field, fillDigital, open, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { reload } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { pages } from '#mocks/replies.ts';
import { BOT_PROVIDERS, type BotProvider } from '#mocks/scenario/switches.ts';

const { bot_check: recaptcha, payment } = pages.showLogin.everyTab.body.settings;
const checks = {
  recaptcha,
  turnstile: pages.showDonate.turnstile.body.settings.bot_check,
  hcaptcha: pages.showDonate.hcaptcha.body.settings.bot_check,
  none: undefined,
};
const providers = [...BOT_PROVIDERS, 'none'] as const;

async function host(page: Page, settings: object, used: BotProvider | 'none', scenario: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ journal: 'Ember Days', ...settings }));
  await open(page, `scenario=${scenario}`);
  await page.context().addCookies([{ name: 'policy', value, url: page.url() }]);
  await steer(page, used === 'none' ? { botCheck: 'absent' } : { botProvider: used, botCheck: 'challenge' });
  await reload(page);
}

async function prove(page: Page, provider: BotProvider | 'none'): Promise<void> {
  if (provider === 'turnstile' || provider === 'hcaptcha')
    await page.getByRole('button', { name: /^(Verify|Solve)/ }).click();
}

// Any policy violation that the browser reports fails a journey.
for (const provider of providers) {
  test(`takes a card payment with ${provider} under the policy of its settings [BEYOND-79]`, {
    tag: provider === providers[0] ? [CORE, OWN_PROFILE] : OWN_PROFILE,
  }, async ({ page, network }) => {
    await host(page, { payment, bot_check: checks[provider] }, provider, 'happy');
    await fillDigital(page);
    await proceed(page);
    await prove(page, provider);
    await expect(field(page, 'Card number')).toBeVisible();
    await pay(page);
    // The payment resends the order with a new token.
    await prove(page, provider);
    await seesReceipt(page);
    expect(network.orders.map(({ captcha }) => captcha !== '')).toEqual(Array(2).fill(provider !== 'none'));
  });
}
