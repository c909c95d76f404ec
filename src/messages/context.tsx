import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMoney } from './format.ts';
import { readableLocale } from './readable-locale.ts';
import { type GivenTexts, type Shown, type Text, type Words, withContact } from './text.ts';
import { textsOf, type Wording } from './wording.ts';

interface Given {
  locale: string;
  supportEmail?: string | undefined;
  /** The texts of a group, put together once for all the parts that say them. */
  said: <English extends GivenTexts>(words: Words<English>) => Shown<English>;
}

const NONE = {};
const WordingContext = createContext<Given>({ locale: 'en-US', said: sayIn({ overrides: NONE, locale: 'en-US' }) });

/** What the host says of its words, as far as it says it. */
export interface MessagesProviderProps extends Partial<Wording> {
  supportEmail?: string | undefined;
  children: ReactNode;
}

/** Gives every part and screen below it the words, the reader's locale and the support address. */
export function MessagesProvider({
  overrides = NONE,
  locale = 'en-US',
  translation,
  supportEmail,
  children,
}: MessagesProviderProps) {
  const given = useMemo(() => {
    const wording = { overrides, locale: readableLocale(locale), translation };
    return { locale: wording.locale, supportEmail, said: sayIn(wording) };
  }, [overrides, locale, translation, supportEmail]);
  return <WordingContext value={given}>{children}</WordingContext>;
}

function sayIn(wording: Wording): Given['said'] {
  const known = new WeakMap<object, unknown>();
  return <English extends GivenTexts>(words: Words<English>) => {
    const said = known.get(words) ?? textsOf(words, wording);
    known.set(words, said);
    return said as Shown<English>; // what is kept for a group was made of it
  };
}

/** The texts of a group by name; what is imported for it is all that a page carries of the catalogue. */
export function useMessages<English extends GivenTexts>(words: Words<English>): Shown<English> {
  const { said } = useContext(WordingContext);
  return said(words);
}

/** The locale that money and dates are shown in. */
export const useLocale = (): string => useContext(WordingContext).locale;

/** Money, given as integer cents, in the reader's locale. */
export function useMoney(): (cents: unknown) => string {
  const locale = useLocale();
  return (cents) => formatMoney(cents, locale);
}

/** The address that the host gives for questions. */
export const useSupportEmail = (): string | undefined => useContext(WordingContext).supportEmail;

/** A text that names the support address, or its form without one. */
export function useContact(): (text: Text<'email'>, alone: string) => string {
  const supportEmail = useSupportEmail();
  return (text, alone) => withContact(text, alone, supportEmail);
}
