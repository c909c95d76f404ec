import type { OtherCurrency } from './text.ts';

/** Loads the currency in settings, which may be unchecked; undefined for the default. Rejects if it cannot be loaded. */
export async function loadCurrency(settings: unknown): Promise<OtherCurrency | undefined> {
  const { currency = 'USD', currency_sign = '$' } = Object(settings);
  if (currency === 'USD' && currency_sign === '$') return undefined;
  return (await import('./other-currency.ts')).otherCurrency(settings);
}
