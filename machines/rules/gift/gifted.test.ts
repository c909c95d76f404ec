import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { pages } from '#mocks/replies.ts';
import { giverOf, isGifted } from './gifted.ts';

const readerOf = (name: keyof typeof pages.showAccount): AccountPage['subscriber'] =>
  copyOf(pages.showAccount[name].body.subscriber);

const gift = readerOf('giftRecipient').timetable.current_subscription;
if (!gift) throw new Error('The recipient of a gift has no subscription.');

const withFuture = (reader: AccountPage['subscriber'], ...cycles: (typeof gift)[]): AccountPage['subscriber'] => ({
  ...reader,
  timetable: { ...reader.timetable, future_subscriptions: cycles },
});

test('is true for a reader with only gifts until they renew [BEYOND-67]', () => {
  const { gift: _, ...own } = gift;
  const reader = readerOf('giftRecipient');
  const readers = [reader, withFuture(reader, gift), withFuture(reader, own), withFuture(reader, gift, own)];
  expect(readers.map(isGifted)).toEqual([true, true, false, false]);
  expect(isGifted({ ...reader, account: { ...reader.account, autorenew: true } })).toBe(false);
});

test('is false if a gift follows the reader’s own subscription [BEYOND-67]', () => {
  expect(isGifted(withFuture(readerOf('extended'), gift))).toBe(false);
  expect(isGifted(readerOf('noSubscription'))).toBe(false);
});

test('falls back to the buyer’s name as the giver [BEYOND-66]', () => {
  const { name } = gift.info.order;
  expect(
    [
      { ...gift, gift: { from: 'Wen Li' } },
      { ...gift, gift: {} },
    ].map(giverOf),
  ).toEqual(['Wen Li', name]);
});
