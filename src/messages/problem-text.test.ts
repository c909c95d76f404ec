import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProblemCode } from '#machines/lib/problem.ts';
import { english } from './messages.ts';
import { outsideWords, problemText } from './problem-text.ts';

const EMAIL = 'help@journal.example';
const FAILED = `There was a problem processing your order. Please try again at another time or contact ${EMAIL}`;
// A record, so that a code added to the union and not here does not compile.
const CODES = Object.keys({
  required: 0,
  passwordMismatch: 0,
  amountUnreadable: 0,
  amountTooSmall: 0,
  amountNotWhole: 0,
  notForSale: 0,
  donationTooSmall: 0,
  amountTooLarge: 0,
  server: 0,
  provider: 0,
  replacement: 0,
  orderFailed: 0,
  orderLost: 0,
  callFailed: 0,
  timedOut: 0,
  unexpected: 0,
  unpaid: 0,
  signedOut: 0,
  viewOnly: 0,
  tooManyRequests: 0,
  botCheckUnavailable: 0,
  botCheckUnfinished: 0,
  paymentUnavailable: 0,
  paymentRenewed: 0,
  upgradeUnavailable: 0,
} satisfies Record<Exclude<ProblemCode, `${string}.${string}`>, 0>) as ProblemCode[];
const say = (code: ProblemCode, words?: string) => problemText(english, { field: 'general', code, words }, EMAIL);

test('words what one flow alone can find wrong as the flow does', () => {
  const problem = { field: 'amount', code: 'auction.tooLow' } as const;
  expect(problemText(english, problem, EMAIL, { 'auction.tooLow': 'Bid more' })).toBe('Bid more');
  expect(problemText(english, problem, EMAIL)).toBe(FAILED);
});

test('says that an order failed [CHECK-50]', () => {
  expect(say('orderFailed')).toBe(FAILED);
});

test('says that an order timed out, then that it failed', () => {
  expect(say('timedOut')).toBe(`Sorry your order timed out. ${FAILED}`);
});

test('says that a poll failed', () => {
  expect(say('unexpected')).toBe('Unexpected Error');
});

test('says that a subscription cannot be upgraded here, and who can do it [SUBS-5]', () => {
  expect(say('upgradeUnavailable')).toBe(
    `Automatic upgrade is not available for this subscription. To upgrade your subscription email us at ${EMAIL} and we'll help you out.`,
  );
  expect(problemText(english, { field: 'general', code: 'upgradeUnavailable' })).toBe(
    'Automatic upgrade is not available for this subscription.',
  );
});

test("asks for a new card after the server's words [CHECK-46]", () => {
  expect(say('replacement', 'Your card has expired.')).toBe(
    'Your card has expired. To proceed, please update your payment information.',
  );
  expect(say('replacement')).toBe('To proceed, please update your payment information.');
});

test("says the server's and the provider's words as they are", () => {
  expect(say('server', '  This coupon {email} is spent. ')).toBe('This coupon {email} is spent.');
  expect(say('provider', 'Your card was declined.')).toBe('Your card was declined.');
});

test('says that the order failed where words from outside are blank', () => {
  expect([say('server'), say('server', ' \n '), say('provider', '')]).toEqual([FAILED, FAILED, FAILED]);
});

test('asks for each required field by name', () => {
  const ask = (field: string) => problemText(english, { field, code: 'required' });
  expect(['name', 'email', 'password.password', 'password.confirm', 'address.line1', 'address.city'].map(ask)).toEqual([
    'Enter your name',
    'Enter your email address',
    'Enter a password',
    'Enter the password again',
    'Enter address line 1',
    'Enter a city',
  ]);
  expect(['other', 'toString', '__proto__', 'nonesuch'].map(ask)).toEqual(Array(4).fill('Fill in this field'));
});

test('asks for a line of an address by the name that its country has for it, where there are words for it', () => {
  const ask = (asked: string) => problemText(english, { field: 'address.postcode', code: 'required', asked });
  expect(['address.postcode.zip', 'address.postcode.pin', 'toString'].map(ask)).toEqual([
    'Enter a ZIP code',
    'Enter a postal code',
    'Enter a postal code',
  ]);
});

test('leaves no placeholder and no gap, with a support address or without [HOST-6]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CODES),
      fc.option(fc.constant(EMAIL), { nil: undefined }),
      fc.string(),
      (code, email, field) => {
        const text = problemText(english, { field, code }, email);
        expect(text).toMatch(/^\S.*\S$/);
        expect(text).not.toMatch(/[{}]|undefined| {2}|contact *$/);
        expect(text.includes(EMAIL)).toBe(/contact|email us/.test(text));
      },
    ),
  );
});

test('shows at most 500 characters of words from outside, and splits none of them', () => {
  expect(outsideWords(`  ${'😀'.repeat(600)}`)).toBe('😀'.repeat(500));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 520 }), (words) => {
      const shown = outsideWords(words);
      expect(Array.from(shown).length).toBeLessThanOrEqual(500);
      expect(words.trim().startsWith(shown)).toBe(true);
      if (words.isWellFormed()) expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
