import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { otherCurrency, shownAs } from '#messages/format/other-currency.ts';
import { typedAmount } from '../donation/donate-link.ts';
import { readDonation, readWholeDonation } from '../donation/donation.ts';
import { leastDonation } from '../donation/least-donation.ts';
import { LARGEST_AMOUNT, readAmount } from './amount.ts';
import { currencyOf, decimalsShown } from './currency.ts';

/** Both settings as a host gives them, checked like page data. */
const given = (settings: object) => currencyOf(Settings({ journal: 'Ember Days', ...settings }) ?? { journal: '' });
const shown = (settings: object, locale?: string, cents = 123_456) =>
  otherCurrency(settings)
    .format(cents, locale ?? 'en-US')
    .replaceAll('\u00a0', ' ');

test.each([
  [{}, '$1,234.56'],
  [{ currency: 'USD', currency_sign: '$' }, '$1,234.56'],
  [{ currency: 'USD', currency_sign: 'US$' }, 'US$1,234.56'],
  // One setting alone.
  [{ currency: 'EUR' }, '€1,234.56'],
  [{ currency_sign: '€' }, '€1,234.56'],
  [{ currency: 'EUR', currency_sign: '€' }, '€1,234.56'],
  [{ currency: 'SEK', currency_sign: 'kr' }, 'kr 1,234.56'],
  [{ currency: 'CHF', currency_sign: 'Fr.' }, 'Fr. 1,234.56'],
  [{ currency: 'CAD', currency_sign: 'C$' }, 'C$1,234.56'],
  // Decimals.
  [{ currency: 'JPY' }, '¥123,456'],
  [{ currency: 'KRW' }, '₩123,456'],
  [{ currency: 'VND' }, '₫123,456'],
  [{ currency: 'CLP' }, '$123,456'],
  [{ currency: 'KWD' }, 'KWD 123.456'],
  [{ currency: 'TND', currency_sign: 'DT' }, 'DT 123.456'],
  [{ currency: 'ISK', currency_sign: 'kr' }, 'kr 1,234.56'],
  [{ currency: 'HUF' }, 'Ft 1,234.56'],
  // Contradictions: the currency wins.
  [{ currency: 'EUR', currency_sign: '$' }, '€1,234.56'],
  [{ currency: 'USD', currency_sign: '€' }, '$1,234.56'],
  [{ currency: 'JPY', currency_sign: '$' }, '¥123,456'],
  // Unusable values count as absent.
  [{ currency: 'eur' }, '$1,234.56'],
  [{ currency: 'EURO', currency_sign: '€' }, '€1,234.56'],
  [{ currency: '', currency_sign: '' }, '$1,234.56'],
  [{ currency: null, currency_sign: null }, '$1,234.56'],
  [{ currency_sign: '€€€' }, '$1,234.56'],
  [{ currency_sign: '<b>€</b>' }, '$1,234.56'],
  [{ currency_sign: '<i>' }, '$1,234.56'],
  [{ currency_sign: '-' }, '$1,234.56'],
  [{ currency_sign: '5' }, '$1,234.56'],
  [{ currency_sign: ' ' }, '$1,234.56'],
  [{ currency_sign: 'euroeuroeuro' }, '$1,234.56'],
  [{ currency: 'EUR', currency_sign: '\u202e€' }, '€1,234.56'],
])('the settings %j show %s [HOST-5, HOST-6, PRICE-1]', (settings, text) => {
  expect(shown(settings)).toBe(text);
});

test('follows the locale', () => {
  expect(shown({ currency: 'EUR' }, 'fr')).toBe('1\u202f234,56 €');
  expect(shown({ currency: 'JPY' }, 'fr')).toBe('123\u202f456 ¥');
  expect(shown({ currency: 'JPY' }, 'ar')).toBe('\u200f123,456 ¥');
  expect(shown({ currency: 'KWD' }, 'ar-EG')).toBe('\u200f١٢٣٫٤٥٦ د.ك.\u200f');
  expect(shown({ currency_sign: '€' }, 'ar-EG')).toBe('\u200f١٬٢٣٤٫٥٦ €');
  expect(shown({ currency: 'SEK', currency_sign: 'kr' }, 'en-GB')).toBe('kr 1,234.56');
});

