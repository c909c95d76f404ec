import { expect, test } from 'vitest';
import { takeNumber } from './numbers.ts';

test('widgets of one name are numbered from 0, and one that is put back has the number it had', () => {
  const first = takeNumber('subscribe');
  const second = takeNumber('subscribe');
  expect([first.number, second.number, takeNumber('donate').number]).toEqual([0, 1, 0]);
  first.giveBack();
  expect([takeNumber('subscribe').number, takeNumber('subscribe').number]).toEqual([0, 2]);
});
