import { useLocale, useMessages, useOtherCurrency } from './context.tsx';
import { currencyWords } from './en/common.ts';
import { type CurrencyText, fill } from './text.ts';

/** Returns a function that fills in the page's currency: its name, its units, the least donation and an exact amount. */
export function useCurrencyText(): (text: CurrencyText | string) => string {
  const other = useOtherCurrency();
  const locale = useLocale();
  const { name, units, least, exact } = useMessages(currencyWords);
  return (given) => {
    const text = given as CurrencyText; // `fill` leaves a text without placeholders.
    return other ? other.fill(text, locale) : fill(text, { currency: name, units, least, exact });
  };
}