test('shows whole krónur, which the provider counts in hundredths', () => {
  expect([500_000, 500_050].map((cents) => shown({ currency: 'ISK', currency_sign: 'kr' }, 'en-US', cents))).toEqual([
    'kr 5,000',
    'kr 5,000.50',
  ]);
});

test('counts decimals as payment providers do, in every browser', () => {
  const having = (decimals: number) =>
    Intl.supportedValuesOf('currency').filter((code) => given({ currency: code }).decimals === decimals);
  expect(having(0).join(' ')).toBe('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF');
  expect(having(3).join(' ')).toBe('BHD IQD JOD KWD LYD OMR TND');
});

const CHARGED =
  'AED AFN ALL AUD BHD BIF BRL CAD CHF CLP CZK DKK EUR GBP HUF IDR ILS INR IQD ISK JOD JPY KRW KWD LAK LBP MGA MMK MXN NOK OMR PLN RSD SEK SOS TND TRY TWD UGX USD VND XAF XOF XPF YER ZAR'.split(
    ' ',
  );

const currencies = fc.constantFrom(...CHARGED, 'LYD', 'XYZ').map((currency) => given({ currency }));
const locales = fc.constantFrom(undefined, 'en-US', 'fr', 'ar', 'ar-EG', 'de', 'de-CH', 'en-IN');

test('reads what it shows and what readers type, in every currency [PRICE-1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), currencies, locales, (given, currency, locale) => {
      const step = decimalsShown(currency) < currency.decimals ? 10 ** currency.decimals : 1;
      const cents = given - (given % step);
      expect(readAmount(typedAmount(cents, undefined, currency), undefined, currency)).toEqual({ cents });
      // Three decimals after a point may be a group where the locale writes a comma.
      const typed = typedAmount(cents, locale, currency);
      expect(readAmount(typed, locale, currency)).toEqual({ cents });
      expect(shownAs(currency).format(cents, locale ?? 'en-US')).not.toMatch(/NaN|undefined|—/);
      if (locale === 'en-US')
        expect(readAmount(shownAs(currency).format(cents, locale ?? 'en-US'), locale, currency)).toEqual({ cents });
    }),
  );
});

test.each([
  ['JPY', '2500', 2_500],
  ['JPY', '¥2,500', 2_500],
  ['JPY', '2500.5', undefined],
  ['JPY', '99999999', 99_999_999],
  ['KWD', '12.345', 12_345],
  ['KWD', '12.5', 12_500],
  ['KWD', '12.3456', undefined],
  ['EUR', '12.50', 1_250],
  ['EUR', '€12.50', 1_250],
  ['EUR', '12.50 €', 1_250],
  ['EUR', '$12.50', undefined],
  ['EUR', '€12€', undefined],
  ['ISK', '500', 50_000],
  ['ISK', '500.5', undefined],
])('reads %s %s as %j minor units', (currency, typed, cents) => {
  const reading = readAmount(typed, 'en-US', given({ currency }));
  expect('cents' in reading ? reading.cents : undefined).toBe(cents);
});

test('the least donation is one whole unit, or 100 of a currency without decimals [DONATE-7]', () => {
  const least = (currency: string) => leastDonation(given({ currency }));
  expect(['USD', 'EUR', 'JPY', 'KWD', 'ISK'].map(least)).toEqual([100, 100, 100, 1_000, 100]);
  expect(readDonation('0.5', 'en-US', given({ currency: 'KWD' }))).toEqual({ problem: 'amountTooSmall' });
  expect(readWholeDonation('1.500', 'en-US', given({ currency: 'KWD' }))).toEqual({ problem: 'amountNotWhole' });
  expect(readWholeDonation('101', 'en-US', given({ currency: 'JPY' }))).toEqual({ cents: 101 });
});
