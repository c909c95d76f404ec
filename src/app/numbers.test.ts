import { expect, test } from 'vitest';
import { takeNumber } from './numbers.ts';

const place = () => ({ isConnected: true });

test('widgets of one name are numbered from 0, and one that is put back has the number it had', () => {
  const first = takeNumber('subscribe', place());
  const second = takeNumber('subscribe', place());
  expect([first.number, second.number, takeNumber('donate', place()).number]).toEqual([0, 1, 0]);
  first.giveBack();
  expect([takeNumber('subscribe', place()).number, takeNumber('subscribe', place()).number]).toEqual([0, 2]);
});

test('the number of an element that is gone from the page is free, and is not given back twice', () => {
  const gone = place();
  const { giveBack } = takeNumber('renew', gone);
  gone.isConnected = false;
  expect(takeNumber('renew', place()).number).toBe(0);
  giveBack();
  expect(takeNumber('renew', place()).number).toBe(1);
});

test('an element whose widget could not be mounted has the same number in the next try [BEYOND-74]', () => {
  const failed = place();
  expect([takeNumber('redeem', failed).number, takeNumber('redeem', failed).number]).toEqual([0, 0]);
  expect(takeNumber('redeem', place()).number).toBe(1);
});
