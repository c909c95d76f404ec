import { expect, test } from 'vitest';
import { keepPart, loadPart, partsArrived } from './parts.ts';

const fail = () => Promise.reject(new Error('offline'));

test('creates one component per load function', () => {
  const load = async () => 'code';
  const make = () => ({ drawn: 'part' });
  expect(keepPart(load, make)).toBe(keepPart(load, make));
  expect(keepPart(async () => 'other', make)).not.toBe(keepPart(load, make));
});

test('recreates the component after a failed load', async () => {
  const load = () => fail();
  const first = keepPart(load, () => ({}));
  await expect(loadPart(load)).rejects.toThrow('offline');
  expect(keepPart(load, () => ({}))).not.toBe(first);
});

test('lets a server wait until every part has loaded or failed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const loading = [loadPart(() => promise), loadPart(fail)];
  let hasLoaded: boolean | undefined;
  const arrived = partsArrived().then((loaded) => {
    hasLoaded = loaded;
  });
  await expect(loading[1]).rejects.toThrow('offline');
  expect(hasLoaded).toBeUndefined();
  resolve('code');
  await arrived;
  expect([hasLoaded, await loading[0]]).toEqual([true, 'code']);
});

test('tells a server that no part has loaded', async () => {
  const loading = loadPart(fail);
  expect(await partsArrived()).toBe(false);
  await expect(loading).rejects.toThrow('offline');
});
