import { expect, test } from 'vitest';
import { UsageError } from '#cli/command.ts';
import { MOCK_JOURNAL, profileOf, readProfile } from './profile.ts';

test("the kit's profiles match their schema", () => {
  expect(readProfile(MOCK_JOURNAL).readers?.subscriber).toEqual({
    email: 'fatima@reader.example',
    password: 'correct horse',
  });
  expect(readProfile(new URL('../../docs/examples/profile.json', import.meta.url)).pages).toEqual({
    showSubscribe: 'visitor',
  });
});

test.each<[object, string]>([
  [{ reader: {} }, 'The profile has no "reader".'],
  [
    { readers: { subscriber: { email: 'ada@reader.example' } } },
    "/readers/subscriber must have required property 'password'.",
  ],
  [{ gifts: { open: '../x' } }, '/gifts/open must match pattern "^[A-Za-z0-9_-]{1,128}$".'],
  [
    { payment: { publishableKey: 'sk_live_1' } },
    '/payment/publishableKey must match pattern "^pk_(?:test_)?[A-Za-z0-9_]+$".',
  ],
])('explains why %j is invalid', (profile, words) => {
  expect(() => profileOf(profile)).toThrow(new UsageError(words));
});
