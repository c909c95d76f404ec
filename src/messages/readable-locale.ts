import { perLocale } from './per-locale.ts';

/** Returns the canonical locale, or American English if it is invalid. */
export const readableLocale = (locale: unknown): string => (typeof locale === 'string' ? readable(locale) : ENGLISH);

const readable = perLocale((locale) =>
  locale === ENGLISH ? ENGLISH : (Intl.getCanonicalLocales(locale)[0] ?? ENGLISH),
);

const ENGLISH = 'en-US';
