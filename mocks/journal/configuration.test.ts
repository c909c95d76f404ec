import { expect, test } from 'vitest';
import type { ShippingConfig } from '#machines/api/contract.ts';
import { copyOf } from '../documented.ts';
import { replies } from '../replies.ts';

const documented: ShippingConfig = copyOf(replies.getShipping.shipping.body);

test('lists every country of ISO 3166, and every state, province and territory [API-24]', () => {
  const { a, b, c, states } = documented;
  const codes = [a, b, c].flatMap(({ countries }) => countries.map(({ code }) => code));
  expect([codes.length, new Set(codes).size]).toEqual([249, 249]);
  const codesOf = (country: string) =>
    states[country]
      ?.map(({ code }) => code)
      .toSorted()
      .join(' ');
  expect(codesOf('AU')).toBe('ACT NSW NT QLD SA TAS VIC WA');
  expect(codesOf('CA')).toBe('AB BC MB NB NL NS NT NU ON PE QC SK YT');
  expect(codesOf('US')).toBe(
    'AA AE AK AL AP AR AS AZ CA CO CT DC DE FL FM GA GU HI IA ID IL IN KS KY LA MA MD ME MH MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR PW RI SC SD TN TX UT VA VI VT WA WI WV WY',
  );
});
