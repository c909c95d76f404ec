import type { Settings } from '#machines/api/contract.ts';
import { once } from '../script/once.ts';
import { type CreateService, type Service, unavailable } from './service.ts';

type Setting = NonNullable<Settings['bot_check']>;

const providers: Record<Setting['provider'], () => Promise<CreateService>> = {
  recaptcha: async () => (await import('./recaptcha.ts')).createRecaptcha,
  turnstile: async () => (await import('./turnstile.ts')).createTurnstile,
  hcaptcha: async () => (await import('./hcaptcha.ts')).createHcaptcha,
};

const services = new Map<string, () => Promise<Service>>();

export function openService(setting: Setting): Promise<Service> {
  const name = `${setting.provider} ${setting.site_key}`;
  const open = services.get(name) ?? once(() => create(setting));
  services.set(name, open);
  return open();
}

async function create({ provider, site_key }: Setting): Promise<Service> {
  const service = (await providers[provider]())(site_key);
  return {
    ...service,
    token: async (request) => {
      const token: unknown = await service.token(request);
      if (typeof token !== 'string' || token === '') throw unavailable(`${provider} gave no token.`);
      return token;
    },
  };
}
