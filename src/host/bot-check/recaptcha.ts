import { createScriptLoader } from '../script.ts';
import { SCRIPTS } from '../trusted-script.ts';
import { type CreateService, globalOf, PATIENCE, unlessWithdrawn } from './service.ts';

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

const recaptcha = () => globalOf<Recaptcha>('grecaptcha', 'ready', 'execute');

/** reCAPTCHA v3, which gives a score and shows nothing but its badge. */
export const createRecaptcha: CreateService = (siteKey) => {
  // Google's script keeps to Trusted Types only where it is asked to.
  const query = new URLSearchParams({ render: siteKey, trustedtypes: 'true' });
  // The script loads another, which a page can block by itself.
  const load = createScriptLoader(`${SCRIPTS.recaptcha}?${query}`, PATIENCE, async () => {
    const { ready } = globalOf<Pick<Recaptcha, 'ready'>>('grecaptcha', 'ready') ?? {};
    if (ready) await new Promise<void>(ready);
    return recaptcha() !== undefined;
  });
  return {
    prepare: load,
    token: async ({ action, signal }) => {
      await unlessWithdrawn(signal, load());
      return unlessWithdrawn(signal, Promise.resolve(recaptcha()?.execute(siteKey, { action })));
    },
  };
};
