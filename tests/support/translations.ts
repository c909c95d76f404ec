import { en } from '../../src/messages/english.ts';
import type { Translation } from '../../src/messages/translate.ts';

/** The texts of a catalogue by key: `group.name`, or `group.name.form` for a plural form. */
export const textsIn = (catalogue: Translation): [key: string, text: string][] =>
  entriesIn(catalogue).flatMap(([key, given]) =>
    typeof given === 'string'
      ? [[key, given]]
      : Object.entries(given).map(([form, text]): [string, string] => [`${key}.${form}`, text]),
  );

/** The keys of a catalogue, `group.name`, in its order. */
export const keysIn = (catalogue: Translation): string[] => entriesIn(catalogue).map(([key]) => key);

/** Says, text by text, how a catalogue differs from English: what is missing, unknown, or has other placeholders. */
export function differences(catalogue: Translation, language: string): string[] {
  const given = new Map(entriesIn(catalogue));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const unknown = [...given.keys()].filter((key) => !ENGLISH.has(key)).map((key) => `${key} is not a text in English`);
  const others = [...ENGLISH].flatMap(([key, english]) => {
    const translated = given.get(key);
    if (translated === undefined) return [`${key} is missing: ${JSON.stringify(english)}`];
    if (typeof english === 'string')
      return typeof translated === 'string'
        ? placeholderFindings(key, english, translated)
        : [`${key} has plural forms, but English has none`];
    if (typeof translated === 'string') return [`${key} needs plural forms: ${pluralCategories.join(', ')}`];
    const missing = pluralCategories.filter((form) => !Object.hasOwn(translated, form));
    const extra = Object.keys(translated).filter((form) => !pluralCategories.some((each) => each === form));
    return [
      ...missing.map((form) => `${key}.${form} is missing: ${JSON.stringify(english)}`),
      ...extra.map((form) => `${key}.${form} is not a plural form of ${language}`),
      ...Object.entries(translated).flatMap(([form, text]) =>
        placeholderFindings(`${key}.${form}`, Object.values(english).join(), text, 'count'),
      ),
    ];
  });
  return [...unknown, ...others];
}

/** A plural form may spell out its count: "one issue". */
function placeholderFindings(key: string, english: string, text: string, optional?: string): string[] {
  const [expected, found] = [placeholdersIn(english), placeholdersIn(text)];
  const missing = expected.filter((name) => !found.includes(name) && name !== `{${optional}}`);
  const unknown = found.filter((name) => !expected.includes(name));
  return [
    ...missing.map((name) => `${key} lacks ${name}: ${JSON.stringify(text)}`),
    ...unknown.map((name) => `${key} has no ${name} in English: ${JSON.stringify(text)}`),
  ];
}

const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{[^{}]*\}/g))];

export function keysAsInEnglish(catalogue: Translation): string[] {
  const english = new Map(textsIn(en));
  return textsIn(catalogue).flatMap(([key, text]) => (english.get(key) === text ? [key] : []));
}

/** The keys of texts with a full stop at the end where English has none, or the other way round. */
export function keysEndingOtherwise(catalogue: Translation): string[] {
  const english = new Map(textsIn(en));
  return textsIn(catalogue).flatMap(([key, text]) => {
    // All but one English text have the plural form that every language has.
    const original = english.get(key) ?? english.get(key.replace(/\.\w+$/, '.other'));
    return original?.endsWith('.') === text.endsWith('.') ? [] : [key];
  });
}

const entriesIn = (catalogue: Translation) =>
  Object.entries(catalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, given]) => [`${group}.${name}`, given] as const),
  );

const ENGLISH = new Map(entriesIn(en));
