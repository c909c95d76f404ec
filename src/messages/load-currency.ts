import type { CurrencyText } from './problem-text.ts';

/** A currency other than the default, as readers see it. */
export interface OtherCurrency {
  sign: string;
  format: (cents: number, locale: string) => string;
  /** Fills in the currency's name, its units, the least donation and an exact amount. */
  fill: (text: CurrencyText, locale: string) => string;
}

/** Loads the currency in settings, which may be unchecked; undefined for the default. Rejects if it cannot be loaded. */
export async function loadCurrency(settings: unknown): Promise<OtherCurrency | undefined> {
  const { currency = 'USD', currency_sign = '$' } = Object(settings);
  if (currency === 'USD' && currency_sign === '$') return undefined;
  return (await import('./other-currency.ts')).otherCurrency(settings);
}
