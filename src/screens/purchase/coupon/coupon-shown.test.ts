import { expect, test } from 'vitest';
import type { CouponContext, CouponFor } from '#machines/purchase/coupon/coupon.machine.ts';
import { couponShown } from './coupon-shown.ts';

const personal: CouponFor = { for: 'subscription', purpose: 'personal' };
const cart: CouponFor = { for: 'cart', version: 6 };
const resting: CouponContext = {
  typed: '',
  problems: [],
  asked: undefined,
  hasAsked: false,
  wait: 10,
  answered: undefined,
};
const offer = (isApplied: boolean, refusal?: 'uncovered' | 'server') => ({
  coupon: { code: 'FIVE' },
  isApplied,
  refusal,
});
const server = { field: 'coupon', code: 'server', words: 'No.' } as const;
const asked = { on: cart, code: 'FIVE' };

const empty = {
  code: '',
  isApplied: false,
  isOffered: false,
  isRefused: false,
  refusal: undefined,
  standing: undefined,
};
const typed = { ...empty, code: 'FIVE' };
const applied = { ...typed, isApplied: true, isOffered: true, standing: 'FIVE' };

test.each([
  ['an empty field', resting, { on: cart }, empty],
  ['the typed code', { ...resting, typed: 'FIVE' }, { on: cart }, typed],
  ['an applied coupon instead of the typed code', { ...resting, typed: 'SIX' }, { on: cart, applied: 'FIVE' }, applied],
  ['an applied coupon of a builder', resting, { on: personal, offer: offer(true) }, applied],
  [
    'the coupon of a builder, applied without a call',
    { ...resting, typed: 'FIVE' },
    { on: personal, offer: offer(false) },
    { ...typed, isOffered: true, standing: 'FIVE' },
  ],
  [
    'the coupon of a builder as typed',
    { ...resting, typed: ' five ', answered: { sent: 'five', code: 'FIVE' } },
    { on: personal, offer: offer(false, 'uncovered') },
    { code: ' five ', isApplied: false, isOffered: true, isRefused: true, refusal: 'uncovered', standing: 'FIVE' },
  ],
  [
    'a typed code other than the coupon of a builder',
    { ...resting, typed: 'SIX' },
    { on: personal, offer: offer(false) },
    { ...empty, code: 'SIX' },
  ],
  [
    'a refused code, which can be sent again',
    { ...resting, typed: 'FIVE', asked, problems: [server] },
    { on: cart },
    { ...typed, standing: 'FIVE' },
  ],
  [
    'a refused coupon of a builder, which can be sent again',
    { ...resting, typed: 'FIVE', answered: { sent: 'FIVE', code: 'FIVE' } },
    { on: personal, offer: offer(false, 'server') },
    { ...typed, refusal: 'server', standing: 'FIVE' },
  ],
  [
    'a disabled coupon with an error from the page data [COUP-5]',
    { ...resting, typed: 'FIVE' },
    { on: personal, offer: offer(false, 'server') },
    { ...typed, isOffered: true, isRefused: true, refusal: 'server', standing: 'FIVE' },
  ],
  [
    'a code refused for an earlier version of the cart',
    { ...resting, typed: 'FIVE', asked, problems: [server] },
    { on: { for: 'cart', version: 7 } },
    typed,
  ],
  [
    'a code whose answer was lost, which can be sent again',
    { ...resting, typed: 'FIVE', asked, problems: [{ field: 'general', code: 'callFailed' }] },
    { on: cart },
    typed,
  ],
  [
    'a removed code',
    { ...resting, typed: 'FIVE', asked: { on: cart, code: null } },
    { on: cart },
    { ...typed, standing: 'FIVE' },
  ],
  [
    'no success beside a failed removal [mozilla/fxa#11541]',
    { ...resting, problems: [{ field: 'general', code: 'callFailed' }] },
    { on: cart, applied: 'FIVE' },
    { ...applied, standing: undefined },
  ],
] as const)('shows %s [BEYOND-21, COUP-4]', (_, context, given, shown) => {
  expect(couponShown({ ...context, problems: [...context.problems] }, given)).toEqual(shown);
});
