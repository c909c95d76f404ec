import { expect, test } from 'vitest';
import { takeNumber } from './numbers.ts';

const place = () => ({ isConnected: true });

test('numbers widgets of one name from 0, and gives a remounted one its number again', () => {
  const first = takeNumber('subscribe', place());
  const second = takeNumber('subscribe', place());
  expect([first.number, second.number, takeNumber('donate', place()).number]).toEqual([0, 1, 0]);
  first.giveBack();
  expect([takeNumber('subscribe', place()).number, takeNumber('subscribe', place()).number]).toEqual([0, 2]);
});

test('frees the number of a removed element, once', () => {
  const gone = place();
  const { giveBack } = takeNumber('renew', gone);
  gone.isConnected = false;
  expect(takeNumber('renew', place()).number).toBe(0);
  giveBack();
  expect(takeNumber('renew', place()).number).toBe(1);
});

test('reuses the number of an element whose mount failed [BEYOND-74]', () => {
  const failed = place();
  expect([takeNumber('redeem', failed).number, takeNumber('redeem', failed).number]).toEqual([0, 0]);
  expect(takeNumber('redeem', place()).number).toBe(1);
});
