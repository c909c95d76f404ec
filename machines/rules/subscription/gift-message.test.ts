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
    `  ${'a'.repeat(LONGEST_MESSAGE)}  `,
  ])('can be %j', (message) => {
    expect(codesOf({ message })).toEqual([]);
  });

  test.each([
    ['a'.repeat(LONGEST_MESSAGE + 1), 'gift.tooLong'],
    ['🎁'.repeat(LONGEST_MESSAGE + 1), 'gift.tooLong'],
    ['a\u0000b', 'gift.unseen'],
    ['a\tb', 'gift.unseen'],
    ['a\u0085b', 'gift.unseen'],
    ['a\u007Fb', 'gift.unseen'],
    ['a\u202Eb', 'gift.unseen'],
    ['a\u200Bb', 'gift.unseen'],
    ['a\uD800', 'gift.unseen'],
    ['<b>Hello</b>', 'gift.markup'],
    ['<SCRIPT src=//x>', 'gift.markup'],
    ['<!-- hello', 'gift.markup'],
    ['a </p', 'gift.markup'],
    ['<?xml', 'gift.markup'],
    ['&lt;b&gt;', 'gift.markup'],
    ['&#60;', 'gift.markup'],
    ['&#x3C;', 'gift.markup'],
  ])('cannot be %j: %s', (message, code) => {
    expect(codesOf({ message })).toEqual([['gift_message', code]]);
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
  expect(codesOf({ message: '<b>', day: '2026-11-22' })).toEqual([
    ['gift_message', 'gift.markup'],
    ['deliver_on', 'gift.past'],
  ]);
});

test('sends trimmed text, and only if there is any', () => {
  expect(giftNoteOf({ message: ' Enjoy it. ', day: today })).toEqual({ message: 'Enjoy it.', deliver_on: today });
  expect(giftNoteOf({ message: ' ', day: '' })).toEqual({});
});
