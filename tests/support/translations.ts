import { en } from '../../src/messages/en.ts';
import type { Translation } from '../../src/messages/translation.ts';

type Said = readonly [key: string, text: string];

/** The texts of a catalogue by key: `group.name`, or `group.name.form` for a plural form. */
export const textsIn = (catalogue: Translation): Said[] =>
  groupsOf(catalogue).flatMap(([key, given]) =>
    typeof given === 'string'
      ? [[key, given] as const]
      : Object.entries(given).map(([form, text]): Said => [`${key}.${form}`, text]),
  );

/** The keys of a catalogue, `group.name`, in its order. */
export const keysIn = (catalogue: Translation): string[] => groupsOf(catalogue).map(([key]) => key);

export const categoriesIn = (catalogue: Translation): [key: string, categories: string[]][] =>
  groupsOf(catalogue).flatMap(([key, given]) =>
    typeof given === 'string' ? [] : [[key, Object.keys(given).toSorted()]],
  );

export function keysAsInEnglish(catalogue: Translation): string[] {
  const english = new Map(textsIn(en));
  return textsIn(catalogue).flatMap(([key, text]) => (english.get(key) === text ? [key] : []));
}

/** The keys of texts with a full stop at the end where English has none, or the other way round. */
export function keysEndingOtherwise(catalogue: Translation, stop: string): string[] {
  const english = new Map(textsIn(en));
  return textsIn(catalogue).flatMap(([key, text]) => {
    // All but one English text have the plural form that every language has.
    const original = english.get(key) ?? english.get(key.replace(/\.\w+$/, '.other'));
    return original?.endsWith('.') === text.endsWith(stop) ? [] : [key];
  });
}

const groupsOf = (catalogue: Translation) =>
  Object.entries(catalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, given]) => [`${group}.${name}`, given] as const),
  );
