import type { Settings } from '#machines/api/contract.ts';
import { Settings as SettingsSchema } from '#machines/api/schemas/pages/Settings.ts';
import { LANGUAGES } from '#messages/languages.ts';
import type { Widget } from '#src/widgets.ts';
import { type Finding, warning } from './finding.ts';

/** Widgets that take payments for most of what they offer. */
const PAYING: readonly Widget[] = [
  'subscribe',
  'renew',
  'donate',
  'checkout',
  'invoice',
  'renewal-retry',
  'product',
  'issue',
];

/** Returns settings that the contract allows but that do not fit together, or not this page. */
export function settingFindings(widgets: Widget[], data: unknown, address: string | undefined): Finding[] {
  const settings = SettingsSchema(Object(data).settings);
  if (!settings) return [];
  return [
    ...localeFindings(settings),
    ...currencyFindings(settings),
    ...keyFindings(settings, address),
    ...botCheckFindings(settings),
    ...tierFindings(settings),
    ...(settings.debug && isPublicPage(address)
      ? [warning('Page data /settings/debug: anyone can read in the console what is wrong with this page.')]
      : []),
    ...(settings.payment === undefined && widgets.some((widget) => PAYING.includes(widget)) && !hasOwnKey(data)
      ? [warning('Page data /settings/payment: without a publishable key, readers can only order what is free.')]
      : []),
  ];
}

const hasOwnKey = (data: unknown): boolean => /"pubkey":"pk_/.test(JSON.stringify(data));

export const languageNameOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/** Returns the canonical locale; undefined if browsers cannot use it. */
export function usableLocale(locale: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0];
  } catch {
    return undefined;
  }
}

function localeFindings({ locale = 'en-US', messages }: Settings): Finding[] {
  const usable = usableLocale(locale);
  const at = 'Page data /settings/locale:';
  if (usable === undefined) return [warning(`${at} browsers know no such language, so widgets are in English.`)];
  const language = languageNameOf(usable);
  return ['en', ...LANGUAGES].includes(language) || Object.keys(messages ?? {}).length > 0
    ? []
    : [warning(`${at} there are no texts in this language, so widgets are in English. Give them as \`messages\`.`)];
}

function currencyFindings({ currency = 'USD', currency_sign: sign = '' }: Settings): Finding[] {
  if (!Intl.supportedValuesOf('currency').includes(currency))
    return [warning('Page data /settings/currency: there is no such currency.')];
  const [given] = /\p{Sc}/u.exec(sign) ?? [];
  const own = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(0);
  const [symbol] = /\p{Sc}/u.exec(own) ?? [];
  return given === undefined || given === symbol
    ? []
    : [
        warning(
          `Page data /settings/currency_sign: this is not the sign of ${currency}. Set both to the same currency.`,
        ),
      ];
}

/** A local name, or one that is reserved for tests. */
const isLocal = (hostname: string): boolean =>
  /^(?:localhost|127\.|\[::1\])|\.(?:localhost|test|example|invalid|local)$/.test(hostname);

function isPublicPage(address: string | undefined): boolean {
  const page = URL.parse(address ?? '');
  return page?.protocol === 'https:' && !isLocal(page.hostname);
}

function keyFindings({ payment }: Settings, address: string | undefined): Finding[] {
  if (!payment) return [];
  const isTest = payment.publishable_key.startsWith('pk_test_');
  const at = 'Page data /settings/payment/publishable_key:';
  if (isTest) return isPublicPage(address) ? [warning(`${at} this is a test key, so no payment is real.`)] : [];
  return address?.startsWith('http:') ? [warning(`${at} the provider refuses live keys on pages without https.`)] : [];
}

/** Yen have no hundredths, and dinars have thousandths. */
const hasCents = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;

const tierFindings = ({ donation_tiers: tiers = [], currency = 'USD' }: Settings): Finding[] =>
  hasCents(currency) &&
  tiers.some(({ onetime, monthly }) => (onetime > 0 && onetime < 100) || (monthly > 0 && monthly < 100))
    ? [warning('Page data /settings/donation_tiers: amounts are in cents, so 2500 is 25.00. One is less than 1.00.')]
    : [];

const KEYS = {
  recaptcha: [/^6L[\w-]{6,}$/, 'begins with 6L'],
  turnstile: [/^[0-3]x[\w-]+$/, 'begins with 0x'],
  hcaptcha: [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'is a UUID'],
} as const;

function botCheckFindings({ bot_check: check }: Settings): Finding[] {
  if (!check) return [];
  const [form, words] = KEYS[check.provider];
  return form.test(check.site_key)
    ? []
    : [
        warning(
          `Page data /settings/bot_check/site_key: a site key of ${check.provider} ${words}. Is this its secret, or of another service?`,
        ),
      ];
}
