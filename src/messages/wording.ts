import { languageOf } from './language.ts';
import type { Forms, GivenTexts, Shown, Words } from './text.ts';
import type { Translation } from './translation.ts';

/** Which words are said: the host's own, else those of the reader's language, else English (HOST-5). */
export interface Wording {
  /** The host's own texts, named `group.name`, or `group.name.form` for a plural form of a text that counts. */
  overrides: Readonly<Record<string, string>>;
  /** Money, dates and numbers are written as here. */
  locale: string;
  /** The catalogue in the language of the locale; English without. */
  translation?: Translation | undefined;
}

/** The texts of a group as they are said; names that the catalogue has not, and values that are no string, are ignored. */
export function textsOf<English extends GivenTexts>(
  { group, texts }: Words<English>,
  { overrides, locale, translation }: Wording,
): Shown<English> {
  // The names below are those of the English texts, and a translation has every one of them: its type says so.
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
  // A text is a string at run time: its type only hides the unfilled ones.
  return Object.fromEntries(said) as Shown<English>;
}

/** What is put in stands by itself among words from right to left: a name, an address or a price in letters of the other direction. */
const isolated = (text: string): string =>
  // A mark before what begins with it, or an element that takes its direction from the text would take that of what is put in.
  text.replace(/\{\w+\}/g, '\u2068$&\u2069').replace(/^\u2068/, '\u200f$&');

const asItIs = (text: string): string => text;

const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function own(overrides: Readonly<Record<string, string>>, key: string): string | undefined {
  const words: unknown = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  return typeof words === 'string' ? words : undefined;
}
