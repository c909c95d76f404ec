import { perLocale } from './per-locale.ts';

/** Items by their names in the alphabet of a locale; what Intl knows of alphabets takes a slow device 50 ms to load. */
export function inAlphabet<Item>(items: readonly Item[], locale: string, nameOf: (item: Item) => string): Item[] {
  const keyOf = locale === 'en-US' ? lettersOf : (name: string) => name;
  const compare = locale === 'en-US' ? byLetters : collatorOf(locale).compare;
  return items
    .map((item) => ({ item, key: keyOf(nameOf(item)) }))
    .toSorted((one, other) => compare(one.key, other.key))
    .map(({ item }) => item);
}

/** A name without its accents and capitals, which order nothing in American English. */
const lettersOf = (name: string): string => name.normalize('NFD').replace(ACCENTS, '').toLowerCase();

// The class of all marks, `\p{M}`, takes a slow device as long as the alphabets.
const ACCENTS = /[\u0300-\u036f]/g;

const byLetters = (one: string, other: string): number => Number(one > other) - Number(one < other);

const collatorOf = perLocale((locale) => new Intl.Collator(locale));
