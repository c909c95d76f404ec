import type { BotCheck } from '#machines/lib/world.ts';
import { createScriptLoader } from './script.ts';

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

/** How long its script may take, in ms; the reader is made to wait for twelve seconds. */
const PATIENCE = 10_000;

/** reCAPTCHA v3: a fresh token for each submit. */
export function createRecaptcha(siteKey: string): BotCheck {
  const script = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  const load = createScriptLoader(script, PATIENCE);
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
