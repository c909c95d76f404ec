import type { Page } from '@playwright/test';
import { ada } from './reader.ts';

/** Keeps what a page writes where others can read it. */
export interface Traces {
  stored: string[];
  said: string[];
  visited: string[];
}

/** Keeps what a page stores, says on its console and shows in its address bar. The journal's own store is the server's. */
export async function watchTraces(page: Page): Promise<Traces> {
  const traces: Traces = { stored: [], said: [], visited: [] };
  await page.exposeFunction('noteStored', (text: string) => void traces.stored.push(text));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      // The fixture has put the function there.
      if (key !== 'mock-journal') (window as unknown as { noteStored: (text: string) => void }).noteStored(key + value);
    };
  });
  page.on('console', (message) => traces.said.push(message.text()));
  page.on('framenavigated', (frame) => traces.visited.push(frame.url()));
  return traces;
}

/** The secrets of a journey that stand in a text: the password, a card number, the provider's secret of an intent. */
export function leaks(texts: readonly string[], intents: readonly { secret: string }[]): string[] {
  const secrets = [ada.password.password, '4242424242424242', ...intents.map(({ secret }) => secret)].map(squeeze);
  return texts.filter((text) => secrets.some((secret) => squeeze(text).includes(secret)));
}

/** However a secret was encoded or set in groups, it reads the same. */
const squeeze = (text: string): string => text.replaceAll(/\s|\+|%20/g, '');
