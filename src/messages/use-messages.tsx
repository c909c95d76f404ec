import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMoney } from '#messages/format/format.ts';
import { currencyMessages } from './en/common.ts';
import { readableLocale } from './locale.ts';
import {
  type CurrencyText,
  fill,
  type MessageGroup,
  type Messages,
  type OtherCurrency,
  type Template,
  withContact,
} from './message.ts';
import { type MessageSources, translate } from './translate.ts';

interface Given {
  locale: string;
  currency?: OtherCurrency | undefined;
  supportEmail?: string | undefined;
  messagesOf: <Group extends MessageGroup>(group: Group) => Messages<Group>;
}

const NONE = {};
const GivenContext = createContext<Given>({
  locale: 'en-US',
  messagesOf: cachedIn({ overrides: NONE, locale: 'en-US' }),
});

export interface MessagesProviderProps extends Partial<MessageSources> {
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
    const sources = { overrides, locale: readableLocale(locale), translation };
    return { locale: sources.locale, currency, supportEmail, messagesOf: cachedIn(sources) };
  }, [overrides, locale, translation, currency, supportEmail]);
  return <GivenContext value={given}>{children}</GivenContext>;
}

function cachedIn(sources: MessageSources): Given['messagesOf'] {
  const cache = new WeakMap<object, unknown>();
  return <Group extends MessageGroup>(group: Group) => {
    const messages = cache.get(group) ?? translate(group, sources);
    cache.set(group, messages);
    return messages as Messages<Group>; // The cache is keyed by group, so the entry has this group's type.
  };
}

/** Returns the messages of a group. Pages load only the groups they import. */
export function useMessages<Group extends MessageGroup>(group: Group): Messages<Group> {
  const { messagesOf } = useContext(GivenContext);
  return messagesOf(group);
}

/** Returns the locale for money and dates, even if the messages are in English. */
export const useLocale = (): string => useContext(GivenContext).locale;

export const useOtherCurrency = (): OtherCurrency | undefined => useContext(GivenContext).currency;

/** Returns a formatter for integer minor units in the reader's locale and the page's currency (PRICE-1). */
export function useMoney(): (cents: unknown) => string {
  const { locale, currency } = useContext(GivenContext);
  return (cents) =>
    currency && Number.isSafeInteger(cents) ? currency.format(Number(cents), locale) : formatMoney(cents, locale);
}

/** Returns a function that fills in the page's currency: its name, its units, the least donation and an exact amount. */
export function useCurrencyText(): (text: CurrencyText | string) => string {
  const { locale, currency } = useContext(GivenContext);
  const { name, units, least, exact } = useMessages(currencyMessages);
  return (given) => {
    const text = given as CurrencyText; // `fill` leaves a text without placeholders.
    return currency ? currency.fill(text, locale) : fill(text, { currency: name, units, least, exact });
  };
}

export const useSupportEmail = (): string | undefined => useContext(GivenContext).supportEmail;

/** Returns a function that fills in the support address, or picks `alone` if the host gives none. */
export function useContact(): (text: Template<'email'>, alone: string) => string {
  const supportEmail = useSupportEmail();
  return (text, alone) => withContact(text, alone, supportEmail);
}
