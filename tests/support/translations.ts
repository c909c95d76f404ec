import { en } from '../../src/messages/en.ts';
import type { Translation } from '../../src/messages/translation.ts';

type Said = readonly [key: string, text: string];

/** The texts of a catalogue by key: `group.name`, or `group.name.form` for a form of a text that counts. */
export const textsIn = (catalogue: Translation): Said[] =>
  groupsOf(catalogue).flatMap(([key, given]) =>
    typeof given === 'string'
      ? [[key, given] as const]
      : Object.entries(given).map(([form, text]): Said => [`${key}.${form}`, text]),
  );

/** The keys of a catalogue, `group.name`, in its order. */
export const keysIn = (catalogue: Translation): string[] => groupsOf(catalogue).map(([key]) => key);

/** The plural categories of every text that counts, by key. */
export const categoriesIn = (catalogue: Translation): [key: string, categories: string[]][] =>
  groupsOf(catalogue).flatMap(([key, given]) =>
    typeof given === 'string' ? [] : [[key, Object.keys(given).toSorted()]],
  );

/** The keys of the texts that say what English says, letter for letter. */
export function keysAsInEnglish(catalogue: Translation): string[] {
  const english = new Map(textsIn(en));
  return textsIn(catalogue).flatMap(([key, text]) => (english.get(key) === text ? [key] : []));
}

/** The keys of the texts that end in a full stop where English has none, or the other way round. */
export function keysEndingOtherwise(catalogue: Translation, stop: string): string[] {
  const english = new Map(textsIn(en));
  return textsIn(catalogue).flatMap(([key, text]) => {
    // English says all but one with the plural form that every language has.
    const original = english.get(key) ?? english.get(key.replace(/\.\w+$/, '.other'));
    return original?.endsWith('.') === text.endsWith(stop) ? [] : [key];
  });
}

const groupsOf = (catalogue: Translation) =>
  Object.entries(catalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, given]) => [`${group}.${name}`, given] as const),
  );
