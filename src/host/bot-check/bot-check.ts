import type { Settings } from '#machines/api/contract.ts';
import type { BotCheck } from '#machines/lib/world.ts';
import { once } from '../once.ts';
import type { ChallengeWords, CreateService, Service } from './service.ts';

type Setting = NonNullable<Settings['bot_check']>;

/** The bot check, whose code is loaded at the first input and not before; without a setting the token is empty (HOST-13). */
export function createBotCheck(setting: Setting | undefined, words: ChallengeWords): BotCheck {
  const listeners = new Set<(isOpen: boolean) => void>();
  const watchChallenge: BotCheck['watchChallenge'] = (heard) => {
    listeners.add(heard);
    return () => void listeners.delete(heard);
  };
  if (!setting) return { prepare: () => undefined, token: async () => '', watchChallenge };
  const challenged = (isOpen: boolean) => {
    for (const heard of [...listeners]) heard(isOpen);
  };
  return {
    prepare: () =>
      void openService(setting)
        .then((service) => service.prepare())
        // The token asks again, and says what is wrong.
        .catch(() => undefined),
    token: async (action, signal) => {
      const service = await openService(setting);
      const token = await service.token({ action, signal, challenged, words });
      if (typeof token !== 'string' || token === '') throw new Error(`${setting.provider} gave no token.`);
      return token;
    },
    watchChallenge,
  };
}

const providers: Record<Setting['provider'], () => Promise<CreateService>> = {
  recaptcha: async () => (await import('./recaptcha.ts')).createRecaptcha,
  turnstile: async () => (await import('./turnstile.ts')).createTurnstile,
  hcaptcha: async () => (await import('./hcaptcha.ts')).createHcaptcha,
};

/** One for each key on a page: a provider's script is not to be loaded twice. */
const services = new Map<string, () => Promise<Service>>();

function openService({ provider, site_key }: Setting): Promise<Service> {
  const name = `${provider} ${site_key}`;
  const open = services.get(name) ?? once(async () => (await providers[provider]())(site_key));
  services.set(name, open);
  return open();
}
