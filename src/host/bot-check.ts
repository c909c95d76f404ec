import type { BotCheck } from '#machines/lib/world.ts';
import { once } from './once.ts';

/** The bot check, whose code is loaded at the first input and not before; without a site key there is none, and the token is empty (HOST-13). */
export function createBotCheck(siteKey: string | undefined): BotCheck {
  if (siteKey === undefined) return { prepare: () => undefined, token: async () => '' };
  const open = once(() => import('./recaptcha.ts').then(({ createRecaptcha }) => createRecaptcha(siteKey)));
  return {
    prepare: () =>
      void open().then(
        (service) => service.prepare(),
        // The token asks again, and says what is wrong.
        () => undefined,
      ),
    token: async (action) => (await open()).token(action),
  };
}
