import { perLocale } from './per-locale.ts';
import { readableLocale } from './readable-locale.ts';

/** The language of texts, for the element that holds them. */
export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Returns the locale's own language if there is a translation or a host override, and that of English otherwise. */
export function languageOf({
  locale = 'en-US',
  translation,
  overrides = {},
}: {
  readonly locale?: string | undefined;
  readonly translation?: object | undefined;
  readonly overrides?: Readonly<Record<string, string>> | undefined;
}): Language {
  const isSpoken = translation !== undefined || Object.keys(overrides).length > 0;
  const tag = readableLocale(locale);
  const lang = isSpoken || /^en(-|$)/.test(tag) ? tag : 'en-US';
  return { lang, dir: directionOf(lang) };
}

/** RTL scripts. Not every browser knows them. */
const RIGHT_TO_LEFT = /Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg/;

/** The direction of a locale's script. */
export const directionOf = perLocale((tag): Language['dir'] =>
  // Intl's script data takes a slow device 80 ms to load.
  tag !== 'en-US' && RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr',
);
