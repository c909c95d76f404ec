import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMoney } from './format.ts';
import { readableLocale } from './readable-locale.ts';
import { type GivenTexts, type Shown, type Text, type Words, withContact } from './text.ts';
import { textsOf, type Wording } from './wording.ts';

interface Given {
  locale: string;
  supportEmail?: string | undefined;
  /** Returns the texts of a group, cached for all components that use them. */
  said: <English extends GivenTexts>(words: Words<English>) => Shown<English>;
}

const NONE = {};
const WordingContext = createContext<Given>({ locale: 'en-US', said: sayIn({ overrides: NONE, locale: 'en-US' }) });

/** The host's wording. Omitted parts default to English. */
export interface MessagesProviderProps extends Partial<Wording> {
  supportEmail?: string | undefined;
  children: ReactNode;
}

/** Provides the texts, the reader's locale and the support address. */
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
    return said as Shown<English>; // The cache holds what was made for this group.
  };
}

/** Returns the texts of a group by name. A page loads only the groups it imports. */
export function useMessages<English extends GivenTexts>(words: Words<English>): Shown<English> {
  const { said } = useContext(WordingContext);
  return said(words);
}

/** The locale of money and dates. */
export const useLocale = (): string => useContext(WordingContext).locale;

/** Returns a function that formats integer cents in the reader's locale. */
export function useMoney(): (cents: unknown) => string {
  const locale = useLocale();
  return (cents) => formatMoney(cents, locale);
}

/** The host's support address, if any. */
export const useSupportEmail = (): string | undefined => useContext(WordingContext).supportEmail;

/** Returns a function that fills in the support address, or returns the text for hosts without one. */
export function useContact(): (text: Text<'email'>, alone: string) => string {
  const supportEmail = useSupportEmail();
  return (text, alone) => withContact(text, alone, supportEmail);
}
