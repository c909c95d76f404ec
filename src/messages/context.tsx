import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMoney } from './format.ts';
import { readableLocale } from './readable-locale.ts';
import { type GivenTexts, type Shown, type Text, type Words, withContact } from './text.ts';
import { textsOf, type Wording } from './wording.ts';

interface Given {
  locale: string;
  supportEmail?: string | undefined;
  said: <English extends GivenTexts>(words: Words<English>) => Shown<English>;
}

const NONE = {};
const WordingContext = createContext<Given>({ locale: 'en-US', said: sayIn({ overrides: NONE, locale: 'en-US' }) });

export interface MessagesProviderProps extends Partial<Wording> {
  supportEmail?: string | undefined;
  children: ReactNode;
}

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
    return said as Shown<English>; // The cache is keyed by group, so the entry has this group's type.
  };
}

/** Returns the texts of a group. Pages load only the groups they import. */
export function useMessages<English extends GivenTexts>(words: Words<English>): Shown<English> {
  const { said } = useContext(WordingContext);
  return said(words);
}

/** Returns the locale for money and dates, even if the texts are in English. */
export const useLocale = (): string => useContext(WordingContext).locale;

/** Returns a formatter for integer cents in the reader's locale. */
export function useMoney(): (cents: unknown) => string {
  const locale = useLocale();
  return (cents) => formatMoney(cents, locale);
}

export const useSupportEmail = (): string | undefined => useContext(WordingContext).supportEmail;

/** Returns a function that fills in the support address, or picks `alone` if the host gives none. */
export function useContact(): (text: Text<'email'>, alone: string) => string {
  const supportEmail = useSupportEmail();
  return (text, alone) => withContact(text, alone, supportEmail);
}
