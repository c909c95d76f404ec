import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMoney, readableLocale } from './format.ts';
import { overrideTexts, type Shown, type Text, type Words, withContact } from './text.ts';

interface Wording {
  /** The host's own texts, named `group.name`. */
  overrides: Readonly<Record<string, string>>;
  locale: string;
  supportEmail?: string;
}

const NONE = {};
const WordingContext = createContext<Wording>({ overrides: NONE, locale: 'en-US' });

export interface MessagesProviderProps extends Partial<Wording> {
  children: ReactNode;
}

/** Gives every part and screen below it the host's words, the reader's locale and the support address. */
export function MessagesProvider({
  overrides = NONE,
  locale = 'en-US',
  supportEmail,
  children,
}: MessagesProviderProps) {
  const wording = useMemo(
    () => ({ overrides, locale: readableLocale(locale), supportEmail }),
    [overrides, locale, supportEmail],
  );
  return <WordingContext value={wording}>{children}</WordingContext>;
}

/** The texts of a group by name; what is imported for it is all that a page carries of the catalogue. */
export function useMessages<English extends Record<string, string>>(words: Words<English>): Shown<English> {
  const { overrides } = useContext(WordingContext);
  return useMemo(() => overrideTexts(words, overrides), [words, overrides]);
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
