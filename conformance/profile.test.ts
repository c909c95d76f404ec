import { expect, test } from 'vitest';
import exampleProfile from './examples/profile.json' with { type: 'json' };
import { mockJournal, profileOf } from './profile.ts';

test("the kit's profiles match their schema", () => {
  expect(mockJournal.readers?.subscriber).toEqual({
    email: 'fatima@reader.example',
    password: 'correct horse',
  });
  expect(profileOf(exampleProfile).pages).toEqual({
    showSubscribe: 'visitor',
  });
});

test.each<[object, string]>([
  [{ reader: {} }, 'The profile has no "reader". Did you mean "readers"?'],
  [{ secret: '' }, 'The profile has no "secret".'],
  [
    { pages: { showDonation: 'visitor', showName: 'nam' } },
    expect.stringMatching(
      /^\/pages has no "showDonation"\.(?: Did you mean "\w+"\?)? It can be: .*showDonate,.*\n\/pages\/showName has no "nam"\. Did you mean "name"\? It can be: name, .*\.$/,
    ),
  ],
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
  expect(() => profileOf(profile)).toThrow(expect.objectContaining({ name: 'UsageError', message: words }));
});
