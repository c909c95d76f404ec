import { expect, test } from 'vitest';
import type { UpgradeChoice } from '#machines/rules/subscription/upgrade.ts';
import { pages } from '#mocks/replies.ts';
import { changeOf, newAddress } from '../../../tests/support/subscriptions.ts';
import { beginChange, type SubscriptionChangeContext } from './subscription-change-context.ts';
import { addressToSave, orderOf, pendingIn, problemsOf } from './subscription-change-order.ts';

const contextOf = (
  page: Parameters<typeof changeOf>[0],
  more: Partial<SubscriptionChangeContext> = {},
): SubscriptionChangeContext => ({ ...beginChange(changeOf(page)), ...more });

const held: UpgradeChoice = { level: 'low', deliverable: 'print-c' };
const high: UpgradeChoice = { level: 'high', deliverable: 'print-c' };
const digital: UpgradeChoice = { level: 'low', deliverable: 'digital' };
const NAMES = ['name', 'email'];
const LINES = ['address.line1', 'address.city', 'address.country'];

/** What is pending, and what a form in which nothing is typed lacks. */
test.each([
  [held, 'keep', 'nothing', []],
  [held, 'change', 'address', LINES],
  [high, 'keep', 'change', NAMES],
  [high, 'change', 'change', [...NAMES, ...LINES]],
  [digital, 'keep', 'change', NAMES],
  [digital, 'change', 'change', NAMES],
] as const)('of %o, to %s the address: sends %s, which takes %j', (choice, origin, pending, fields) => {
  const { form } = contextOf('upgradeForMoney');
  const context = contextOf('upgradeForMoney', { choice, origin, form: { ...form, name: ' ', email: '' } });
  expect(pendingIn(context)).toBe(pending);
  expect(problemsOf(context)).toEqual(fields.map((field) => ({ field, code: 'required' })));
});

test('has nothing pending for a digital subscription, whatever the address', () => {
  const choice = { level: 'high', deliverable: 'digital' } as const;
  expect(pendingIn(contextOf('upgradeFree', { choice, origin: 'change' }))).toBe('nothing');
});

const { subscription, session } = pages.showSubscription.upgradeForMoney.body.upgrade;
const form = { name: ' Aroha Ngata ', email: ' aroha@reader.example ', address: { ...newAddress, line1: ' Elm 7 ' } };
const typed = { name: 'Aroha Ngata', email: 'aroha@reader.example' };
const address = { ...newAddress, line1: 'Elm 7' };

test.each([
  [high, 'keep', { origin: 'keep', address: undefined, shipcode: 'ship-c' }, false],
  [high, 'change', { origin: 'change', address, shipcode: 'ship-c' }, false],
  [digital, 'change', { origin: 'keep', address: undefined, shipcode: 'ship-c' }, true],
] as const)('orders %o, to %s the address [SUBS-7, SUBS-8]', (choice, origin, sent, isFree) => {
  expect(orderOf(contextOf('upgradeForMoney', { choice, origin, form }))).toEqual({
    call: 'updateSubscription',
    body: { ...typed, ...sent, subscription: { token: subscription.token, ...choice }, session },
    ...(isFree && { isFree: true }),
  });
});

test('saves the trimmed address in the category of the choice, and names the subscription', () => {
  expect(addressToSave(contextOf('upgradeForMoney', { origin: 'change', form }))).toEqual({
    address: { shipcode: 'ship-c', address },
    token: subscription.token,
  });
});
