import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMoney } from './format.ts';
import { readableLocale } from './readable-locale.ts';
import { type GivenTexts, type Shown, type Text, type Words, withContact } from './text.ts';
import { textsOf, type Wording } from './wording.ts';

interface Given extends Wording {
  supportEmail?: string | undefined;
}

/** What the host says of its words, as far as it says it. */
type Said = { readonly [Name in keyof Given]?: Given[Name] | undefined };

const NONE = {};
const WordingContext = createContext<Given>({ overrides: NONE, locale: 'en-US' });

export interface MessagesProviderProps extends Said {
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
  const wording = useMemo(
    () => ({ overrides, locale: readableLocale(locale), translation, supportEmail }),
    [overrides, locale, translation, supportEmail],
  );
  return <WordingContext value={wording}>{children}</WordingContext>;
}

/** The texts of a group by name; what is imported for it is all that a page carries of the catalogue. */
export function useMessages<English extends GivenTexts>(words: Words<English>): Shown<English> {
  const wording = useContext(WordingContext);
  return useMemo(() => textsOf(words, wording), [words, wording]);
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
