import { leastDonation } from '#machines/rules/donation/least-donation.ts';
import { type Currency, currencyOf, DOLLARS, decimalsShown, unitOf } from '#machines/rules/price/currency.ts';
import { perLocale } from '#messages/locale.ts';
import { fill, type OtherCurrency } from '#messages/message.ts';
import { grouped } from './format.ts';

/** Returns the currency in settings, which may be unchecked. */
export function otherCurrency(settings: unknown): OtherCurrency {
  const { currency, currency_sign } = Object(settings);
  const isCode = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
  const hasSign = typeof currency_sign === 'string';
  return shownAs(currencyOf({ ...(isCode && { currency }), ...(hasSign && { currency_sign }) }));
}

export const shownAs = (currency: Currency): OtherCurrency => ({
  sign: currency.sign,
  format: (cents, locale) => formatIn(currency, cents, locale),
  fill: (text, locale) => {
    const name = nameOf(currency, locale);
    const least = formatIn(currency, leastDonation(currency), locale);
    return fill(text, { currency: name, units: name, least, exact: exactOf(currency, locale) });
  },
});

/** Shows every decimal that is not zero. */
function formatIn(currency: Currency, cents: number, locale: string): string {
  const { code, sign, isOwn, decimals } = currency;
  const named = /[\p{L}.]$/u.test(sign) ? `${sign}\u00a0` : sign;
  const minus = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const shown = cents % unitOf(currency) === 0 ? decimalsShown(currency) : decimals;
  const fraction = shown > 0 ? `.${digits.slice(-decimals)}` : '';
  if (locale === 'en-US') return `${minus}${named}${grouped(whole)}${fraction}`;
  return moneyFormat(locale, code, String(shown))
    .formatToParts(`${minus}${whole}${fraction}` as Intl.StringNumericLiteral)
    .map(({ type, value }, at, parts) => {
      // Intl adds a country's letters in some locales, `JP¥` in Arabic.
      if (type !== 'currency' || !(isOwn || /^[A-Z]+\p{Sc}/u.test(value))) return value;
      return parts[at + 1]?.type === 'integer' ? named : sign;
    })
    .join('');
}

const moneyFormat = perLocale(
  (locale, currency: string, digits: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number(digits),
      maximumFractionDigits: Number(digits),
    }),
);

/** The name of a currency in a sentence, or the sign if that is all the host gave. */
const nameOf = ({ code, sign }: Currency, locale: string): string =>
  code === DOLLARS.code && !sign.includes(DOLLARS.sign)
    ? sign
    : (nameFormat(locale, code)
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value ?? code);

const nameFormat = perLocale(
  (locale, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' }),
);

/** An amount as readers may type it, with decimals if the currency has any: 12.50 or 1250. */
const exactOf = (currency: Currency, locale: string): string =>
  exactFormat(locale, String(decimalsShown(currency))).format(decimalsShown(currency) > 0 ? 12.5 : 1_250);

const exactFormat = perLocale(
  (locale, digits: string) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: Number(digits),
      numberingSystem: 'latn',
      useGrouping: false,
    }),
);
