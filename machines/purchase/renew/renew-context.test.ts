import { describe, expect, test } from 'vitest';
import { emptyAddress } from '#machines/rules/address/address.ts';
import { defaultChoice } from '#machines/rules/subscription/subscription.ts';
import { renewOf } from '../../../tests/support/renewals.ts';
import {
  asksAddress,
  beginRenew,
  builtOf,
  isElsewhere,
  isForLife,
  type RenewContext,
  readerOf,
  renewalOf,
} from './renew-context.ts';

const begin = (name: Parameters<typeof renewOf>[0], change: Partial<RenewContext> = {}): RenewContext => ({
  ...beginRenew(renewOf(name)),
  ...change,
});

test('begins with nothing typed where nobody is logged in', () => {
  expect(begin('visitor')).toEqual({
    page: renewOf('visitor').page,
    isChanging: false,
    isForced: false,
    choice: defaultChoice,
    timing: 'now',
    form: { name: '', email: '', donation: '', address: emptyAddress },
    origin: 'change',
    hasCoupon: true,
    swag: [],
    products: [],
    problems: [],
  });
});

test('begins with the reader, the settings and the address on record [RENEW-1, RENEW-2]', () => {
  expect(begin('extended')).toMatchObject({
    isChanging: false,
    isForced: false,
    choice: { medium: 'print', level: 'high', term: '2year', shipcode: 'ship-b' },
    timing: 'now',
    form: { name: 'Ines Calloway', email: 'ines@reader.example', donation: '', address: emptyAddress },
    origin: 'keep',
    swag: [],
    products: [],
    problems: [],
  });
});

test('a page without a renewal has none to open, and one without a reader nobody to renew for', () => {
  expect(() => renewalOf(begin('nothingToRenew'))).toThrow('Only a page with something to renew is opened.');
  expect(() => readerOf(begin('visitor'))).toThrow('Only a reader who is logged in renews.');
});

test.each([
  ['a subscription for life', true, 'none', true],
  ['a subscription for life of which something is left', true, 'some', true],
  ['a renewal with no token', false, 'none', true],
  ['a subscription that ends', false, 'some', false],
  ['nothing to renew', false, 'no renewal', false],
] as const)('%s: lifetime %s, token %s, for life %s [RENEW-4]', (_, isLifetime, token, expected) => {
  const { page } = renewOf('extended');
  if (!page.subscriber || !page.renew) throw new Error('The page has no renewal.');
  page.subscriber.timetable.lifetime_subscription = isLifetime;
  if (token === 'none') page.renew.token = null;
  if (token === 'no renewal') page.renew = null;
  expect(isForLife({ page })).toBe(expected);
});

test('a visitor’s page is not for life', () => {
  expect(isForLife(begin('visitor'))).toBe(false);
});

test('builds a personal renewal, of which there is one', () => {
  expect(builtOf(begin('extended'))).toMatchObject({ purpose: 'personal', renewal: true, quantity: 1 });
});

describe('the address that is asked for [RENEW-2, RENEW-3]', () => {
  const digital = { medium: 'digital', level: 'high', term: '2year', shipcode: 'ship-b' } as const;
  const unrecorded = { medium: 'print', level: 'high', term: '2year', shipcode: 'ship-c' } as const;

  test.each<[string, Partial<RenewContext>, boolean, boolean]>([
    ['none with the same settings', { isChanging: false, origin: 'change' }, false, false],
    ['one of two with other settings, on record', { isChanging: true, origin: 'keep' }, true, false],
    ['one of two with other settings, another', { isChanging: true, origin: 'change' }, true, true],
    ['another where none is on record', { isChanging: true, choice: unrecorded, origin: 'change' }, true, true],
    ['none for digital', { isChanging: true, choice: digital, origin: 'change' }, false, false],
    ['none now for a checkout later', { timing: 'later', isChanging: true, origin: 'change' }, false, false],
  ])('%s', (_, change, isAsked, isAnother) => {
    const context = begin('extended', change);
    expect([asksAddress(context), isElsewhere(context)]).toEqual([isAsked, isAnother]);
  });

  test('one even with the same settings where print has none on record', () => {
    const context = begin('addressMissing', { isChanging: false });
    expect([asksAddress(context), isElsewhere(context)]).toEqual([true, true]);
  });
});
