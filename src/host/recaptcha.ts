import type { BotCheck } from '#machines/lib/world.ts';
import { createScriptLoader } from './script.ts';

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

/** reCAPTCHA v3: a fresh token for each submit. */
export function createRecaptcha(siteKey: string): BotCheck {
  const load = createScriptLoader(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  return {
    prepare: () => void load().catch(() => undefined),
    token: async (action) => {
      await load();
      const { grecaptcha } = window as { grecaptcha?: Recaptcha };
      if (!grecaptcha) throw new Error('reCAPTCHA was loaded but is not there.');
      await new Promise<void>((resolve) => grecaptcha.ready(resolve));
      return grecaptcha.execute(siteKey, { action });
    },
  };
}
