import { expect, test } from 'vitest';
import { dollars, isAmount, typedAmounts } from '#fixtures/data/typed-amounts.ts';
import { readDonateLink } from './donate-link.ts';

const begun = { process: 'onetime', amount: 2_500 } as const;
const read = (query: string) => readDonateLink(new URLSearchParams(query), begun);

test('uses the host’s defaults without parameters', () => {
  expect(read('')).toEqual({ process: 'onetime', amounts: { onetime: '25', monthly: '25' }, isRefused: false });
  expect(readDonateLink(new URLSearchParams(), { process: 'monthly', amount: 1_050 })).toEqual({
    process: 'monthly',
    amounts: { onetime: '25', monthly: '10.50' },
    isRefused: false,
  });
});

test.each([
  ['type=monthly', 'monthly'],
  ['type=onetime', 'onetime'],
  ['type=weekly', 'onetime'],
  ['type=', 'onetime'],
  ['type=monthly&type=onetime', 'monthly'],
])('reads the frequency from %s [DONATE-1]', (query, process) => {
  expect(readDonateLink(new URLSearchParams(query), { ...begun, process: 'monthly' }).process).toBe(process);
});

test.each([
  ['type=monthly&amount=75', 'onetime', 2_500, { onetime: '25', monthly: '75' }],
  ['type=monthly&amount=75', 'monthly', 7_500, { onetime: '25', monthly: '75' }],
  ['type=monthly', 'onetime', 50_000, { onetime: '500', monthly: '25' }],
  ['type=onetime&amount=500', 'monthly', 1_000, { onetime: '500', monthly: '10' }],
  ['type=monthly&amount=7,5', 'monthly', 1_000, { onetime: '25', monthly: '10' }],
] as const)('applies %s to its own frequency only, on a page that starts %s with %i cents [BEYOND-30]', (...row) => {
  const [query, process, amount, amounts] = row;
  expect(readDonateLink(new URLSearchParams(query), { process, amount }).amounts).toEqual(amounts);
});

test.each([
  ['fr', '12,50'],
  ['de-CH', '12.50'],
  ['en-ZA', '12.50'],
  ['ar', '12.50'],
  ['not a locale', '12.50'],
])('writes the amount of a link with the decimal sign of %s: %s', (locale, amount) => {
  expect(readDonateLink(new URLSearchParams('amount=12.5'), begun, locale).amounts.onetime).toBe(amount);
});

test.each(typedAmounts)('reads $written in a link as $link, and reports a refused amount [DONATE-3]', (row) => {
  const { amounts, isRefused } = readDonateLink(new URLSearchParams({ amount: row.typed }), {
    process: 'onetime',
    amount: 4_200,
  });
  const begun = isAmount(row.link) ? row.link : dollars(4_200);
  expect([typedDollars(amounts.onetime), isRefused]).toEqual([begun, !isAmount(row.link)]);
});

const typedDollars = (plain: string): string => {
  const [whole = '', fraction = ''] = plain.split('.');
  return dollars(Number(whole + fraction.padEnd(2, '0')));
};
