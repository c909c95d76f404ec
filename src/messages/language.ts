import { perLocale } from './per-locale.ts';
import { readableLocale } from './readable-locale.ts';

/** The language that words are in, for the element that holds them. */
export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** The locale's own where the words are in it: by a translation, or by the host's own; else that of the English words. */
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

/** Scripts that are written from right to left; not every browser knows them by itself. */
const RIGHT_TO_LEFT = /Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg/;

/** The way in which a locale is written. */
export const directionOf = perLocale((tag): Language['dir'] =>
  // What Intl knows of a script takes a slow device 80 ms to load.
  tag !== 'en-US' && RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr',
);
