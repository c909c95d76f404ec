import type { CompleteTranslation } from './english.ts';
import { readableLocale } from './locale.ts';
import type { OtherCurrency } from './message.ts';
import type { Translation } from './translate.ts';

/** The languages that have all texts, besides English. */
export const LANGUAGES = ['fr', 'ar'] as const;

/** Each page loads only its own. */
export const translations = {
  fr: async () => (await import('./fr.json')).default,
  ar: async () => (await import('./ar.json')).default,
} as const satisfies Record<(typeof LANGUAGES)[number], () => Promise<CompleteTranslation>>;

/** How long a page waits for its language, in ms. */
const TIMEOUT_MS = 5_000;

/**
 * Loads the catalogue of a locale, or else of its language. Returns undefined (English) for an unknown language, a
 * failed load or a timeout.
 */
export async function loadTranslation(
  locale: unknown,
  offered: Readonly<Record<string, () => Promise<Translation>>> = translations,
): Promise<Translation | undefined> {
  const tag = readableLocale(locale);
  const name = [tag, tag.split('-', 1)[0] ?? ''].find((each) => Object.hasOwn(offered, each));
  const load = name === undefined ? undefined : offered[name];
  if (!load) return undefined;
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    load()
      .then(resolve, () => resolve(undefined))
      .finally(() => clearTimeout(timeout));
  });
}

/** Loads the currency in settings, which may be unchecked; undefined for the default. Rejects if it cannot be loaded. */
export async function loadCurrency(settings: unknown): Promise<OtherCurrency | undefined> {
  const { currency = 'USD', currency_sign = '$' } = Object(settings);
  if (currency === 'USD' && currency_sign === '$') return undefined;
  return (await import('#messages/format/other-currency.ts')).otherCurrency(settings);
}

/** Shown if a part of the page fails to load. In English, because the catalogue may be what is missing. */
export const unloaded = 'Part of this page did not load. Please reload the page.';
