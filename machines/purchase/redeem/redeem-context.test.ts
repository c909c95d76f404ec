import { describe, expect, test } from 'vitest';
import type { RedeemData, Subscriber } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem, ProblemCode } from '#machines/lib/problem.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Deliverable, Shipcode } from '#machines/rules/subscription/subscription.ts';
import { type pages, replies } from '#mocks/replies.ts';
import { redeemOf } from '../../../tests/support/gifts.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import {
  beginRedeem,
  chooseCountry,
  chooseDelivery,
  chooseOrigin,
  giftOf,
  isDoubtful,
  isForAnother,
  type RedeemContext,
  shipcodeOf,
  takeBack,
  takeGift,
} from './redeem-context.ts';
import { orderOf, redeemPrice } from './redeem-order.ts';

type Name = keyof typeof pages.showRedeem;

const begin = (name: Name, change: Partial<RedeemContext> = {}): RedeemContext => ({
  ...beginRedeem(redeemOf(name)),
  ...change,
});

/** A reader with addresses in `ship-a` and `ship-b`, whose own category is this one. */
function beginAs(shipcode: Shipcode, change: Partial<RedeemContext> = {}): RedeemContext {
  const context = begin('freshForReader');
  const account = (context.page.subscriber as Subscriber).account;
  account.shipcode = shipcode;
  account.addresses.b = { ...emptyAddress, line1: '88 Rue Saint-Viateur', country: 'CA' };
  return { ...context, ...change };
}

const shipping = copyOf(replies.getShipping.shipping.body);

test('begins with nothing typed, and with digital where there is no gift to open', () => {
  expect(begin('expiredGift')).toMatchObject({
    deliverable: 'digital',
    origin: 'change',
    isUnsure: false,
    form: { name: '', email: '', password: '', confirm: '', address: emptyAddress },
    problems: [],
  });
  expect(() => giftOf(begin('expiredGift'))).toThrow('Only the page of a gift that may be redeemed is opened.');
});

test.each<[string, RedeemContext, Shipcode]>([
  ['of the delivery', beginAs('ship-c'), 'ship-a'],
  ['of the account, for digital', beginAs('ship-c', { deliverable: 'digital' }), 'ship-c'],
  ['that comes first, for digital and nobody known', begin('digitalGift'), 'ship-a'],
])('is sent in the category %s', (_, context, shipcode) => {
  expect(shipcodeOf(context)).toBe(shipcode);
});

test.each<[Deliverable, number, true | undefined]>([
  ['digital', 0, true],
  ['print-a', 0, true],
  ['print-b', 1200, undefined],
  ['print-c', 2205, undefined],
])('costs what is more than was given: %s, %d cents [REDEEM-10]', (deliverable, price, isFree) => {
  const context = begin('fresh', { deliverable });
  expect([redeemPrice(context), orderOf(context).isFree]).toEqual([price, isFree]);
});

test('sends the name and the email without the spaces around them', () => {
  const context = begin('fresh');
  const form = { ...context.form, name: ' Noor Haddad ', email: ' noor@reader.example\t' };
  expect(orderOf({ ...context, form }).body).toMatchObject({ name: 'Noor Haddad', email: 'noor@reader.example' });
});

describe('the address on record or another [ADDR-12]', () => {
  test('begins another in the category of the account', () => {
    const context = beginAs('ship-b');
    expect(chooseOrigin(context, 'change')).toMatchObject({ origin: 'change', deliverable: 'print-b' });
    expect(chooseOrigin({ ...context, origin: 'change' }, 'keep')).toMatchObject({
      origin: 'keep',
      deliverable: 'print-a',
    });
  });

  test('is no choice where none is on record', () => {
    expect(chooseOrigin(beginAs('ship-b', { deliverable: 'print-c' }), 'keep')).toEqual({});
    expect(chooseOrigin(begin('fresh'), 'keep')).toEqual({});
  });

  test.each<[Deliverable, 'keep' | 'change', Deliverable, 'keep' | 'change']>([
    ['print-a', 'keep', 'print-b', 'keep'],
    ['print-a', 'change', 'print-b', 'change'],
    ['print-a', 'keep', 'print-c', 'change'],
    ['print-c', 'change', 'print-a', 'keep'],
  ])('with %s and %s, %s has its own: %s', (deliverable, origin, chosen, expected) => {
    const context = beginAs('ship-a', { deliverable, origin });
    expect(chooseDelivery(context, chosen)).toMatchObject({ deliverable: chosen, origin: expected });
  });
});

