import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMoney } from './format.ts';
import { readableLocale } from './readable-locale.ts';
import { type GivenTexts, type OtherCurrency, type Shown, type Text, type Words, withContact } from './text.ts';
import { textsOf, type Wording } from './wording.ts';

interface Given {
  locale: string;
  currency?: OtherCurrency | undefined;
  supportEmail?: string | undefined;
  said: <English extends GivenTexts>(words: Words<English>) => Shown<English>;
}

const NONE = {};
const WordingContext = createContext<Given>({
  locale: 'en-US',
  said: sayIn({ overrides: NONE, locale: 'en-US' }),
});

export interface MessagesProviderProps extends Partial<Wording> {
  supportEmail?: string | undefined;
  /** Undefined for dollars. */
  currency?: OtherCurrency | undefined;
  children: ReactNode;
}

export function MessagesProvider({
  overrides = NONE,
  locale = 'en-US',
  translation,
  supportEmail,
  currency,
  children,
}: MessagesProviderProps) {
  const given = useMemo(() => {
    const wording = { overrides, locale: readableLocale(locale), translation };
    return { locale: wording.locale, currency, supportEmail, said: sayIn(wording) };
  }, [overrides, locale, translation, currency, supportEmail]);
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

export const useOtherCurrency = (): OtherCurrency | undefined => useContext(WordingContext).currency;

/** Returns a formatter for integer minor units in the reader's locale and the page's currency (PRICE-1). */
export function useMoney(): (cents: unknown) => string {
  const { locale, currency } = useContext(WordingContext);
  return (cents) =>
    currency && Number.isSafeInteger(cents) ? currency.format(Number(cents), locale) : formatMoney(cents, locale);
}

export const useSupportEmail = (): string | undefined => useContext(WordingContext).supportEmail;

/** Returns a function that fills in the support address, or picks `alone` if the host gives none. */
export function useContact(): (text: Text<'email'>, alone: string) => string {
  const supportEmail = useSupportEmail();
  return (text, alone) => withContact(text, alone, supportEmail);
}
