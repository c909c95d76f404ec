import { perLocale, readableLocale } from './locale.ts';

export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/**
 * Returns the language of the texts: the locale if it is English or has a translation or host texts, otherwise `en-US`.
 */
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

/** Listed by hand because not every browser can tell the direction of a locale. */
const RIGHT_TO_LEFT = /Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg/;

export const directionOf = perLocale((tag): Language['dir'] =>
  // Skips American English, because loading Intl's script data takes a slow device 80 ms.
  tag !== 'en-US' && RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr',
);
