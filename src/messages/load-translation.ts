import { readableLocale } from './readable-locale.ts';
import type { Translation } from './translation.ts';

/** The languages that the catalogue is there in beside English; each is loaded by the pages that are in it alone. */
export const translations = {
  fr: async () => (await import('./fr.ts')).fr,
  ar: async () => (await import('./ar.ts')).ar,
} as const satisfies Record<string, () => Promise<Translation>>;

/** How long a page waits for its words, in ms; then it is in English. */
const PATIENCE = 5_000;

/**
 * The catalogue in the language of a locale: that of its very tag, or else of its language. Undefined is English: for a language
 * that is none of ours, and for one that cannot be loaded or does not come.
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
