import { languageOf } from './language.ts';
import type { Forms, GivenTexts, Shown, Words } from './text.ts';
import type { Translation } from './translation.ts';

/** Which texts to use: the host's, then the reader's language, then English (HOST-5). */
export interface Wording {
  /** The host's texts, keyed `group.name`, or `group.name.form` for a plural form. */
  overrides: Readonly<Record<string, string>>;
  locale: string;
  /** Undefined for English. */
  translation?: Translation | undefined;
}

/** Returns the texts of a group. Ignores unknown names and overrides that are not strings. */
export function textsOf<English extends GivenTexts>(
  { group, texts }: Words<English>,
  { overrides, locale, translation }: Wording,
): Shown<English> {
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
  // Texts are strings at run time; the type only marks those with placeholders.
  return Object.fromEntries(said) as Shown<English>;
}

/** Isolates values, because names, addresses and prices may be left to right. */
const isolated = (text: string): string =>
  // Without a leading RTL mark, a leading value would set the direction of the element.
  text.replace(/\{\w+\}/g, '\u2068$&\u2069').replace(/^\u2068/, '\u200f$&');

const asItIs = (text: string): string => text;

const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function own(overrides: Readonly<Record<string, string>>, key: string): string | undefined {
  const words: unknown = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  return typeof words === 'string' ? words : undefined;
}
