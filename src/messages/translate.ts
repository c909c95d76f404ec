import { languageOf } from './language.ts';
import type { MessageGroup, Messages, PluralForms } from './message.ts';

/** The texts of another language by group. Those it lacks stay English. */
export type Translation = Readonly<Record<string, MessageGroup['texts']>>;

/** Where texts come from: the host, then the reader's language, then English (HOST-5). */
export interface MessageSources {
  /** The host's texts, keyed `group.name`, or `group.name.form` for a plural form. */
  overrides: Readonly<Record<string, string>>;
  locale: string;
  /** Undefined for English. */
  translation?: Translation | undefined;
}

/** Returns the messages of a group. Ignores unknown names and overrides that are not strings. */
export function translate<Group extends MessageGroup>(
  { group, texts }: Group,
  { overrides, locale, translation }: MessageSources,
): Messages<Group> {
  const isolate = languageOf({ overrides, locale, translation }).dir === 'rtl' ? isolated : asItIs;
  const translated = translation?.[group];
  const messageOf = (name: string, english: string | PluralForms) => {
    const key = `${group}.${name}`;
    const text = translated?.[name] ?? english;
    if (typeof text === 'string') return isolate(own(overrides, key) ?? text);
    const given = FORMS.flatMap((form) => {
      const override = own(overrides, `${key}.${form}`);
      return override === undefined ? [] : [[form, override] as const];
    });
    const forms = Object.entries({ ...text, ...Object.fromEntries(given) }).map(([form, each]) => [
      form,
      isolate(each),
    ]);
    return { forms: Object.fromEntries(forms), locale: translated || given.length > 0 ? locale : 'en-US' };
  };
  const messages = Object.entries(texts).map(([name, english]) => [name, messageOf(name, english)]);
  // Templates are strings at run time; the type only marks their placeholders.
  return Object.fromEntries(messages) as Messages<Group>;
}

/** Isolates values, because names, addresses and prices may be left to right. */
const isolated = (text: string): string =>
  // Without a leading RTL mark, a leading value would set the direction of the element.
  text.replace(/\{\w+\}/g, '\u2068$&\u2069').replace(/^\u2068/, '\u200f$&');

const asItIs = (text: string): string => text;

const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function own(overrides: Readonly<Record<string, string>>, key: string): string | undefined {
  const text: unknown = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  return typeof text === 'string' ? text : undefined;
}