test('chooses a country of the category, once the countries are known [ADDR-20]', () => {
  const context = begin('fresh', { deliverable: 'print-c' });
  const chosen = (code: string, change: Partial<RedeemContext>) =>
    chooseCountry({ ...context, ...change }, code).form?.address;
  expect(chosen('DE', { shipping })).toEqual({ ...emptyAddress, country: 'DE', country_name: 'Germany' });
  expect(chosen('US', { shipping })).toEqual(emptyAddress);
  expect(chosen('DE', {})).toEqual(emptyAddress);
});

describe('an order that came back', () => {
  const problem = (field: string, code: ProblemCode = 'server'): Problem => ({ field, code });
  const back = { problems: [] as Problem[], key: undefined, isOutdated: false };

  test.each<[string, Problem[], boolean]>([
    ['nothing', [], false],
    ['the words of the server', [problem('general')], true],
    ['an order that failed', [problem('general', 'orderFailed')], true],
    ['both', [problem('general'), problem('general', 'orderFailed')], true],
    ['a field', [problem('name')], false],
    ['a field beside the words of the server', [problem('general'), problem('name')], false],
    ['a session that has ended', [problem('general', 'signedOut')], false],
    ['a payment', [problem('payment')], false],
  ])('leaves the gift in doubt, or not, after %s [REDEEM-6]', (_, problems, isInDoubt) => {
    expect(isDoubtful({ problems })).toBe(isInDoubt);
  });

  test.each<[string, boolean, Partial<typeof back> | { key: string }, boolean]>([
    ['an answer', false, {}, false],
    ['an answer, after one that was lost', true, {}, true],
    ['a lost answer', false, { key: 'a key that is kept' }, true],
    ['an answer to another tab', false, { isOutdated: true }, true],
  ])('may have redeemed the gift after %s', (_, isUnsure, change, expected) => {
    expect(takeBack(begin('fresh', { isUnsure }), { ...back, ...change })).toEqual({ isUnsure: expected });
  });

  test('opens the address for a problem of it, where one is needed [CHECK-15]', () => {
    const problems = [problem('name'), problem('address.city')];
    const context = beginAs('ship-a');
    expect(takeBack(context, { ...back, problems })).toMatchObject({
      origin: 'change',
      form: { address: context.page.subscriber?.account.addresses.a },
    });
    expect(takeBack({ ...context, deliverable: 'digital' }, { ...back, problems })).toEqual({ isUnsure: false });
    expect(takeBack(context, { ...back, problems: [problem('name')] })).toEqual({ isUnsure: false });
  });
});

describe('a gift that was read again', () => {
  const read = (name: 'fresh' | 'upgradeClosed' | 'expiredGift'): Result<RedeemData> => ({
    kind: 'ok',
    output: copyOf(replies.getGift[name].body),
  });

  test('changes nothing where it could not be read', () => {
    expect(takeGift(begin('fresh'), { kind: 'unanswered' })).toEqual({});
    expect(isForAnother(begin('fresh'), { kind: 'unanswered' })).toBe(false);
  });

  test('is for another reader where somebody else is logged in now', () => {
    const [visitor, reader] = [begin('fresh'), begin('freshForReader')];
    const other = begin('misaligned');
    const isOther = (one: RedeemContext, now: RedeemContext) =>
      isForAnother(one, { kind: 'ok', output: { ...copyOf(replies.getGift.fresh.body), ...now.page } });
    expect([isOther(visitor, visitor), isOther(reader, reader)]).toEqual([false, false]);
    expect([isOther(visitor, reader), isOther(reader, visitor), isOther(reader, other)]).toEqual([true, true, true]);
  });

  test.each<[Deliverable, 'fresh' | 'upgradeClosed' | 'expiredGift', Deliverable]>([
    ['print-b', 'fresh', 'print-b'],
    ['print-b', 'upgradeClosed', 'digital'],
    ['digital', 'upgradeClosed', 'digital'],
    ['print-b', 'expiredGift', 'print-b'],
  ])('keeps %s unless it can be chosen no more: %s leaves %s [SUBS-4]', (deliverable, reading, expected) => {
    const context = begin('fresh', { deliverable });
    const now = { ...context, ...takeGift(context, read(reading)) };
    expect([now.deliverable, now.page.redeem]).toEqual([expected, replies.getGift[reading].body.redeem]);
  });
});
