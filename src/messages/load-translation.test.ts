import { afterEach, expect, test, vi } from 'vitest';
import { en } from './en.ts';
import { loadTranslation } from './load-translation.ts';
import type { Translation } from './translation.ts';

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
])('a page in %j has the words of its tag, else of its language, else English', async (locale, words) => {
  expect(await loadTranslation(locale, offered)).toBe(words);
});

test('a language that cannot be loaded leaves the page in English', async () => {
  expect(await loadTranslation('fr', { fr: () => Promise.reject(new Error('offline')) })).toBeUndefined();
});

test('a language that does not come leaves the page in English after five seconds', async () => {
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

test('nothing is waited for once the words are there', async () => {
  vi.useFakeTimers();
  await loadTranslation('fr', offered);
  expect(vi.getTimerCount()).toBe(0);
});
