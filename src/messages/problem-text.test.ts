import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inDollars } from '#fixtures/data/in-dollars.ts';
import type { ProblemCode } from '#machines/lib/problem.ts';
import { english } from './english.ts';
import type { CurrencyText } from './message.ts';
import { outsideMessage, problemText } from './problem-text.ts';

const EMAIL = 'help@journal.example';
const FAILED = `There was a problem processing your order. Please try again at another time or contact ${EMAIL}`;
const CODES = [...Object.keys(english.problem), 'required', 'server', 'provider', 'orderUnclear'] as ProblemCode[];
const say = (code: ProblemCode, words?: string) => problemText(english, { field: 'general', code, words }, EMAIL);

test("uses a flow's own texts for its own problems", () => {
  const problem = { field: 'amount', code: 'auction.tooLow' } as const;
  expect(problemText(english, problem, EMAIL, { 'auction.tooLow': 'Bid more' })).toBe('Bid more');
  expect(problemText(english, problem, EMAIL)).toBe(FAILED);
});

test('reports a failed order, a timeout and an unexpected error [CHECK-50]', () => {
  expect(say('orderFailed')).toBe(FAILED);
  expect(say('timedOut')).toBe(`Sorry your order timed out. ${FAILED}`);
  expect(say('unexpected')).toBe('Unexpected Error');
});

test('offers the support address if a subscription cannot be upgraded online [SUBS-5]', () => {
  expect(say('upgradeUnavailable')).toBe(
    `Automatic upgrade is not available for this subscription. To upgrade your subscription email us at ${EMAIL} and we'll help you out.`,
  );
  expect(problemText(english, { field: 'general', code: 'upgradeUnavailable' })).toBe(
    'Automatic upgrade is not available for this subscription.',
  );
});

test("asks for a new card after the server's message [CHECK-46]", () => {
  expect(say('replacement', 'Your card has expired.')).toBe(
    'Your card has expired. To proceed, please update your payment information.',
  );
  expect(say('replacement')).toBe('To proceed, please update your payment information.');
});

test("shows the server's and the provider's messages unchanged, and reports a failed order if they are blank", () => {
  expect(say('server', '  This coupon {email} is spent. ')).toBe('This coupon {email} is spent.');
  expect(say('provider', 'Your card was declined.')).toBe('Your card was declined.');
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

test("asks for an address field by its name in the reader's country", () => {
  const ask = (asked: string) => problemText(english, { field: 'address.postcode', code: 'required', asked });
  expect(['address.postcode.zip', 'address.postcode.pin', 'toString'].map(ask)).toEqual([
    'Enter a ZIP code',
    'Enter a postal code',
    'Enter a postal code',
  ]);
});

test('leaves no placeholder unfilled, with or without a support address [HOST-6]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CODES),
      fc.option(fc.constant(EMAIL), { nil: undefined }),
      fc.string(),
      (code, email, field) => {
        const text = problemText(english, { field, code }, email, {}, (words) => inDollars(words as CurrencyText));
        expect(text).toMatch(/^\S.*\S$/);
        expect(text).not.toMatch(/[{}]|undefined| {2}|contact *$/);
        expect(text.includes(EMAIL)).toBe(/contact|email us/.test(text));
      },
    ),
  );
});

test('truncates outside messages to 500 characters without splitting a character', () => {
  expect(outsideMessage(`  ${'😀'.repeat(600)}`)).toBe('😀'.repeat(500));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 520 }), (words) => {
      const shown = outsideMessage(words);
      expect(Array.from(shown).length).toBeLessThanOrEqual(500);
      expect(words.trim().startsWith(shown)).toBe(true);
      if (words.isWellFormed()) expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
