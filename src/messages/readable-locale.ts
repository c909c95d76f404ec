import { perLocale } from './per-locale.ts';

/** Returns the canonical locale, or American English if it is invalid. */
export const readableLocale = (locale: unknown): string => (typeof locale === 'string' ? readable(locale) : ENGLISH);

const readable = perLocale((locale) => {
  if (locale === ENGLISH) return ENGLISH;
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
});

const ENGLISH = 'en-US';
