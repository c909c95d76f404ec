import type { Settings } from '#machines/api/contract.ts';

/** The currency of a page's amounts. */
export interface Currency {
  /** ISO 4217. */
  code: string;
  sign: string;
  /** The sign is the host's own, and the same in every locale. */
  isOwn: boolean;
  /** How many decimals the minor unit has: the unit of every amount in the contract, called cents. */
  decimals: number;
}

export const DOLLARS: Currency = { code: 'USD', sign: '$', isOwn: true, decimals: 2 };

/**
 * Returns the currency in the settings, dollars by default. A sign without a currency is shown as it is. Ignores a sign
 * that nobody could read as one, or whose symbol belongs to another currency than the given one.
 */
export function currencyOf({ currency, currency_sign: own }: Pick<Settings, 'currency' | 'currency_sign'>): Currency {
  const { code, sign } =
    currency && currency !== DOLLARS.code ? { code: currency, sign: usualSign(currency) } : DOLLARS;
  const symbol = own && USABLE.exec(own)?.[1];
  const isOwn = symbol !== undefined && (!currency || sign.includes(symbol));
  const decimals = WHOLE.test(code) ? 0 : THOUSANDTHS.test(code) ? 3 : 2;
  return { code, sign: (isOwn && own) || sign, isOwn: isOwn || code === DOLLARS.code, decimals };
}

/** The minor units of one whole unit: 100 cents of a dollar, 1 yen, 1,000 fils of a dinar. */
export const unitOf = ({ decimals }: Currency): number => 10 ** decimals;

/** How many decimals readers see and type. Payment providers count krónur in hundredths that do not exist. */
export const decimalsShown = ({ code, decimals }: Currency): number => (/ISK|UGX/.test(code) ? 0 : decimals);

const usualSign = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0)[0]
    ?.value ?? currency;

/** One currency symbol at most, and nothing that reads as part of a number. */
const USABLE = /^(?=.{1,8}$)[\p{L}\p{M}./]*(\p{Sc}?)[\p{L}\p{M}./]*$/u;

// As payment providers count, which for some currencies differs from ISO 4217 and between versions of `Intl`.
const WHOLE = /BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|VND|VUV|X[AO]F|XPF/;
const THOUSANDTHS = /BHD|IQD|JOD|KWD|LYD|OMR|TND/;
