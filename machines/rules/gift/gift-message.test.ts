import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryDays, type GiftNote, giftMessageProblems, giftNoteOf, LONGEST_MESSAGE } from './gift-message.ts';

const today = '2026-11-23';
const codesOf = (note: Partial<GiftNote>) =>
  giftMessageProblems({ message: '', day: '', ...note }, deliveryDays(today)).map(({ field, code }) => [field, code]);

describe('a message', () => {
  test.each([
    '',
    '  ',
    'Happy birthday, Noor!',
    'Dear Noor,\nenjoy it.',
    'From all of us: 1 < 2 & 3 > 2, I <3 you',
    'عيد سعيد 👩‍👩‍👧',
    '🎁'.repeat(LONGEST_MESSAGE),
    `  ${'a'.repeat(LONGEST_MESSAGE)}\u200B  `,
    'x<y, R&B; jazz, AT&T, <b>bold</b> &amp; <!--',
    'a\u0000b\u202Ec',
  ])('can be %j', (message) => {
    expect(codesOf({ message })).toEqual([]);
  });

  test.each(['a', '🎁', '<'])('of %j is too long past the limit', (letter) => {
    expect(codesOf({ message: letter.repeat(LONGEST_MESSAGE + 1) })).toEqual([['gift_message', 'gift.tooLong']]);
  });
});

describe('a day', () => {
  test.each(['', today, '2026-12-24', '2027-11-23'])('can be %j', (day) => {
    expect(codesOf({ day })).toEqual([]);
  });

  test.each([
    ['?', 'gift.unreadableDay'],
    ['24.12.2026', 'gift.unreadableDay'],
    ['2026-02-29', 'gift.unreadableDay'],
    ['2026-13-01', 'gift.unreadableDay'],
    ['2027-01-01T00:00:00Z', 'gift.unreadableDay'],
    [' 2026-12-24', 'gift.unreadableDay'],
    ['2026-11-22', 'gift.past'],
    ['0001-01-01', 'gift.past'],
    ['2027-11-24', 'gift.tooFar'],
    ['9999-12-31', 'gift.tooFar'],
  ])('cannot be %j: %s', (day, code) => {
    expect(codesOf({ day })).toEqual([['deliver_on', code]]);
  });

  test('is at most a year ahead, counting 29 February', () => {
    expect(deliveryDays('2028-02-29')).toEqual({ first: '2028-02-29', last: '2029-02-28' });
  });

  test('may be any day of that year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 }), (days) => {
        const day = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
        expect(codesOf({ day })).toEqual([]);
      }),
    );
  });
});

test('reports all problems at once', () => {
  expect(codesOf({ message: 'a'.repeat(251), day: '2026-11-22' })).toEqual([
    ['gift_message', 'gift.tooLong'],
    ['deliver_on', 'gift.past'],
  ]);
});

test('sends cleaned text, and only if there is any', () => {
  expect(giftNoteOf({ message: ' Enjoy\u200B it,\r\nR&B; <3. ', day: today })).toEqual({
    message: 'Enjoy it,\nR&B; <3.',
    deliver_on: today,
  });
  expect(giftNoteOf({ message: ' \u200E', day: '' })).toEqual({});
});
