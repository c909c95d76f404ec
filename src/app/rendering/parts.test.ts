import { expect, test } from 'vitest';
import { keepPart, loadPart, partsArrived } from './parts.ts';

const fail = () => Promise.reject(new Error('offline'));
const same = <Value>(value: Value) => value;

test('creates one component per load function', () => {
  const load = async () => 'code';
  const make = () => ({ drawn: 'part' });
  expect(keepPart(load, make)).toBe(keepPart(load, make));
  expect(keepPart(async () => 'other', make)).not.toBe(keepPart(load, make));
});

test('recreates the component after a failed load', async () => {
  const load = () => fail();
  const first = keepPart(load, () => ({}));
  await expect(loadPart(load, same)).rejects.toThrow('offline');
  expect(keepPart(load, () => ({}))).not.toBe(first);
});

test('lets a server wait until every part has loaded or failed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const loading = [loadPart(() => promise, same), loadPart(fail, same)];
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
  const loading = loadPart(fail, same);
  expect(await partsArrived()).toBe(false);
  await expect(loading).rejects.toThrow('offline');
});

test('counts a part as coming until its component is known', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let isKnown = false;
  void loadPart(() => promise, same).then(() => {
    isKnown = true;
  });
  resolve('code');
  const told: Promise<boolean>[] = [];
  while (!isKnown) {
    told.push(partsArrived());
    await undefined;
  }
  expect(told.length).toBeGreaterThan(0);
  expect(await Promise.all(told)).not.toContain(false);
});
