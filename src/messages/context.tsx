import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Problem } from '#machines/lib/problem.ts';
import { formatDate, formatMoney, readableLocale } from './format.ts';
import { english, type Messages, type Text } from './messages.ts';
import { problemText, withContact } from './problem-text.ts';

interface Wording {
  messages: Messages;
  locale: string;
  supportEmail?: string;
}

const WordingContext = createContext<Wording>({ messages: english, locale: 'en-US' });

export interface MessagesProviderProps {
  messages?: Messages;
  locale?: string;
  supportEmail?: string;
  children: ReactNode;
}

/** Gives every part and screen below it the reader's words, the locale and the support address. */
export function MessagesProvider({
  messages = english,
  locale = 'en-US',
  supportEmail,
  children,
}: MessagesProviderProps) {
  const wording = useMemo(
    () => ({ messages, locale: readableLocale(locale), supportEmail }),
    [messages, locale, supportEmail],
  );
  return <WordingContext value={wording}>{children}</WordingContext>;
}

/** Every text of the application, by group and name. */
export const useMessages = (): Messages => useContext(WordingContext).messages;

/** Money (integer cents) and dates in the reader's locale. */
export function useFormats() {
  const { locale } = useContext(WordingContext);
  return {
    money: (cents: unknown) => formatMoney(cents, locale),
    date: (value: unknown) => formatDate(value, locale),
  };
}

/** The words of any problem, with the host's support address where there is one. */
export function useProblemText(): (problem: Problem) => string {
  const { messages, supportEmail } = useContext(WordingContext);
  return (problem) => problemText(messages, problem, supportEmail);
}

/** A text that names the support address, or its form without one. */
export function useContact(): (text: Text<'email'>, alone: string) => string {
  const { supportEmail } = useContext(WordingContext);
  return (text, alone) => withContact(text, alone, supportEmail);
}
