import { languageOf } from './language.ts';
import type { Forms, GivenTexts, Shown, Words } from './text.ts';
import type { Translation } from './translation.ts';

/** The texts to use: the host's own, else the reader's language, else English (HOST-5). */
export interface Wording {
  /** The host's own texts, keyed `group.name`, or `group.name.form` for a plural form. */
  overrides: Readonly<Record<string, string>>;
  /** The locale of money, dates and numbers. */
  locale: string;
  /** The catalogue of the locale's language. Omitted for English. */
  translation?: Translation | undefined;
}

/** Returns the texts of a group. Ignores unknown names and overrides that are not strings. */
export function textsOf<English extends GivenTexts>(
  { group, texts }: Words<English>,
  { overrides, locale, translation }: Wording,
): Shown<English> {
  // Translations have every English name, as their type guarantees.
  const isolate = languageOf({ overrides, locale, translation }).dir === 'rtl' ? isolated : asItIs;
  const translated = translation?.[group as keyof Translation] as GivenTexts | undefined;
  const say = (name: string, english: string | Forms) => {
    const key = `${group}.${name}`;
    const text = translated?.[name] ?? english;
    if (typeof text === 'string') return isolate(own(overrides, key) ?? text);
    const given = FORMS.flatMap((form) => {
      const words = own(overrides, `${key}.${form}`);
      return words === undefined ? [] : [[form, words] as const];
    });
    const forms = Object.entries({ ...text, ...Object.fromEntries(given) }).map(([form, words]) => [
      form,
      isolate(words),
    ]);
    return { forms: Object.fromEntries(forms), locale: translated || given.length > 0 ? locale : 'en-US' };
  };
  const said = Object.entries(texts).map(([name, english]) => [name, say(name, english)]);
  // Texts are strings at run time. The type only marks those with placeholders.
  return Object.fromEntries(said) as Shown<English>;
}

/** Isolates values in RTL text: names, addresses and prices may be in a left-to-right script. */
const isolated = (text: string): string =>
  // Without a leading RTL mark, the element would take its direction from a leading value.
  text.replace(/\{\w+\}/g, '\u2068$&\u2069').replace(/^\u2068/, '\u200f$&');

const asItIs = (text: string): string => text;

const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function own(overrides: Readonly<Record<string, string>>, key: string): string | undefined {
  const words: unknown = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  return typeof words === 'string' ? words : undefined;
}
