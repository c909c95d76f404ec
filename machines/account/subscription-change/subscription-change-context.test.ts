import { describe, expect, test } from 'vitest';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Deliverable, Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '#mocks/replies.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { changeOf } from '../../../tests/support/subscriptions.ts';
import {
  beginChange,
  chooseCountry,
  chooseDelivery,
  chooseOrigin,
  openAddress,
  type SubscriptionChangeContext,
  settleCountry,
  subscriptionOf,
} from './subscription-change-context.ts';

type Name = Parameters<typeof changeOf>[0];
type Change = Partial<SubscriptionChangeContext>;

const begin = (name: Name, change: Change = {}): SubscriptionChangeContext => ({
  ...beginChange(changeOf(name)),
  ...change,
});

/** A reader with addresses on record in these zones, and whose own category is this one; the delivery is chosen. */
function beginWith(
  zones: ('a' | 'b' | 'c')[],
  deliverable: Deliverable,
  own: Shipcode = 'ship-a',
  change: Change = {},
) {
  const context = begin('upgradeForMoney');
  const { account } = context.page.subscriber;
  account.shipcode = own;
  for (const zone of ['a', 'b', 'c'] as const)
    account.addresses[zone] = zones.includes(zone) ? { ...emptyAddress, line1: `In ${zone}` } : null;
  return { ...context, choice: { ...context.choice, deliverable }, ...change };
}

const shipping = copyOf(replies.getShipping.shipping.body);

test('begins with nothing said, and with nothing paid for where there is no subscription', () => {
  expect(begin('upgradeForMoney')).toMatchObject({ isUpdated: false, problems: [] });
  expect(begin('noSuchSubscription').choice).toEqual({ level: 'low', deliverable: 'digital' });
  expect(() => subscriptionOf(begin('noSuchSubscription'))).toThrow('Only a page with a subscription is opened.');
});

describe('the address on record or another [ADDR-12]', () => {
  test.each<[('a' | 'b' | 'c')[], 'keep' | 'change', 'keep' | 'change']>([
    [['b', 'c'], 'keep', 'keep'],
    [['b', 'c'], 'change', 'change'],
    [['b'], 'change', 'keep'],
    [['c'], 'keep', 'change'],
  ])('with addresses in %j and %s before, print-b has its own: %s', (zones, origin, expected) => {
    expect(chooseDelivery(beginWith(zones, 'print-c', 'ship-c', { origin }), 'print-b')).toMatchObject({
      choice: { deliverable: 'print-b' },
      origin: expected,
    });
  });

  test('begins another in the category of the account, where it can be chosen', () => {
    const context = beginWith(['a', 'b', 'c'], 'print-b', 'ship-c', { origin: 'keep' });
    expect(chooseOrigin(context, 'change')).toMatchObject({ origin: 'change', choice: { deliverable: 'print-c' } });
    expect(chooseOrigin(beginWith(['a'], 'print-b'), 'keep')).toEqual({});
  });
});

describe('a refusal that concerns the address [SUBS-16]', () => {
  test.each([
    ['', 'In b'],
    ['  ', 'In b'],
    ['1 High Street', '1 High Street'],
  ])('opens the form, with the address on record in place of "%s"', (line1, expected) => {
    const context = beginWith(['b'], 'print-b');
    const form = { ...context.form, address: { ...emptyAddress, line1 } };
    const now = { ...context, form, ...openAddress({ ...context, form }) };
    expect([now.origin, now.form.address.line1]).toEqual(['change', expected]);
  });

  test('opens no form where nothing is printed', () => {
    expect(openAddress(beginWith(['b'], 'digital'))).toEqual({});
  });
});

test('keeps the country within the category, once the countries are known [ADDR-18, ADDR-20]', () => {
  const context = beginWith([], 'print-c');
  expect([settleCountry(context), chooseCountry(context, 'DE')]).toEqual([{}, {}]);
  const chosen = chooseCountry({ ...context, shipping }, 'DE');
  expect(chosen.form?.address).toMatchObject({ country: 'DE', country_name: 'Germany' });
  expect(chooseCountry({ ...context, shipping }, 'US').form?.address.country).toBe('');
  expect(settleCountry({ ...beginWith([], 'print-b'), shipping }).form?.address.country).toBe('CA');
});
