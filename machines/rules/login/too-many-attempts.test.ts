import { expect, test } from 'vitest';
import type { Problem } from '#machines/lib/problem.ts';
import { replies } from '#mocks/replies.ts';
import { isExpired, isSpent, TOO_MANY_ATTEMPTS } from './too-many-attempts.ts';

const says = (words: string, field = 'general', code: Problem['code'] = 'server'): Problem => ({ field, code, words });

test('recognizes a spent code by the server’s documented message [ENTRY-13, ENTRY-14]', () => {
  expect(TOO_MANY_ATTEMPTS).toBe('Too many failed attempts. Request a new verification code to log in.');
  expect(replies.verifyCode.tooManyAttempts.body.errors).toBe(TOO_MANY_ATTEMPTS);
  expect(isSpent([says('No.'), says(TOO_MANY_ATTEMPTS)])).toBe(true);
});

test('recognizes an expired code by the server’s documented message', () => {
  const { codeExpired, wrongCode } = replies.verifyCode;
  expect(isExpired([says(codeExpired.body.errors)])).toBe(true);
  expect(isExpired([says(wrongCode.body.errors), says(TOO_MANY_ATTEMPTS)])).toBe(false);
});

test.each<[string, Problem[]]>([
  ['other messages', [says(replies.verifyCode.wrongCode.body.errors)]],
  ['similar messages', [says(TOO_MANY_ATTEMPTS.toLowerCase()), says(`${TOO_MANY_ATTEMPTS} Now.`)]],
  ['the message at a field', [says(TOO_MANY_ATTEMPTS, 'password')]],
  ['the message of another code', [says(TOO_MANY_ATTEMPTS, 'general', 'provider')]],
  ['too many requests', [{ field: 'general', code: 'tooManyRequests' }]],
  ['nothing', []],
])('%s do not count', (_, problems) => {
  expect(isSpent(problems)).toBe(false);
});
