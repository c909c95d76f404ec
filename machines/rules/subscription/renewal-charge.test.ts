import { expect, test } from 'vitest';
import type { Subscriber } from '#machines/api/contract.ts';
import { renewalCharge } from './renewal-charge.ts';
import { TERMS } from './subscription.ts';

const readerWith = (autorenew: boolean, current: object | null) =>
  ({
    account: { autorenew },
    timetable: { current_subscription: current && { info: current } },
  }) as unknown as Subscriber; // The rule reads nothing else.

const AHEAD = ['extended', 'expiring', 'expired'].flatMap((state) =>
  (['print-a', 'digital'] as const).flatMap((set) =>
    [undefined, { from: 'Noor Haddad' }].map((gift) => ({
      term: '1year',
      cancelled: false,
      token: { state },
      deliverables: { set },
      gift,
    })),
  ),
);

test('moves the charge of a subscription that renews, whatever is left of it [RENEW-7]', () => {
  for (const current of AHEAD) {
    expect(TERMS.map((term) => renewalCharge(readerWith(true, current), term))).toEqual([
      'later',
      'later',
      'later',
      'never',
    ]);
    expect(TERMS.map((term) => renewalCharge(readerWith(false, current), term))).toEqual(TERMS.map(() => undefined));
    for (const never of [{ ...current, cancelled: true }, { ...current, term: 'lifetime' }, null])
      expect(TERMS.map((term) => renewalCharge(readerWith(true, never), term))).toEqual(TERMS.map(() => undefined));
  }
});
