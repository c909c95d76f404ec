import { expect, test } from 'vitest';
import { keepPart, loadPart, partsArrived } from './parts.ts';

const fail = () => Promise.reject(new Error('offline'));

test('what draws a part is made once for the function that loads its code', () => {
  const load = async () => 'code';
  const make = () => ({ drawn: 'part' });
  expect(keepPart(load, make)).toBe(keepPart(load, make));
  expect(keepPart(async () => 'other', make)).not.toBe(keepPart(load, make));
});

test('what draws a part is made anew after code that did not come', async () => {
  const load = () => fail();
  const first = keepPart(load, () => ({}));
  await expect(loadPart(load)).rejects.toThrow('offline');
  expect(keepPart(load, () => ({}))).not.toBe(first);
});

test('a server waits until the code of every part has come or failed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const loading = [loadPart(() => promise), loadPart(fail)];
  let hasArrived = false;
  const arrived = partsArrived().then(() => {
    hasArrived = true;
  });
  await expect(loading[1]).rejects.toThrow('offline');
  expect(hasArrived).toBe(false);
  resolve('code');
  await arrived;
  expect(await loading[0]).toBe('code');
});
