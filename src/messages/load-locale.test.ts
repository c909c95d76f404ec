import { afterEach, expect, test, vi } from 'vitest';
import { en } from './english.ts';
import { loadTranslation } from './load-locale.ts';
import type { Translation } from './translate.ts';

const french: Translation = { ...en };
const canadian: Translation = { ...en };
const offered = { fr: async () => french, 'fr-CA': async () => canadian, 'pt-BR': async () => french };

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['fr', french],
  ['fr-FR', french],
  ['FR-be', french],
  ['fr-CA', canadian],
  ['fr-ca', canadian],
  ['pt-BR', french],
  ['pt', undefined],
  ['en-US', undefined],
  ['de-DE', undefined],
  ['frr', undefined],
  ['fr_CA', undefined],
  ['fr-', undefined],
  ['not a locale', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  [undefined, undefined],
  [{ fr: 'fr' }, undefined],
])('resolves %j to its locale, then its language, then English', async (locale, words) => {
  expect(await loadTranslation(locale, offered)).toBe(words);
});

test('falls back to English if a language fails to load', async () => {
  expect(await loadTranslation('fr', { fr: () => Promise.reject(new Error('offline')) })).toBeUndefined();
});

test('falls back to English after five seconds', async () => {
  vi.useFakeTimers();
  const loading = loadTranslation('fr', { fr: () => new Promise(() => undefined) });
  const heard = vi.fn();
  void loading.then(heard);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledWith(undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test('clears the timeout once the texts have loaded', async () => {
  vi.useFakeTimers();
  await loadTranslation('fr', offered);
  expect(vi.getTimerCount()).toBe(0);
});
