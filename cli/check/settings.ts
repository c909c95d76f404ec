import { Settings as SettingsSchema } from '#machines/api/schemas/pages/Settings.ts';
import type { Widget } from '#machines/flows.ts';
import { LANGUAGES } from '#messages/load-locale.ts';
import type { Page } from './page.ts';

/** Widgets that take payments for most of what they offer. */
const isPaying = (widget: Widget): boolean =>
  /^(?:subscribe|renew|donate|checkout|invoice|renewal-retry|product|issue)$/.test(widget);

/** Reports settings that the contract allows but that do not work, or not on this page. */
export function checkSettings({ data, address, widgets, warning }: Page): void {
  const settings = SettingsSchema(Object(data).settings);
  if (!settings) return;
  const { locale, messages = {}, payment, currency = 'USD' } = settings;
  const language = usableLocale(locale);
  if (language === undefined)
    warning('Page data /settings/locale: browsers know no such language, so widgets are in English.');
  else if (Object.keys(messages).length === 0 && !['en', ...LANGUAGES].includes(language.split('-', 1)[0] ?? ''))
    warning(
      'Page data /settings/locale: there are no texts in this language, so widgets are in English. Give them as `messages`.',
    );
  if (!Intl.supportedValuesOf('currency').includes(currency))
    warning('Page data /settings/currency: there is no such currency.');
  const page = URL.parse(address ?? '');
  if (page?.protocol === 'https:' && !isPrivateName(page.hostname) && payment?.publishable_key.startsWith('pk_test_'))
    warning('Page data /settings/payment/publishable_key: this is a test key, so no payment is real.');
  if (!(payment || JSON.stringify(data).includes('"pubkey":"pk_')) && widgets.some(isPaying))
    warning('Page data /settings/payment: without a publishable key, readers can only order what is free.');
}

/** Returns the canonical locale; undefined if browsers cannot use it. */
export function usableLocale(locale: unknown = 'en-US'): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(String(locale))[0];
  } catch {
    return undefined;
  }
}

/** A local name, or one that is reserved for tests. */
const isPrivateName = (hostname: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$|\.(?:localhost|test|example|invalid|local)$/.test(hostname);
