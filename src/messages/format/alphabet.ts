import { perLocale } from '#messages/locale.ts';

/**
 * Sorts items by name in a locale's alphabet. American English avoids Intl, whose first collator takes a slow device 50
 * ms.
 */
export function inAlphabet<Item>(items: readonly Item[], locale: string, nameOf: (item: Item) => string): Item[] {
  const keyOf = locale === 'en-US' ? lettersOf : (name: string) => name;
  const compare = locale === 'en-US' ? byLetters : collatorOf(locale).compare;
  return items
    .map((item) => ({ item, key: keyOf(nameOf(item)) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ item }) => item);
}

const lettersOf = (name: string): string => name.normalize('NFD').replace(ACCENTS, '').toLowerCase();

// `\p{M}` would match all marks, but takes as long to load as a collator.
const ACCENTS = /[\u0300-\u036f]/g;

const byLetters = (one: string, other: string): number => Number(one > other) - Number(one < other);

const collatorOf = perLocale((locale) => new Intl.Collator(locale));
