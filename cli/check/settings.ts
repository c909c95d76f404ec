import type { Settings } from '#machines/api/contract.ts';
import { Settings as SettingsSchema } from '#machines/api/schemas/pages/Settings.ts';
import type { Widget } from '#machines/flows.ts';
import { LANGUAGES } from '#messages/load-locale.ts';
import type { Page } from './page.ts';

/** Widgets that take payments for most of what they offer. */
const isPaying = (widget: Widget): boolean =>
  /^(?:subscribe|renew|donate|checkout|invoice|renewal-retry|product|issue)$/.test(widget);

const KEYS = {
  recaptcha: [/^6L[\w-]{6,}$/, 'begins with 6L'],
  turnstile: [/^[0-3]x[\w-]+$/, 'begins with 0x'],
  hcaptcha: [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'is a UUID'],
} as const;

type Warning = (name: string, text: string) => void;

/** Reports settings that the contract allows but that do not fit together, or not this page. */
export function checkSettings({ data, address, widgets, ...report }: Page): void {
  const settings = SettingsSchema(Object(data).settings);
  if (!settings) return;
  const warning: Warning = (name, text) => report.warning(`Page data /settings/${name}: ${text}`);
  checkWords(settings, warning);
  checkCurrency(settings, warning);
  checkKeys(settings, URL.parse(address ?? '') ?? undefined, warning);
  if (!(settings.payment || JSON.stringify(data).includes('"pubkey":"pk_')) && widgets.some(isPaying))
    warning('payment', 'without a publishable key, readers can only order what is free.');
}

function checkWords({ locale, messages = {} }: Settings, warning: Warning): void {
  const language = usableLocale(locale);
  if (language === undefined) warning('locale', 'browsers know no such language, so widgets are in English.');
  else if (Object.keys(messages).length === 0 && !['en', ...LANGUAGES].includes(languageNameOf(language)))
    warning('locale', 'there are no texts in this language, so widgets are in English. Give them as `messages`.');
}

function checkCurrency({ currency = 'USD', currency_sign }: Settings, warning: Warning) {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return warning('currency', 'there is no such currency.');
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const [sign = ''] = /\p{Sc}/u.exec(currency_sign ?? '') ?? [];
  const isOther = /^[A-Z]{3}$/.test(currency_sign ?? '') && currency_sign !== currency;
  if (isOther || !format.format(0).includes(sign))
    warning('currency_sign', `this is not the sign of ${currency}. Set both to the same currency.`);
}

function checkKeys({ payment, bot_check: check, debug }: Settings, page: URL | undefined, warning: Warning): void {
  const isPublic = page?.protocol === 'https:' && !isPrivateName(page.hostname);
  const isTest = payment?.publishable_key.startsWith('pk_test_');
  if (isTest && isPublic) warning('payment/publishable_key', 'this is a test key, so no payment is real.');
  if (payment && !isTest && page?.protocol === 'http:')
    warning('payment/publishable_key', 'the provider refuses live keys on pages without https.');
  if (/x{4}|your|insert|replace/i.test(payment?.publishable_key ?? ''))
    warning('payment/publishable_key', 'this is a placeholder. Copy the key from the provider.');
  if (debug && isPublic) warning('debug', 'anyone can read in the console what is wrong with this page.');
  const [form, words] = check ? KEYS[check.provider] : [];
  if (check && !form?.test(check.site_key))
    warning(
      'bot_check/site_key',
      `a site key of ${check.provider} ${words}. Is this its secret, or of another service?`,
    );
}

export const languageNameOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/** Returns the canonical locale; undefined if browsers cannot use it. */
export function usableLocale(locale: unknown = 'en-US'): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(String(locale))[0];
  } catch {
    return undefined;
  }
}

/** A local name, or one that is reserved for tests. */
export const isPrivateName = (hostname: string, isTest = true): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(hostname) ||
  (isTest && /\.(?:test|example|invalid|local)$/.test(hostname));
