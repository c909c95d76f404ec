import type { Settings } from '#machines/api/contract.ts';
import { once } from '../once.ts';
import type { CreateService, Service } from './service.ts';

type Setting = NonNullable<Settings['bot_check']>;

const providers: Record<Setting['provider'], () => Promise<CreateService>> = {
  recaptcha: async () => (await import('./recaptcha.ts')).createRecaptcha,
  turnstile: async () => (await import('./turnstile.ts')).createTurnstile,
  hcaptcha: async () => (await import('./hcaptcha.ts')).createHcaptcha,
};

const services = new Map<string, () => Promise<Service>>();

export function openService({ provider, site_key }: Setting): Promise<Service> {
  const name = `${provider} ${site_key}`;
  const open = services.get(name) ?? once(async () => (await providers[provider]())(site_key));
  services.set(name, open);
  return open();
}
