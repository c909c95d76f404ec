import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { donated } from '#machines/purchase/donate/donate.machine.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { donationPayload, readDonation } from '#machines/rules/donation/donation.ts';
import { amounting, beginDonation, submitted } from '../../../tests/support/donor.ts';
import { typedAmounts } from '../../../tests/support/typed-amounts.ts';

const hostile: { dollars_typed: string[] } = JSON.parse(
  readFileSync(new URL('../../../tests/data/hostile-numbers.json', import.meta.url), 'utf8'),
);

test('the decision states what each amount comes to, every hostile one among them', () => {
  const stated = typedAmounts.map(({ typed }) => typed);
  expect(stated.length).toBeGreaterThan(100);
  expect(new Set(stated).size).toBe(stated.length);
  expect(hostile.dollars_typed.filter((typed) => !stated.includes(typed))).toEqual([]);
});

test.each(typedAmounts)(
  '$written on /donate: $donate is shown and sent, or nothing is [DONATE-6, DONATE-12]',
  async (row) => {
    const { send, context, sent } = await beginDonation('loggedInDonor');
    await send(amounting(row.typed), submitted);
    const { problems, draft } = context();
    if (!isAmount(row.donate)) return expect(problems).toEqual([{ field: 'amount', code: ON_DONATE[row.donate] }]);
    expect(problems).toEqual([]);
    expect([dollars(donated(draft)), sent().map((body) => Object(body).cart)]).toEqual([
      row.donate,
      [{ donation: { process: 'onetime', dollars: donated(draft) } }],
    ]);
  },
);

test.each(typedAmounts)('$written in the builder: $builder [DONATE-7]', ({ typed, builder }) => {
  const reading = readDonation(typed);
  if (!('cents' in reading)) return expect(reading.problem).toBe(IN_BUILDER[builder]);
  const sent = donationPayload('onetime', reading.cents)?.dollars;
  expect(sent === undefined ? 'no donation' : dollars(sent)).toBe(builder);
});

test.each(typedAmounts)('$written in a link: $link, and said where it is not what the link names [DONATE-3]', (row) => {
  const { amount, isRefused } = readDonateLink(new URLSearchParams({ amount: row.typed }), {
    process: 'onetime',
    amount: 4_200,
  });
  const begun = isAmount(row.link) ? row.link : dollars(4_200);
  expect([typedDollars(amount), isRefused]).toEqual([begun, !isAmount(row.link)]);
});

const isAmount = (said: string): boolean => said.startsWith('$');

/** Whole cents as the table writes them. */
const dollars = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `$${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
};

/** A plain amount as the table writes it. */
const typedDollars = (plain: string): string => {
  const [whole = '', fraction = ''] = plain.split('.');
  return dollars(Number(whole + fraction.padEnd(2, '0')));
};

const ON_DONATE: Record<string, string> = {
  required: 'required',
  unreadable: 'amountUnreadable',
  'too small': 'donationTooSmall',
  'too large': 'amountTooLarge',
};
const IN_BUILDER: Record<string, string> = { ...ON_DONATE, 'too small': 'amountTooSmall' };
