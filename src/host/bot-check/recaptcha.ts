import { createScriptLoader } from '../script/script.ts';
import { SCRIPTS } from '../script/trusted-script.ts';
import { type CreateService, globalOf, ofProvider, TIMEOUT_MS } from './service.ts';

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

const recaptcha = () => globalOf<Recaptcha>('grecaptcha', 'ready', 'execute');

export const createRecaptcha: CreateService = (siteKey) => {
  // Google's script supports Trusted Types only on request.
  const query = new URLSearchParams({ render: siteKey, trustedtypes: 'true' });
  // The script loads a second one, which the page may block separately.
  const load = createScriptLoader(`${SCRIPTS.recaptcha}?${query}`, TIMEOUT_MS, async () => {
    const { ready } = globalOf<Pick<Recaptcha, 'ready'>>('grecaptcha', 'ready') ?? {};
    if (ready) await new Promise<void>(ready);
    return recaptcha() !== undefined;
  });
  return {
    prepare: load,
    token: async ({ action, signal }) => {
      await ofProvider(signal, load);
      return ofProvider(signal, () => recaptcha()?.execute(siteKey, { action }));
    },
  };
};
