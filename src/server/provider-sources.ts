import type { Settings } from '#machines/api/contract.ts';

type BotCheck = NonNullable<Settings['bot_check']>['provider'];

/** What a page's policy must allow for a provider, as the provider publishes it. */
export interface ProviderSources {
  /** The provider's own page about content security policies. */
  published: string;
  script: readonly string[];
  frame: readonly string[];
  connect?: readonly string[];
  style?: readonly string[];
  /** The Trusted Types policies that the provider's script creates. */
  policies?: readonly string[];
}

/** Link's dialog and its calls, for the card form and the wallet buttons. */
const LINK = ['https://link.com', 'https://*.link.com'];
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** Every place that allows or checks sources reads this table. Stripe's maps are omitted: no form completes addresses. */
export const PROVIDER_SOURCES: Readonly<Record<'stripe' | BotCheck, ProviderSources>> = {
  stripe: {
    published: 'https://docs.stripe.com/security/guide#content-security-policy',
    script: STRIPE_SCRIPTS,
    frame: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com', ...LINK],
    connect: ['https://api.stripe.com', ...LINK],
  },
  recaptcha: {
    published: 'https://developers.google.com/recaptcha/docs/faq',
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    policies: ['goog#html'],
  },
  turnstile: {
    published: 'https://developers.cloudflare.com/turnstile/reference/content-security-policy/',
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    published: 'https://docs.hcaptcha.com/#content-security-policy-settings',
    script: HCAPTCHA,
    frame: HCAPTCHA,
    connect: HCAPTCHA,
    style: HCAPTCHA,
  },
};
