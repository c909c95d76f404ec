import { readableLocale } from './readable-locale.ts';
import type { Translation } from './translation.ts';

/** The languages that have all texts, besides English. */
export const LANGUAGES = ['fr', 'ar'] as const;

/** Each page loads only its own. */
export const translations = {
  fr: async () => (await import('./fr.json')).default,
  ar: async () => (await import('./ar.json')).default,
} as const satisfies Record<(typeof LANGUAGES)[number], () => Promise<Translation>>;

/** How long a page waits for its language, in ms. */
const PATIENCE = 5_000;

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
    const late = setTimeout(() => resolve(undefined), PATIENCE);
    load()
      .then(resolve, () => resolve(undefined))
      .finally(() => clearTimeout(late));
  });
}
