import { expect, test } from 'vitest';
import type { Subscriber } from '#machines/api/contract.ts';
import { TERMS } from '#machines/rules/subscription/subscription.ts';
import { pages } from '#mocks/replies.ts';
import { renewalCharge } from './renewal-charge.ts';

const CARD = { card: pages.showAccount.extended.body.payment_info.card };
const TODAY = '2026-03-14';

interface Given {
  state: 'active' | 'expired';
  term?: string;
  cancelled?: boolean;
  autorenew?: boolean;
  failed?: object;
}

const readerWith = ({ state, term = '1year', cancelled = false, autorenew = true, failed }: Given) =>
  ({
    account: { autorenew },
    timetable: {
      current_subscription: { state, info: { term, cancelled } },
      future_subscriptions: [],
      renewal_failed: failed,
    },
  }) as unknown as Subscriber; // The rule reads nothing else.

const chargesOf = (given: Given, onFile: Parameters<typeof renewalCharge>[1] = CARD) =>
  TERMS.map((term) => renewalCharge(readerWith(given), onFile, term, TODAY));

test('moves the charge of a subscription that renews, due soon once it has expired [RENEW-7]', () => {
  expect(chargesOf({ state: 'active' })).toEqual(['later', 'later', 'later', 'never']);
  expect(chargesOf({ state: 'expired' })).toEqual(['soon', 'soon', 'soon', 'never']);
});

test.each(['active', 'expired'] as const)('announces no charge that will not come: %s [RENEW-7, RENEW-8]', (state) => {
  const nothing = TERMS.map(() => undefined);
  const gone = { card: { ...CARD.card, exp_month: 2, exp_year: 2026 } };
  expect(chargesOf({ state, autorenew: false })).toEqual(nothing);
  expect(chargesOf({ state, cancelled: true })).toEqual(nothing);
  expect(chargesOf({ state, term: 'lifetime' })).toEqual(nothing);
  expect(chargesOf({ state, failed: {} })).toEqual(nothing);
  expect(chargesOf({ state }, null)).toEqual(nothing);
  expect(chargesOf({ state }, gone)).toEqual(nothing);
});
